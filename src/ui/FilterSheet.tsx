import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { openDialog, untilClosed } from './dialog.ts';
import { ChevronIcon, CloseIcon, SlidersIcon } from './icons.tsx';
import { BUTTON, CHIP } from './styles.ts';

/** One choice of a group; it can be pressed where it is chosen, or gives something. */
export interface SheetOption {
  id: string;
  name: string;
  /** How many there would be with it; absent where nothing is left out by it. */
  count?: number | undefined;
  isChosen: boolean;
}

/** Choices about one thing. */
export interface SheetGroup {
  id: string;
  label: string;
  options: readonly SheetOption[];
  /** Whether its choices are seen at once; what is chosen always is. */
  isOpen?: boolean;
}

interface Props {
  /** On the button that opens it, and its heading. */
  label: string;
  close: string;
  reset: string;
  /** On the button that leads to what was found: how many there are. */
  done: string;
  groups: readonly SheetGroup[];
  /** How many choices hold, its groups' or others. */
  chosen: number;
  locale: string;
  onPress: (group: string, option: string) => void;
  onReset: () => void;
  /** Below the groups. */
  children?: ReactNode;
}

/**
 * Filters in a sheet: beside the list on a wide screen, over its lower part on a phone. Every choice tells how many drinks
 * it gives, and takes effect at once.
 */
export function FilterSheet({
  label,
  close,
  reset,
  done,
  groups,
  chosen,
  locale,
  onPress,
  onReset,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || dialog.current === null) return;
    openDialog(dialog.current);
    void untilClosed(dialog.current).then(() => {
      setOpen(false);
    });
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-filters
        className={`${BUTTON.action} min-h-12 px-4`}
        onClick={() => {
          setOpen(true);
        }}
      >
        <SlidersIcon />
        {label}
        {chosen > 0 && (
          <span className="rounded-pill bg-brass px-2 text-note text-on-brass tabular-nums">{chosen}</span>
        )}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-[26rem] border-l border-line bg-ground text-ink"
      >
        {isOpen && (
          <div className="flex h-full flex-col">
            <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
              <h2 id={title} className="text-card">
                {label}
              </h2>
              <button
                type="button"
                data-close
                aria-label={close}
                className="grid size-11 cursor-pointer place-items-center text-soft hover:text-ink"
              >
                <CloseIcon />
              </button>
            </div>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6">
              {groups.map((group) => (
                <Group key={group.id} {...{ group, locale, onPress }} />
              ))}
              {children}
            </div>
            <div className="flex items-center justify-between gap-3 border-t border-line px-5 py-3">
              <button type="button" aria-disabled={chosen === 0} className={BUTTON.text} onClick={onReset}>
                {reset}
              </button>
              <button type="button" data-close className={BUTTON.primary}>
                {done}
              </button>
              {/* Within the button it would take its name. */}
              <p role="status" className="sr-only">
                {done}
              </p>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}

interface GroupProps {
  group: SheetGroup;
  locale: string;
  onPress: Props['onPress'];
}

function Group({ group: { id, label, options, isOpen = false }, locale, onPress }: GroupProps) {
  const [wasOpen] = useState(() => isOpen || options.some(({ isChosen }) => isChosen));
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ name }) => name);
  return (
    <details open={wasOpen} className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 text-small font-medium">
        {label}
        <span className="min-w-0 truncate font-normal text-brass group-open:hidden">{chosen.join(', ')}</span>
        <ChevronIcon className="ml-auto shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div role="group" aria-label={label} className="flex flex-wrap gap-2 pt-1 pb-4">
        {options.map(({ id: option, name, count, isChosen }) => {
          const isEmpty = count === 0 && !isChosen;
          return (
            <button
              key={option}
              type="button"
              aria-pressed={isChosen}
              aria-disabled={isEmpty}
              className={`${CHIP} aria-disabled:cursor-default aria-disabled:text-faint`}
              onClick={() => {
                if (!isEmpty) onPress(id, option);
              }}
            >
              {name}
              {count !== undefined && (
                <span className="text-note text-faint tabular-nums">{count.toLocaleString(locale)}</span>
              )}
            </button>
          );
        })}
      </div>
    </details>
  );
}
