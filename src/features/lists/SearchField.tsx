import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { SEARCH_LENGTH } from './listQuery.ts';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Milliseconds without a letter after which the list follows. */
const PAUSE = 150;

/** A search box that stays ahead of its list: what is typed shows at once, the list follows in a pause. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => {
    // What somebody typed before the script was there.
    const typed = field.current?.value ?? '';
    if (typed !== '') onSearch(typed);
  }, [onSearch]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );
  const searchNow = (typed: string) => {
    clearTimeout(waiting.current);
    onSearch(typed);
  };
  return (
    <form
      role="search"
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text);
      }}
    >
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-faint" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="min-h-12 w-full rounded-corner border border-control bg-transparent pr-3 pl-11 text-body placeholder:text-faint placeholder:opacity-100 hover:border-ink"
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value;
          setText(typed);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => {
            onSearch(typed);
          }, PAUSE);
        }}
      />
    </form>
  );
}
