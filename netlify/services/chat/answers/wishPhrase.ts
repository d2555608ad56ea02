import type { Wish } from '../../../../src/domain/chat/wish.ts';
import { possibleAllergens } from '../../../../src/domain/dietary.ts';
import { frenchDe } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { germanAccusative, germanDative } from '../../../../src/text/germanCases.ts';
import { termIn, type Talk } from '../talk.ts';

/** Tastes whose names are things and do not stand beside a drink as adjectives do. */
const THING_TASTES = new Set(['coffee', 'nutty', 'minty', 'strong', 'savory']);

/** What is wished in a few words: "with gin and lime, fruity, without egg". */
export function wishPhrase(talk: Talk, wish: Wish): string {
  const { texts, list, ingredient, locale } = talk;
  const namesOf = (ids: readonly string[]) => [...new Set(ids)].map(ingredient);
  const spirits = wish.spirits.flatMap((id) => spiritName(talk, id) ?? []);
  const wanted = [...namesOf(wish.with), ...spirits];
  const behindWith = { fr: frenchDe, de: germanDative };
  const withThem = locale === 'fr' || locale === 'de' ? wanted.map(behindWith[locale]) : wanted;
  const { exclusion } = talk.situation.taboo;
  const avoided = [
    ...exclusion.allergens.map((id) => termIn(talk, 'allergens', id)),
    ...wish.withoutCautions
      .filter((id) => id !== 'raw-egg' || !exclusion.allergens.includes('eggs'))
      .filter((id) => id !== 'alcohol-trace' || !wish.isAlcoholFree)
      .map((id) => termIn(talk, 'cautions', id)),
  ];
  const unwanted = [...new Set([...avoided, ...namesOf(strangers(talk, wish.without))])];
  const withoutThem = locale === 'de' ? unwanted.map(germanAccusative) : unwanted;
  const parts = [
    wanted.length > 0 && fillIn(texts.with, { things: list(withThem) }),
    ...wish.tastes.filter((taste) => !THING_TASTES.has(taste)).map((taste) => termIn(talk, 'tastes', taste)),
    wish.kind === 'shot' && texts.shot,
    wish.leastAbv !== undefined && texts.strong,
    wish.mostAbv !== undefined && !wish.isAlcoholFree && texts.light,
    wish.isEasy && texts.easy,
    wish.isAlcoholFree && texts.alcoholFree,
    exclusion.isVegan && texts.vegan,
    exclusion.isVegetarian && !exclusion.isVegan && texts.vegetarian,
    ...wish.occasions.map((occasion) => texts.occasions[occasion]),
    unwanted.length > 0 && fillIn(texts.without, { things: list(withoutThem) }),
  ].filter((part) => part !== false);
  return parts.slice(0, MOST_PARTS).join(', ');
}
const MOST_PARTS = 4;

/** Of unwanted things those that no excluded allergen stands for already. */
function strangers({ bar, situation }: Talk, ids: readonly string[]): string[] {
  const { allergens } = situation.taboo.exclusion;
  return ids.filter((id) => {
    const own = possibleAllergens(bar.catalogue.ingredientById.entry(id).allergens);
    return !allergens.some((allergen) => own.has(allergen));
  });
}

function spiritName({ bar, locale }: Talk, id: string): string | undefined {
  const name = bar.catalogue.vocabularies.spirits.get(id)?.names[locale];
  return locale === 'de' ? name : name?.toLocaleLowerCase(locale);
}
