import { useId, useState, type ReactNode } from 'react';
import type { MenuItem } from '../../contracts/menus/menuItem.ts';
import { ITEM_KINDS, MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import { joinLines } from '../../text/joinLines.ts';
import { readProse } from '../../domain/names/proseReading.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { LineFacts } from './LineFacts.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';
import { stepByKey } from './table/stepField.ts';

interface Props {
  say: Say;
  item: MenuItem;
  substances: MenuDrinks['substances'];
  /** Whether it stands in a row of the table. */
  isTable: boolean;
  /** @param field what is typed into, if it is */
  onChange: (item: MenuItem, field?: string) => void;
}

interface FactsProps extends Props {
  /** Its additives, where the menu marks them. */
  children?: ReactNode;
}

interface NameProps extends Omit<Props, 'substances'> {
  /** Lines or cells of a spreadsheet were pasted. */
  onPaste: (text: string) => void;
}

/** Marks all lines without a name as wrong, and gives the first the focus. */
export function refuseNameless(): void {
  const fields = document.querySelectorAll<HTMLTextAreaElement>('[data-item-name]');
  const nameless = [...fields].filter(({ value }) => value.trim() === '');
  for (const field of nameless) field.dispatchEvent(new Event('invalid'));
  nameless[0]?.focus();
}

/** The name of a line that is no mixed drink. */
export function ItemName({ say, item, isTable, onChange, onPaste }: NameProps) {
  const problem = useId();
  const [wasRefused, setWasRefused] = useState(false);
  const isRefused = wasRefused && item.name.trim() === '';
  return (
    <>
      <label className="block">
        <span className={isTable ? 'sr-only' : 'block font-sans text-note text-soft'}>
          {say('menus.item.name')}
        </span>
        <textarea
          rows={1}
          placeholder={say(`menus.item.${item.kind}`)}
          value={item.name}
          maxLength={MENU_LIMITS.itemName}
          autoComplete="off"
          data-item-name
          aria-invalid={isRefused}
          aria-describedby={problem}
          onInvalid={() => {
            setWasRefused(true);
          }}
          data-column="name"
          enterKeyHint="next"
          onKeyDown={stepByKey}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text').trimEnd();
            if (!/[\t\r\n]/.test(text)) return;
            event.preventDefault();
            onPaste(text);
          }}
          onChange={({ target }) => {
            // A name is one line, however many it takes here.
            onChange({ ...item, name: joinLines(target.value) }, 'name');
          }}
          className={`block field-sizing-content w-full min-w-0 resize-none border-b border-control bg-transparent font-serif text-ink hover:border-ink focus:border-brass aria-invalid:border-alert ${isTable ? 'min-h-7 py-0.5 text-body leading-tight' : 'min-h-11 py-2 text-large leading-[1.3]'}`}
        />
      </label>
      <p id={problem} className="mt-1 font-sans text-small text-alert empty:hidden">
        {isRefused && say('menus.lack.item.text')}
      </p>
    </>
  );
}

/** What is in a line that is no mixed drink, as its owner says it. */
export function ItemFacts({ say, item, isTable, substances, onChange, children }: FactsProps) {
  const named = substances.filter(({ id }) => item.allergens.includes(id)).map(({ name }) => name);
  const { isFreeOfAllergens = false, ...undeclared } = item;
  const inName = isFreeOfAllergens ? readProse(item.name).substances : [];
  const doubted = substances.filter(({ id }) => inName.includes(id));
  const contained = say('menus.item.contains', { names: say.list(named) });
  const declared = isFreeOfAllergens ? say('menus.item.declared-none') : undefined;
  const stated = named.length > 0 ? contained : (declared ?? say('menus.item.facts'));
  const short = named.length > 0 ? named.join(', ') : (declared ?? say('menus.table.unstated'));
  return (
    <LineFacts {...{ say, stated, short, isTable }} name={item.name || say(`menus.item.${item.kind}`)}>
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
          onChange({ ...undeclared, allergens });
        }}
      />
      <TickBox
        label={say('menus.item.none')}
        isTicked={isFreeOfAllergens}
        onTick={(isTicked) => {
          onChange(isTicked ? { ...item, allergens: [], isFreeOfAllergens: true } : undeclared);
        }}
        className="mt-2 flex"
      />
      {doubted.length > 0 && (
        <p role="status" className="border-l-3 border-alert pl-3 text-note" data-doubted>
          {say('menus.item.doubted', { names: say.list(doubted.map(({ name }) => name)) })}
        </p>
      )}
      {children}
    </LineFacts>
  );
}
