import type { PriceHours } from '../../../contracts/menus/menuPrice.ts';
import { dayNames } from '../../../domain/menus/prices/menuPrices.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';

interface Props {
  say: Say;
  /** Of the price list. */
  name: string;
  hours: PriceHours;
  onChange: (hours: PriceHours) => void;
}

/** On which days and when a price list holds; one day at least. */
export function HoursFields({ say, name, hours, onChange }: Props) {
  const names = { short: dayNames(say.locale, 'short'), long: dayNames(say.locale, 'long') };
  const toggle = (day: number) => {
    const days = hours.days.includes(day) ? hours.days.filter((one) => one !== day) : [...hours.days, day];
    if (days.length > 0) onChange({ ...hours, days: days.sort((one, other) => one - other) });
  };
  return (
    <fieldset className="mt-1">
      <legend className="sr-only">{say('menus.list.hours', { name })}</legend>
      <div className="flex flex-wrap gap-1.5">
        {names.short.map((short, place) => (
          <button
            key={short}
            type="button"
            aria-label={names.long[place]}
            aria-pressed={hours.days.includes(place + 1)}
            onClick={() => {
              toggle(place + 1);
            }}
            className={`${STYLE.chip} px-3`}
          >
            {short}
          </button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3 text-small">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex items-center gap-2">
            {say(`menus.list.${end}`)}
            <input
              type="time"
              required
              value={hours[end]}
              onChange={({ target }) => {
                if (target.value !== '') onChange({ ...hours, [end]: target.value });
              }}
              className={`${STYLE.small} tabular-nums`}
            />
          </label>
        ))}
        {hours.from === hours.to && <span className="text-soft">{say('menus.list.all-day')}</span>}
      </div>
    </fieldset>
  );
}
