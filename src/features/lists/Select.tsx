import { ChevronIcon } from '../../ui/icons.tsx';

/** One of what can be chosen. */
export interface Choice {
  id: string;
  name: string;
}

interface Props {
  label: string;
  value: string;
  options: readonly Choice[];
  /** As wide as its place among other fields, or as what is chosen in a line of text. */
  look: keyof typeof LOOKS;
  onChoose: (id: string) => void;
}

const LOOKS = {
  field: {
    select:
      'min-h-12 w-full rounded-corner border border-control pr-8 pl-3 text-body hover:border-ink md:pr-10 md:pl-3.5',
    chevron: 'right-2.5 text-soft md:right-3.5',
  },
  quiet: {
    select: 'field-sizing-content min-h-11 pr-6 pl-1 text-small hover:text-brass',
    chevron: 'right-1 text-soft',
  },
} as const;

/** The browser's own list of choices, in the site's dress. */
export function Select({ label, value, options, look, onChoose }: Props) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        className={`cursor-pointer appearance-none truncate bg-ground ${LOOKS[look].select}`}
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
      <ChevronIcon
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${LOOKS[look].chevron}`}
      />
    </div>
  );
}
