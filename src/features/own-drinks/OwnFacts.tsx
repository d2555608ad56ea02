import type { Substance } from '../../contracts/diet/diet.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnDrinkView } from '../../domain/own-drinks/describeOwnDrink.ts';
import type { OwnDraft } from '../../domain/own-drinks/ownDraft.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { Say } from './ownDrinkMessages.ts';

type Stated = Pick<OwnDraft, 'allergens' | 'vegan' | 'vegetarian'>;

interface Props {
  say: Say;
  view: OwnDrinkView;
  stated: Stated;
  /** Allergens that the drink’s texts name and its ingredients do not hold. */
  named: readonly Substance[];
  substances: DrinkParts['substances'];
  /** Names of what the catalogue does not know. */
  unknown: readonly string[];
  /** Names of what has no stated allergens: of the unknown, and of house things with something unknown in them. */
  unstated: readonly string[];
  onChange: (change: Partial<Stated>) => void;
}

/** What is in an own drink: by the catalogue, and by what its owner states. */
export function OwnFacts({ say, view, stated, named, substances, unknown, unstated, onChange }: Props) {
  const contained = substances.filter(({ id }) => view.facts.allergens.contains.includes(id));
  return (
    <>
      {/* Outside of what is closed, where nothing is read out. */}
      <p
        role="status"
        className={named.length > 0 ? 'border-l-3 border-brass pl-3 text-small' : 'sr-only'}
        data-named
      >
        {named.length > 0 &&
          say(named.some((one) => stated.allergens.includes(one)) ? 'own.named' : 'own.named.ask', {
            names: say.list(substances.filter(({ id }) => named.includes(id)).map(({ name }) => name)),
          })}
      </p>
      <details
        open={named.length > 0}
        className="rounded-corner border border-line px-4 text-small"
        data-facts
      >
        <summary className="min-h-11 cursor-pointer py-3 text-soft hover:text-ink">
          {contained.length === 0
            ? say('own.facts')
            : say('own.contains', { names: say.list(contained.map(({ name }) => name)) })}
        </summary>
        <div className="pb-4">
          {view.isUnstated && (
            <p className="border-l-3 border-brass pl-3">
              {say('own.unstated', { names: say.list(unstated) })}
            </p>
          )}
          {unknown.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-x-6">
              <TickBox
                label={say('own.vegan')}
                isTicked={stated.vegan}
                onTick={(vegan) => {
                  onChange({ vegan, vegetarian: vegan || stated.vegetarian });
                }}
              />
              <TickBox
                label={say('own.vegetarian')}
                isTicked={stated.vegetarian}
                onTick={(vegetarian) => {
                  onChange({ vegetarian, vegan: vegetarian && stated.vegan });
                }}
              />
            </div>
          )}
          <TickList
            legend={say('own.contains.more')}
            options={substances}
            ticked={stated.allergens}
            onTick={(allergens) => {
              onChange({ allergens });
            }}
          />
        </div>
      </details>
    </>
  );
}
