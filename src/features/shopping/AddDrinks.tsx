import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { SHOPPING_LIMITS } from '../../contracts/shopping/shoppingLimits.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { listNeeds, spreadServings } from '../../domain/shopping/shoppingNeeds.ts';
import type { Need } from '../../domain/shopping/shoppingList.ts';
import { loadFavorites } from '../../stores/favorites.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { $marked } from '../../stores/shelfMarks.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { ThingPicker } from '../../ui/ThingPicker.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import type { AskedDrinks } from './askedDrinks.ts';
import { nameEntry, volumeText, type Say } from './shoppingText.ts';

interface Props {
  say: Say;
  locale: Locale;
  index: ShoppingIndex;
  asked: AskedDrinks;
  onAdd: (needs: readonly Need[], text: string) => void;
}

/** Shops for drinks: which, for how many guests, and without what is on the shelf. */
export function AddDrinks({ say, locale, index, asked, onAdd }: Props) {
  const [chosen, setChosen] = useState(asked.drinks);
  const [guests, setGuests] = useState(asked.guests);
  const [each, setEach] = useState(1);
  const [isMissingOnly, setIsMissingOnly] = useState(true);
  const [favoritesText, setFavoritesText] = useState('');
  const [had, setHad] = useState('');
  const [added, setAdded] = useState('');
  const marked = useStore($marked);
  const things = useMemo(
    () =>
      Object.entries(index.drinks)
        .map(([id, { name }]) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name, locale)),
    [index, locale],
  );
  const choose = (ids: readonly string[]) => {
    setHad('');
    setAdded('');
    setChosen(ids.slice(0, SHOPPING_LIMITS.drinks));
  };

  async function takeFavorites() {
    try {
      const ids = (await loadFavorites()).map(({ cocktailId }) => cocktailId);
      const known = ids.filter((id) => Object.hasOwn(index.drinks, id));
      setFavoritesText(known.length === 0 ? say('shopping.favorites.none') : '');
      setChosen((before) => [...new Set([...before, ...known])].slice(0, SHOPPING_LIMITS.drinks));
    } catch {
      setFavoritesText(say('shopping.favorites.failed'));
    }
  }

  const servings = spreadServings(chosen, guests * each);
  const perDrink = servings.get(chosen[0] ?? '') ?? 0;
  function add() {
    const { missing, onShelf } = listNeeds(index, servings, isMissingOnly ? marked : () => new Set());
    const find = (entry: string) => index.things.find(({ id }) => id === entry);
    const nameOf = ({ entry, ml }: Need) => {
      const name = nameEntry(entry, find, say);
      return ml === undefined ? name : `${name} (${volumeText(ml, say)})`;
    };
    setHad(onShelf.length === 0 ? '' : say('shopping.had', { names: onShelf.map(nameOf).join(', ') }));
    const text = missing.length === 0 ? say('shopping.nothing') : say.count('shopping.added', missing.length);
    setAdded(text);
    onAdd(missing, text);
  }

  return (
    <form
      data-shop-for
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ThingPicker
        label={say('shopping.drinks')}
        add={say('shopping.drinks.hint')}
        remove={(name) => say('shopping.drinks.remove', { name })}
        unknown={(name) => say('shopping.drinks.unknown', { name })}
        {...{ things, chosen }}
        onChange={choose}
      />
      {mayBeSignedIn() && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-soft">
          <button type="button" className={BUTTON.text} onClick={() => void takeFavorites()}>
            {say('shopping.favorites')}
          </button>
          <span role="status">{favoritesText}</span>
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-4">
        <NumberField
          label={say('shopping.guests')}
          value={guests}
          most={SHOPPING_LIMITS.guests}
          onChange={setGuests}
        />
        <NumberField
          label={say('shopping.each')}
          value={each}
          most={SHOPPING_LIMITS.drinksEach}
          onChange={setEach}
        />
      </div>
      <p role="status" className="mt-2 text-note text-faint" data-servings-each>
        {chosen.length > 0 && say.count('shopping.servings', perDrink)}
      </p>
      <TickBox
        label={say('shopping.missing-only')}
        isTicked={isMissingOnly}
        onTick={setIsMissingOnly}
        className="mt-2 inline-flex text-small"
      />
      <button
        type="submit"
        disabled={chosen.length === 0}
        className={`${BUTTON.primary} mt-3 w-full disabled:cursor-default disabled:bg-line disabled:text-soft`}
      >
        {say('shopping.put')}
      </button>
      {/* Where the list is out of sight; its own status says the same. */}
      <p aria-hidden="true" className="mt-2 text-small text-brass empty:hidden lg:sr-only">
        {added}
      </p>
      <p role="status" className="mt-2 text-small text-soft" data-had>
        {had}
      </p>
    </form>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number from 1 on; what is none counts as what it was. */
function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const id = `shopping-${label}`;
  return (
    <div className="flex flex-col justify-end">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        required
        value={text}
        className={`mt-2 h-12 w-full ${FIELD}`}
        onChange={({ target }) => {
          setText(target.value);
          const number = Number(target.value);
          if (Number.isInteger(number) && number >= 1 && number <= most) onChange(number);
        }}
      />
    </div>
  );
}
