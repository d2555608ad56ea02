import type { Drink } from '../../../../src/catalogue/drink.ts';
import { tasteWord } from '../../../../src/catalogue/wishLabel.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { textIn } from '../../../../src/text/textIn.ts';
import { listText } from '../../../../src/text/listText.ts';
import { compareDrinks } from '../facts/compareDrinks.ts';
import { countBottles, countIngredients, listChanges, measure, volumeOf, type Change } from './changes.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { findDrinks } from './suggest.ts';
import { bulletList, conflictText, lowerFirst, nameOrWarning, namesText, strengthText } from './words.ts';

/** What of a drink is worth a word beside another one, and by how much more. */
const TRAITS = [
  ['stronger', 2],
  ['weaker', 2],
  ['sweeter', 4],
  ['less-sweet', 4],
  ['bitterer', 0.1],
  ['sourer', 0.06],
  ['longer', 50],
  ['easier', 1],
] as const satisfies readonly (readonly [trait: Change, least: number])[];
const MOST_TRAITS = 4;

/** What two or more drinks have in common, what tells them apart, and which one to take. */
export function compare(drinks: readonly Drink[], scene: Scene): string {
  const { catalogue, language } = scene;
  const { drinks: compared, inAll } = compareDrinks(drinks);
  const lines = compared.map(({ drink, only }) => {
    const facts = [
      tasteWord(drink.taste, language),
      strengthText(drink, language),
      lowerFirst(drink.terms.method.names[language]),
      drink.terms.glass.shown[language],
    ].join(', ');
    const own =
      only.length === 0
        ? ''
        : `${say('semicolon', language)}${say('compareOnly', language, { things: namesText(only, catalogue, language) })}`;
    const about = textIn(drink.description, language);
    return say('pair', language, { x: `**${nameOrWarning(drink, scene)}**`, y: `${facts}${own}. ${about}` });
  });
  const both =
    inAll.length === 0 ? '' : say('compareBoth', language, { things: namesText(inAll, catalogue, language) });
  return [bulletList(lines), both, traitsText(drinks, scene), adviceText(drinks, scene)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** "The Boulevardier is stronger and less bitter." */
function traitsText(drinks: readonly Drink[], scene: Scene): string {
  const { language } = scene;
  return drinks
    .flatMap((drink) => {
      const others = drinks.filter((other) => other !== drink);
      const own = TRAITS.filter(([trait, least]) =>
        others.every((other) => measure(trait, drink) - measure(trait, other) >= least),
      )
        .slice(0, MOST_TRAITS)
        .map(([trait]) => say(`more-${trait}`, language));
      if (own.length === 0) return [];
      const drinkName = nameOrWarning(drink, scene);
      return [say('compareIs', language, { drink: drinkName, things: listText(own, language) })];
    })
    .join(' ');
}

/** Which one to take: the one that goes furthest in what is wished, else the one that people know best. */
function adviceText(drinks: readonly Drink[], scene: Scene): string {
  const fine = drinks.filter((drink) => conflictText(drink, scene) === undefined);
  const changes = listChanges({ ...scene.reading, added: [...scene.wishes, ...scene.reading.added] });
  const [best] = [...fine].sort((a, b) => furthest(changes, b, fine) - furthest(changes, a, fine));
  const [known] = [...fine].sort((a, b) => b.views - a.views);
  if (best === undefined || known === undefined) return '';
  const meets = (drink: Drink) =>
    findDrinks(scene, scene.wishes).find((one) => one.drink.id === drink.id)?.reasons.length ?? 0;
  const [fitting, other] = fine.map((drink) => ({ drink, n: meets(drink) })).sort((a, b) => b.n - a.n);
  if (fitting !== undefined && fitting.n > (other?.n ?? 0))
    return say('comparePick', scene.language, { drink: nameOrWarning(fitting.drink, scene) });
  if (changes.length > 0) return say('comparePick', scene.language, { drink: nameOrWarning(best, scene) });
  return scene.reading.isChoice === true || scene.reading.intents.has('which')
    ? say('compareStart', scene.language, { drink: nameOrWarning(known, scene) })
    : '';
}

/** How many of the others a drink is before, over all that is wished. */
export function furthest(changes: readonly Change[], drink: Drink, drinks: readonly Drink[]): number {
  return changes.reduce(
    (sum, change) => sum + drinks.filter((other) => measure(change, drink) > measure(change, other)).length,
    0,
  );
}

type Order = Extract<Wish, { kind: 'order' }>['order'];
export type ShownOrder =
  Exclude<Order, 'fewest-bottles' | 'unusual' | 'classic' | 'elegant'> | 'longest' | 'cheapest';

/** The drinks shown last, in the order that was asked for: "which of those is the weakest?" */
export function orderShown(drinks: readonly Drink[], order: ShownOrder, scene: Scene): string {
  const { language } = scene;
  const sorted = sortShown(drinks, order);
  const [first] = sorted;
  if (first === undefined) return '';
  const fact = (drink: Drink) =>
    order === 'fewest-calories'
      ? say('kcal', language, { n: drink.energy })
      : order === 'longest'
        ? `${Math.round(volumeOf(drink))} ml`
        : order === 'cheapest' || order === 'fewest-ingredients'
          ? namesText(
              drink.lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient),
              scene.catalogue,
              language,
            )
          : strengthText(drink, language);
  return `${say(order, language, { drink: nameOrWarning(first, scene) })}\n\n${bulletList(sorted.map((drink) => say('pair', language, { x: nameOrWarning(drink, scene), y: fact(drink) })))}`;
}

export function sortShown(drinks: readonly Drink[], order: ShownOrder): Drink[] {
  const value = {
    strongest: ({ abv }: Drink) => -abv,
    weakest: ({ abv }: Drink) => abv,
    'fewest-calories': ({ energy }: Drink) => energy,
    'fewest-ingredients': (drink: Drink) => -measure('easier', drink),
    popular: ({ views }: Drink) => -views,
    longest: (drink: Drink) => -volumeOf(drink),
    cheapest: (drink: Drink) => countBottles(drink) + countIngredients(drink) / 20,
  }[order];
  return [...drinks].sort((a, b) => value(a) - value(b));
}
