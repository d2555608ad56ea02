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
  draft: Stated;
  substances: DrinkParts['substances'];
  /** Names of what the catalogue does not know. */
  unknown: readonly string[];
  onChange: (change: Partial<Stated>) => void;
}

/** What is in an own drink: by the catalogue, and by what its owner states. */
export function OwnFacts({ say, view, draft, substances, unknown, onChange }: Props) {
  const contained = substances.filter(({ id }) => view.facts.allergens.contains.includes(id));
  return (
    <details className="rounded-corner border border-line px-4 text-small" data-facts>
      <summary className="min-h-11 cursor-pointer py-3 text-soft hover:text-ink">
        {contained.length === 0
          ? say('own.facts')
          : say('own.contains', { names: say.list(contained.map(({ name }) => name)) })}
      </summary>
      <div className="pb-4">
        {view.isUnstated && (
          <p className="border-l-3 border-brass pl-3">{say('own.unstated', { names: say.list(unknown) })}</p>
        )}
        {unknown.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-x-6">
            <TickBox
              label={say('own.vegan')}
              isTicked={draft.vegan}
              onTick={(vegan) => {
                onChange({ vegan, vegetarian: vegan || draft.vegetarian });
              }}
            />
            <TickBox
              label={say('own.vegetarian')}
              isTicked={draft.vegetarian}
              onTick={(vegetarian) => {
                onChange({ vegetarian, vegan: vegetarian && draft.vegan });
              }}
            />
          </div>
        )}
        <TickList
          legend={say('own.contains.more')}
          options={substances}
          ticked={draft.allergens}
          onTick={(allergens) => {
            onChange({ allergens });
          }}
        />
      </div>
    </details>
  );
}
