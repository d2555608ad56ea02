import type { PrintedDrink, PrintedMenu } from './printedMenu.ts';
import { unprintableIn } from './printableText.ts';

/** A part of a menu with characters that no typeface has. */
export interface Unprintable {
  /** Name of the drink, or title of the section; undefined for what belongs to the whole menu. */
  place: string | undefined;
  characters: string[];
}

/** The parts of a menu that cannot be printed as they are written. */
export function findUnprintable(menu: PrintedMenu, isPrintable: (cluster: string) => boolean): Unprintable[] {
  return printedTexts(menu).flatMap(({ place, texts }) => {
    const characters = unprintableIn(texts.join('\n'), isPrintable);
    return characters.length === 0 ? [] : [{ place, characters }];
  });
}

/** All that is printed of a menu. */
export function wholeText(menu: PrintedMenu): string {
  return printedTexts(menu)
    .flatMap(({ texts }) => texts)
    .join('\n');
}

interface PrintedPart {
  place: string | undefined;
  texts: string[];
}

function printedTexts(menu: PrintedMenu): PrintedPart[] {
  const { name, venue, description, hours, sections, address, words, locale } = menu;
  const { allergenNames, additiveNames } = menu;
  // Some designs print these in capitals.
  const inBoth = (text: string) => [text, text.toLocaleUpperCase(locale)];
  return [
    {
      place: undefined,
      texts: [
        ...[name, venue ?? ''].flatMap(inBoth),
        ...[description ?? '', ...hours, address ?? ''],
        ...Object.values(words as unknown as Record<string, string>).flatMap(inBoth),
        ...Object.values({ ...allergenNames, ...additiveNames }),
      ],
    },
    ...sections.flatMap(({ title, drinks }) => [
      ...(title === null ? [] : [{ place: title, texts: inBoth(title) }]),
      ...drinks.map((drink) => ({ place: drink.name, texts: textsOfDrink(drink) })),
    ]),
  ];
}

function textsOfDrink(drink: PrintedDrink): string[] {
  const { name, category, glass, strength, ingredients, steps, contents, prices, timedPrices, note } = drink;
  return [
    ...[name, category, glass, strength, note ?? ''],
    ...[...ingredients, ...steps, ...contents, ...timedPrices],
    ...prices.flatMap(({ size, text }) => [size ?? '', text]),
  ];
}
