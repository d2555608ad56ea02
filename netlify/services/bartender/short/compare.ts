import type { Drink } from '../../../../src/catalogue/drink.ts';
import { tasteWord } from '../../../../src/catalogue/wishLabel.ts';
import type { Wish } from '../../../../src/contracts/wishes.ts';
import { compareDrinks } from '../facts/compareDrinks.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import { bulletList, lowerFirst, nameOrWarning, namesText, strengthText } from './words.ts';

/** What two or more drinks have in common, and what tells them apart. */
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
    return say('pair', language, { x: `**${nameOrWarning(drink, scene)}**`, y: `${facts}${own}` });
  });
  const both =
    inAll.length === 0
      ? ''
      : `\n\n${say('compareBoth', language, { things: namesText(inAll, catalogue, language) })}`;
  return `${bulletList(lines)}${both}`;
}

/** The drinks shown last, in the order that was asked for: "which of those is the weakest?" */
export function orderShown(
  drinks: readonly Drink[],
  order: Extract<Wish, { kind: 'order' }>['order'],
  scene: Scene,
): string {
  const { language } = scene;
  const value = {
    strongest: ({ abv }: Drink) => -abv,
    weakest: ({ abv }: Drink) => abv,
    'fewest-calories': ({ energy }: Drink) => energy,
    'fewest-ingredients': ({ lines }: Drink) =>
      lines.filter(({ garnish, optional }) => !garnish && !optional).length,
    popular: ({ views }: Drink) => -views,
  }[order];
  const sorted = [...drinks].sort((a, b) => value(a) - value(b));
  const [first] = sorted;
  if (first === undefined) return '';
  const fact = (drink: Drink) =>
    order === 'fewest-calories' ? say('kcal', language, { n: drink.energy }) : strengthText(drink, language);
  return `${say(order, language, { drink: nameOrWarning(first, scene) })}\n\n${bulletList(sorted.map((drink) => say('pair', language, { x: nameOrWarning(drink, scene), y: fact(drink) })))}`;
}
