import { ADDITIVES, type Additive, type ToldAdditives } from '../../contracts/diet/additives.ts';
import type { AllergenStatement } from '../../contracts/diet/diet.ts';
import type { DeclaredAdditives } from '../../contracts/menus/guestNotes.ts';
import {
  combineAdditives,
  declareAdditives,
  declareContained,
  declareNothingAdded,
  readSulphites,
} from '../../domain/menus/additives.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { TickList } from '../../ui/TickList.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** Of a line without a recipe nothing is known. */
  recipe: ToldAdditives;
  /** Of the line, as its owner declares them. */
  allergens: AllergenStatement;
  declared: DeclaredAdditives | undefined;
  /** @param declared undefined where the recipe holds */
  onChange: (declared: DeclaredAdditives | undefined) => void;
}

/** The additives of a line, which its owner corrects by what is poured. */
export function AdditiveFields({ say, recipe, allergens, declared, onChange }: Props) {
  const known = combineAdditives([recipe, readSulphites(allergens)]);
  const { contains, mayContain } = declareAdditives(known, declared);
  const name = (id: Additive) => ({ id, name: say(`additives.${id}`) });
  const absent = declared?.without ?? [];
  const byBrand = known.mayContain.filter((id) => !contains.includes(id));
  const isNone = contains.length === 0 && mayContain.length === 0;
  return (
    <div className="mt-4 border-t border-line pt-4" data-additives>
      {recipe.isUnstated && declared === undefined && (
        <p className="border-l-3 border-alert pl-3 text-note">{say('menus.additives.unstated')}</p>
      )}
      <TickList
        legend={say('additives.title')}
        options={ADDITIVES.map(name)}
        ticked={contains}
        onTick={(contained) => {
          onChange(declareContained(known, contained, absent));
        }}
      />
      {byBrand.length > 0 && (
        <TickList
          legend={say('menus.declared.brand')}
          options={byBrand.map(name)}
          ticked={absent}
          onTick={(ticked) => {
            onChange(declareContained(known, contains, ticked));
          }}
        />
      )}
      <TickBox
        label={say('menus.additives.none')}
        isTicked={declared !== undefined && isNone}
        onTick={(isTicked) => {
          onChange(isTicked ? declareNothingAdded(known) : undefined);
        }}
        className="mt-2 flex"
      />
      {declared && (
        <button
          type="button"
          onClick={() => {
            onChange(undefined);
          }}
          className={STYLE.action}
        >
          {say('menus.additives.reset')}
        </button>
      )}
    </div>
  );
}
