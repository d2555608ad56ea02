import type { Ingredient } from '../../../../src/contracts/ingredient.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { capitalise, formatNumber, lineText } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { colon } from '../../../../src/text/colon.ts';
import { aboutIngredient } from '../../ingredientAbouts.ts';
import { avoidsSomething } from '../taboo.ts';
import { clashWithBottle, drinkLine, factsOf, has, SHORT, type Talk } from '../talk.ts';
import { bestFor } from './suggest.ts';
import { bringsOf, reasonsOf } from './warning.ts';

type StandIn = Ingredient['standIns'][number];

/** What no bartender measures in millilitres: for it the answer tells a ratio instead of an amount. */
const SOLID = new Set<Ingredient['category']>(['fruit', 'herb', 'spice', 'garnish', 'pantry', 'egg']);
/** Millilitres for which a ratio is told where no drink is spoken of. */
const USUAL_ML = 30;
const MOST = 4;

/**
 * What can stand in for an ingredient, in the amounts of a drink if one is spoken of.
 *
 * @param offered id of what the guest would like to use instead
 */
export function swap(talk: Talk, id: string, drink: string | undefined, offered: string | undefined): string {
  const { texts, bar } = talk;
  const lines = drink === undefined ? [] : factsOf(talk, drink).recipe.lines;
  const barred = bar.pantry.barredBy(id);
  const line =
    lines.find(({ ingredient, garnish }) => ingredient === id && !garnish) ??
    lines.find(({ ingredient, garnish }) => barred.has(ingredient) && !garnish) ??
    lines.find(({ ingredient }) => barred.has(ingredient));
  const asked = bar.catalogue.ingredientById.entry(line?.ingredient ?? id);
  const standIns = asked.standIns.filter(({ use }) => clashWithBottle(talk, use) === undefined);
  const thing = asked.names[talk.locale];
  const parts: string[] = [];
  if (drink !== undefined && line === undefined)
    parts.push(fillIn(texts.swapNotIn, { drink: cite(drink), thing }));
  if (drink !== undefined && line !== undefined && (line.garnish || line.optional))
    parts.push(fillIn(texts.swapGarnish, { drink: cite(drink), thing }));
  if (drink !== undefined && line?.specific)
    parts.push(fillIn(texts.swapSpecific, { drink: cite(drink), thing }));

  const wanted =
    offered === undefined ? undefined : standIns.find(({ use }) => isServedBy(talk, use, offered));
  const unsafe = offered !== undefined && clashWithBottle(talk, offered) !== undefined ? offered : undefined;
  if (wanted !== undefined && unsafe === undefined) {
    const use = talk.ingredient(wanted.use);
    parts.push(fillIn(texts.swapYes, { ...told(talk, wanted, asked, line?.amount), use, thing }));
    parts.push(...aboutOf(talk, wanted.use));
  } else if (unsafe !== undefined) {
    parts.push(fillIn(texts.swapUnsafe, { use: talk.ingredient(unsafe), reasons: reasonsFor(talk, unsafe) }));
  } else if (standIns.length === 0)
    parts.push(fillIn(asked.standIns.length > 0 ? texts.swapNoneSafe : texts.swapNone, { thing }));
  else {
    const refused = offered !== undefined && fillIn(texts.swapNo, { use: talk.ingredient(offered), thing });
    const intro = refused === false ? fillIn(texts.swap, { thing }) : capitalise(refused, talk.locale);
    const best = [...standIns].sort(
      (a, b) => Number(talk.shelf().has(b.use)) - Number(talk.shelf().has(a.use)),
    );
    const list = best.slice(0, MOST).map((one) => {
      const mark = talk.shelf().has(one.use) ? ` (${texts.onShelf})` : '';
      const use = capitalise(talk.ingredient(one.use), talk.locale) + mark;
      return `- ${fillIn(texts.swapLine, { ...told(talk, one, asked, line?.amount), use })}`;
    });
    parts.push(`${intro}\n\n${list.join('\n')}`, ...aboutOf(talk, asked.id));
  }
  const others = drink === undefined || line === undefined ? [] : without(talk, drink, id);
  return [...parts, ...others].join('\n\n');
}

/** What stands in for what a guest must not have in the drink that is spoken of: "vegan, what do I use for it?" */
export function standInFor(talk: Talk): string | undefined {
  const { reading, drink: spoken, last } = talk.situation;
  const drink = reading.drinks[0] ?? (last.length <= MOST ? spoken : undefined);
  const asks =
    has(talk, 'swap') ||
    (!has(talk, 'vegan', 'vegetarian', 'request') &&
      reading.drinks.length === 0 &&
      !reading.asksWhether &&
      (has(talk, 'wantsToKnow') || reading.words.length <= SHORT));
  const isElse = has(talk, 'contains', 'allergensOf', 'shelf') || reading.wish.with.length > 0;
  const avoids = avoidsSomething(reading.wish) || reading.wish.isVegan || reading.wish.isVegetarian;
  if (drink === undefined || !asks || isElse || !avoids) return undefined;
  const missed = [...factsOf(talk, drink).ingredients].find(
    (id) => clashWithBottle(talk, id) !== undefined && !talk.bar.pantry.isBase(id),
  );
  return missed && swap(talk, missed, drink, undefined);
}

/** Whether what a guest offers is a stand-in, a kind of it, or what it is made of: lemon is lemon juice. */
function isServedBy({ bar }: Talk, use: string, offered: string): boolean {
  const { yields } = bar.catalogue.ingredientById.entry(offered);
  const isKin = bar.pantry.isKindOf(offered, use) || bar.pantry.isKindOf(use, offered);
  return isKin || yields.includes(use) || use === `${offered}-syrup`;
}

/** The amount of a stand-in, what changes in the glass, and what comes with it. */
function told(talk: Talk, { use, ratio, remark }: StandIn, asked: Ingredient, amount: number | undefined) {
  const { bar, locale, texts } = talk;
  const remarked =
    remark === undefined ? [] : [bar.catalogue.vocabularies.remarks.entry(remark).names[locale]];
  const notes = [...remarked, ...bringsOf(talk, use, asked.id)].map(
    (note) => ` ${capitalise(note, locale)}.`,
  );
  const from = amount ?? USUAL_ML;
  const ml = bar.catalogue.vocabularies.units.entry('ml');
  const text = (count: number, ingredient: Ingredient) =>
    lineText({ amount: Math.round(count * 2) / 2 }, ml, ingredient, locale);
  const isMeasured = !SOLID.has(asked.category) && from >= 5;
  const written = isMeasured
    ? fillIn(texts.swapAmount, {
        to: text(from * ratio, bar.catalogue.ingredientById.entry(use)).amount,
        from: text(from, asked).text,
      })
    : `${formatNumber(ratio, locale)} : 1`;
  return { amount: written, notes: notes.join('') };
}

/** What is known of a thing, for who has to do without it or takes it instead. */
function aboutOf(talk: Talk, id: string): string[] {
  const about = aboutIngredient(id, talk.locale);
  return about === undefined
    ? []
    : [`**${capitalise(talk.ingredient(id), talk.locale)}**${colon(talk.locale)} ${about}`];
}

/** Drinks like one that do without an ingredient. */
function without(talk: Talk, drink: string, id: string): string[] {
  const wish = {
    ...NO_WISH,
    like: drink,
    without: [id],
    isAlcoholFree: talk.situation.needsCare || talk.situation.wish.isAlcoholFree,
  };
  const found = bestFor(talk, wish, 2);
  return found.length === 0
    ? []
    : [`${talk.texts.alsoWithout}\n\n${found.map(({ facts }) => drinkLine(talk, facts)).join('\n')}`];
}

function reasonsFor(talk: Talk, id: string): string {
  const clash = clashWithBottle(talk, id);
  return clash === undefined ? '' : reasonsOf(talk, clash);
}
