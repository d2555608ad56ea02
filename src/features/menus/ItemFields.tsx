import type { MenuItem } from '../../contracts/menus/menuItem.ts';
import { ITEM_KINDS, MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import { joinLines } from '../../text/joinLines.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  item: MenuItem;
  substances: MenuDrinks['substances'];
  /** @param field what is typed into, if it is */
  onChange: (item: MenuItem, field?: string) => void;
}

/** The name of a line that is no mixed drink. */
export function ItemName({ say, item, onChange }: Omit<Props, 'substances'>) {
  return (
    <label className="block">
      <span className="block font-sans text-note text-soft">{say('menus.item.name')}</span>
      <textarea
        rows={1}
        placeholder={say(`menus.item.${item.kind}`)}
        value={item.name}
        maxLength={MENU_LIMITS.itemName}
        autoComplete="off"
        data-item-name
        onChange={({ target }) => {
          // A name is one line, however many it takes here.
          onChange({ ...item, name: joinLines(target.value) }, 'name');
        }}
        className="block field-sizing-content min-h-11 w-full min-w-0 resize-none border-b border-control bg-transparent py-2 font-serif text-large leading-[1.3] text-ink placeholder:text-faint placeholder:opacity-100 hover:border-ink focus:border-brass"
      />
    </label>
  );
}

/** What is in a line that is no mixed drink, as its owner says it. */
export function ItemFacts({ say, item, substances, onChange }: Props) {
  const named = substances.filter(({ id }) => item.allergens.includes(id)).map(({ name }) => name);
  return (
    <details className="w-full text-small">
      <summary className="min-h-11 w-fit cursor-pointer py-3 text-soft hover:text-ink">
        {named.length > 0 ? say('menus.item.contains', { names: say.list(named) }) : say('menus.item.facts')}
      </summary>
      <div className="rounded-corner border border-line p-4">
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {say('menus.item.kind')}
          <select
            value={item.kind}
            onChange={({ target }) => {
              const kind = ITEM_KINDS.find((one) => one === target.value);
              if (kind) onChange({ ...item, kind });
            }}
            className={STYLE.small}
          >
            {ITEM_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say(`menus.item.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <TickBox
            label={say('menus.item.vegan')}
            isTicked={item.vegan}
            onTick={(vegan) => {
              onChange({ ...item, vegan, vegetarian: vegan || item.vegetarian });
            }}
          />
          <TickBox
            label={say('menus.item.vegetarian')}
            isTicked={item.vegetarian}
            onTick={(vegetarian) => {
              onChange({ ...item, vegetarian, vegan: vegetarian && item.vegan });
            }}
          />
        </div>
        <TickList
          legend={say('menus.item.allergens')}
          options={substances}
          ticked={item.allergens}
          onTick={(allergens) => {
            onChange({ ...item, allergens });
          }}
        />
      </div>
    </details>
  );
}
