import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import type { HouseThing } from '../../domain/own-drinks/houseThings.ts';
import { Modal } from '../../ui/Modal.tsx';
import { STYLE } from '../menus/styles.ts';
import { houseText } from './houseText.ts';
import type { Say } from './ownDrinkMessages.ts';
import { strengthText } from './strengthText.ts';

interface Props {
  say: Say;
  locale: Locale;
  drink: HouseThing<OwnDrink>;
  parts: DrinkParts;
  onClose: () => void;
}

/** A house thing as it hangs in the kitchen: how it is made, what is in it, and lines for the dates. */
export function HouseCard({ say, locale, drink, parts, onClose }: Props) {
  const view = describeOwnDrink(drink, parts, locale);
  const { contains, mayContain } = view.allergens;
  const namesOf = (held: readonly string[]) =>
    say.list(parts.substances.filter(({ id }) => held.includes(id)).map(({ name }) => name));
  return (
    <Modal title={say('own.card.of', { name: drink.name })} onClose={onClose}>
      <article className="mt-5 rounded-corner border border-line p-5" data-print-card>
        <h3 className="text-section wrap-anywhere">
          <bdi>{drink.name}</bdi>
        </h3>
        <p className="mt-1 text-small text-soft">
          {houseText(say, drink.house)} · {strengthText(say, view)}
        </p>
        <ul className="mt-4 grid gap-1">
          {view.lines.map(({ text }, place) => (
            <li key={place} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
        {view.steps.length > 0 && (
          <ol className="mt-4 grid list-decimal gap-1 pl-5">
            {view.steps.map((step, place) => (
              <li key={place} className="wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
        )}
        <div className="mt-4 grid gap-1 text-small" data-card-allergens>
          {contains.length > 0 && <p>{say('own.contains', { names: namesOf(contains) })}</p>}
          {mayContain.length > 0 && <p>{say('own.card.may', { names: namesOf(mayContain) })}</p>}
          {view.isUnstated && <p>{say('own.card.unstated')}</p>}
          {!view.isUnstated && contains.length + mayContain.length === 0 && <p>{say('own.card.free')}</p>}
        </div>
        <p className="mt-6 grid grid-cols-2 gap-5 text-small text-soft">
          <span className="border-b border-ink pb-8">{say('own.card.made')}</span>
          <span className="border-b border-ink pb-8">{say('own.card.until')}</span>
        </p>
      </article>
      <button
        type="button"
        onClick={() => {
          window.print();
        }}
        className={`${STYLE.primary} mt-6`}
      >
        {say('own.card.print')}
      </button>
    </Modal>
  );
}
