import type { Locale } from '../../contracts/site/locale.ts';
import type { Localized } from '../../contracts/site/text.ts';
import { capitalise, formatNumber, frenchDe } from '../../domain/drinks/lineText.ts';
import { listText } from '../../text/listText.ts';
import { germanDative } from '../../text/germanCases.ts';
import { translator, type MessageName } from '../../i18n/translate.ts';
import type { CollectionKind } from '../../web/addressWords.ts';
import { DESCRIPTION_LENGTH, SIGNATURE, TITLE_LENGTH } from '../../web/searchResult.ts';

/** A collection as its words need it. */
export interface Named {
  kind: CollectionKind;
  value: string;
  ingredients: readonly string[];
  names: Localized | undefined;
  /** Of a glass: "in a rocks glass". */
  shown?: Localized | undefined;
  /** Per cent, where it is a matter of strength. */
  abv?: number | undefined;
}

const MOST_NAMES = 4;

/** The heading of a collection: "Cocktails with gin and lemon juice". */
export function getHeading(collection: Named, locale: Locale): string {
  const { kind, value, names, shown, abv } = collection;
  const t = translator(locale);
  const say = (key: string, values: Record<string, string | number> = {}) => t(key as MessageName, values);
  const own = names?.[locale] ?? value;
  switch (kind) {
    case 'taste':
    case 'method':
    case 'family':
      return say(`collection.${kind}.${value}`);
    case 'strength':
    case 'diet':
      return say(`collection.${value}`, { abv: abv ?? 0 });
    case 'count':
      return say('collection.count', { number: value });
    case 'glass':
      return say('collection.glass', { shown: shown?.[locale] ?? own });
    default:
      return say(`collection.${kind}`, { name: nameInside(kind, own, locale) });
  }
}

/** A name as its heading takes it: English begins with it, German wants a dative, French "de" before a base. */
function nameInside(kind: CollectionKind, name: string, locale: Locale): string {
  if (locale === 'de') return name.split(' und ').map(germanDative).join(' und ');
  if (kind === 'ingredient') return locale === 'en' ? capitalise(name, locale) : name;
  if (kind !== 'spirit') return name;
  // A term is written as a heading would be.
  const small = name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
  return locale === 'fr' ? frenchDe(small) : small;
}

/** What a list of links calls a collection: the name of an ingredient or a base, else its heading. */
export function getShortName(collection: Named, locale: Locale): string {
  const { kind, names } = collection;
  const isNamed = kind !== 'strength' && kind !== 'diet' && kind !== 'count' && kind !== 'family';
  return isNamed && names !== undefined ? capitalise(names[locale], locale) : getHeading(collection, locale);
}

/** The title and the description of its page, as long as search engines show them. */
export function pageTexts(
  collection: Named,
  drinkNames: readonly string[],
  count: number,
  locale: Locale,
): { heading: string; title: string; description: string } {
  const t = translator(locale);
  const heading = getHeading(collection, locale);
  const values = { heading, number: formatNumber(count, locale) };
  const titles = [t('collection.long', values), t('collection.short', values), heading];
  const title = titles.find((text) => text.length + SIGNATURE.length <= TITLE_LENGTH);
  const lists = Array.from({ length: MOST_NAMES }, (_, less) => drinkNames.slice(0, MOST_NAMES - less));
  const all = t('collection.description.all', { ...values, names: listText(drinkNames, locale) });
  // "And more" is said where there are more.
  const descriptions =
    drinkNames.length <= MOST_NAMES && all.length <= DESCRIPTION_LENGTH
      ? [all]
      : lists
          .filter((names) => names.length < drinkNames.length)
          .map((names) => t('collection.description', { ...values, names: names.join(', ') }));
  return {
    heading,
    title: title ?? titles.find((text) => text.length <= TITLE_LENGTH) ?? heading,
    description:
      descriptions.find((text) => text.length <= DESCRIPTION_LENGTH) ??
      t('collection.description.few', values),
  };
}
