import { useEffect, useId, useRef } from 'react';
import { CloseIcon, LinkIcon } from '../../ui/icons.tsx';
import { FIELD } from '../../ui/styles.ts';
import type { Say } from './say.ts';

interface Props {
  say: Say;
  shelf: readonly string[];
  nameOf: (entry: string) => string;
  isId: ((entry: string) => boolean) | undefined;
  /** The link to the list, where the browser does not copy it. */
  uncopied: string | undefined;
  onRemove: (entry: string) => void;
  onClear: () => void;
  onShare: () => void;
}

/** The list "Your ingredients". */
export function ShelfList({ say, shelf, nameOf, isId, uncopied, onRemove, onClear, onShare }: Props) {
  if (shelf.length === 0) return null;
  return (
    <>
      <ul
        className="-mx-1.5 mt-2.5 -mb-1.5 flex max-h-75 flex-wrap gap-2 overflow-auto p-1.5"
        aria-label={say('mix.yours')}
      >
        {shelf.map((entry) => (
          <li
            key={entry}
            className="inline-flex min-h-11 max-w-full items-center rounded-pill border border-brass pl-4 text-small"
          >
            <bdi className="min-w-0 py-1 wrap-anywhere">{nameOf(entry)}</bdi>
            {isId?.(entry) === false && (
              <span className="ml-2 shrink-0 text-note text-faint">{say('mix.byname')}</span>
            )}
            <button
              type="button"
              aria-label={say('mix.remove', { name: nameOf(entry) })}
              onClick={() => {
                onRemove(entry);
              }}
              className="grid size-11 shrink-0 cursor-pointer place-items-center text-soft hover:text-ink"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <button
          type="button"
          onClick={onShare}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small text-soft hover:text-ink"
        >
          <LinkIcon />
          {say('mix.share')}
        </button>
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small text-soft hover:text-ink"
        >
          <CloseIcon />
          {say('mix.clear')}
        </button>
      </div>
      {uncopied !== undefined && <LinkToCopy label={say('mix.share.failed')} link={uncopied} />}
      <hr className="mt-3 border-line" />
    </>
  );
}

/** A link that one copies by hand: it is there, selected, until the list is another. */
function LinkToCopy({ label, link }: { label: string; link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, [link]);
  return (
    <p className="mt-1 mb-2 grid gap-1 text-small">
      <label htmlFor={id} className="text-soft">
        {label}
      </label>
      <input ref={field} id={id} readOnly value={link} className={`min-h-11 w-full min-w-0 ${FIELD}`} />
    </p>
  );
}
