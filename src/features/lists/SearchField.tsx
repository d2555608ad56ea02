import { useEffect, useLayoutEffect, useRef } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { SEARCH_LENGTH } from '../../domain/search/listQuery.ts';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Milliseconds without a letter after which the list follows. */
const PAUSE = 150;

/**
 * A search box that stays ahead of its list: the list follows in a pause. The browser alone keeps what is typed, so
 * that a letter renders nothing.
 */
export function SearchField({ label, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    // Back or a reset asks for something else than what was typed.
    if (field.current === null || value === asked.current) return;
    field.current.value = value;
    asked.current = value;
  }, [value]);
  useEffect(() => {
    // What somebody typed before the script was there.
    const typed = field.current?.value ?? '';
    if (typed === '') return;
    asked.current = typed;
    onSearch(typed);
  }, [onSearch]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );
  const searchNow = () => {
    clearTimeout(waiting.current);
    asked.current = field.current?.value ?? '';
    onSearch(asked.current);
  };
  return (
    <form
      role="search"
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-faint" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="min-h-12 w-full rounded-corner border border-control bg-transparent pr-3 pl-11 text-body hover:border-ink"
        onChange={() => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(searchNow, PAUSE);
        }}
      />
    </form>
  );
}
