import { useState, type ReactNode } from 'react';
import type { Substance } from '../../contracts/diet/diet.ts';
import type { DeclaredAllergens } from '../../contracts/menus/declaredAllergens.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import {
  declareAllergens,
  declareBrands,
  declareContained,
  declareNone,
  listDenied,
} from '../../domain/menus/declaredAllergens.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { TickList } from '../../ui/TickList.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { nameAllergens, shortenByBrand } from './drinkAllergens.ts';
import { LineFacts } from './LineFacts.tsx';
import type { DrinkAllergens } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** Of the drink. */
  name: string;
  /** As the recipe has them; undefined where they are not known, or not yet. */
  recipe: DrinkAllergens | undefined;
  declared: DeclaredAllergens | undefined;
  substances: MenuDrinks['substances'];
  /** Whether bottles are stated for the menu: what depends on the brand may be sure by them. */
  hasBottles: boolean;
  /** Whether it stands in a row of the table. */
  isTable: boolean;
  /** @param declared undefined where the recipe holds */
  onChange: (declared: DeclaredAllergens | undefined) => void;
  /** Its additives, where the menu marks them. */
  children?: ReactNode;
}

/** The allergens of a mixed drink, which its owner corrects by what is poured. */
export function DeclaredFields(props: Props) {
  const { say, name, recipe, declared, substances, hasBottles, isTable, onChange } = props;
  const [asked, setAsked] = useState<{ next: DeclaredAllergens; denied: Substance[] }>();
  if (recipe === undefined) {
    return (
      <LineFacts {...{ say, name, isTable }} stated={say('menus.declared')} short="…">
        {say('menus.declared.wait')}
      </LineFacts>
    );
  }
  const allergens = declareAllergens(recipe, declared);
  const isNone = allergens.contains.length === 0 && allergens.mayContain.length === 0;
  const possible = nameAllergens(allergens.mayContain, substances);
  const inWords = (unsure: readonly string[]) => {
    const open = recipe.isUnstated ? [say('menus.table.unstated')] : [];
    const names = [...nameAllergens(allergens.contains, substances), ...unsure, ...open].join(', ');
    const none = say(declared ? 'menus.item.declared-none' : 'menus.table.no-allergens');
    return declared ? say('menus.declared.mark', { names: names || none }) : names || none;
  };
  const listNames = (ids: readonly Substance[]) => say.list(nameAllergens(ids, substances));
  const byBrand = substances.filter(
    ({ id }) => recipe.mayContain.includes(id) && !allergens.contains.includes(id),
  );
  const sure = hasBottles ? { ...recipe, contains: [...recipe.contains, ...recipe.mayContain] } : recipe;
  const change = (next: DeclaredAllergens | undefined) => {
    const denied = listDenied(sure, declared, next);
    if (next === undefined || denied.length === 0) onChange(next);
    else setAsked({ next, denied });
  };
  return (
    <LineFacts
      {...{ say, name, isTable }}
      stated={say('menus.table.allergens.are', {
        names: inWords(possible.map((one) => say('menus.table.maybe', { name: one }))),
      })}
      short={inWords(shortenByBrand(possible, (number) => say('menus.table.by-brand', { number })))}
    >
      <p className="text-note text-soft">{say(declared ? 'menus.declared.own' : 'menus.declared.text')}</p>
      {recipe.isUnstated && (
        <p className="mt-2 border-l-3 border-alert pl-3 text-note">{say('menus.declared.unstated')}</p>
      )}
      <TickList
        legend={say('menus.item.allergens')}
        options={substances}
        ticked={allergens.contains}
        onTick={(contained) => {
          change(declareContained(recipe, declared, contained));
        }}
      />
      {byBrand.length > 0 && (
        <TickList
          legend={say('menus.declared.brand')}
          options={byBrand}
          ticked={declared?.without ?? []}
          onTick={(absent) => {
            change(declareBrands(recipe, declared, absent));
          }}
        />
      )}
      {!recipe.isUnstated && (
        <TickBox
          label={say('menus.item.none')}
          isTicked={declared !== undefined && isNone}
          onTick={(isTicked) => {
            change(isTicked ? declareNone(recipe) : undefined);
          }}
          className="mt-2 flex"
        />
      )}
      {declared && (
        <button
          type="button"
          onClick={() => {
            onChange(undefined);
          }}
          className={STYLE.action}
        >
          {say('menus.declared.reset')}
        </button>
      )}
      {props.children}
      {asked && (
        <ConfirmDialog
          title={say('menus.declared.ask', { name, names: listNames(asked.denied) })}
          text={say('menus.declared.ask.text', { name, names: listNames(asked.denied) })}
          confirm={say('menus.declared.ask.confirm')}
          cancel={say('menus.declared.ask.cancel')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setAsked(undefined);
            onChange(asked.next);
          }}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </LineFacts>
  );
}
