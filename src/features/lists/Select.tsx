import { ChevronIcon } from '../../ui/icons.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  onChoose: (id: string) => void;
}

/** The browser's own list of choices, in the site's dress. */
export function Select({ label, value, options, onChoose }: Props) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        className="min-h-12 w-full cursor-pointer appearance-none truncate rounded-corner border border-control bg-ground pr-8 pl-3 text-body hover:border-ink md:pr-10 md:pl-3.5"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-soft md:right-3.5" />
    </div>
  );
}
