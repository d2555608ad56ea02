import { SearchIcon } from '../../ui/icons.tsx';
import { STYLE } from './styles.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field that searches while one types. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        className={`${STYLE.field} pl-11`}
      />
    </div>
  );
}
