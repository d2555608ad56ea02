import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import type { Localized } from '../contracts/site/text.ts';
import { firstBottles, type NextBottle } from '../domain/shelf/firstBottles.ts';
import { GUIDES_FOLDER, GUIDES_PATH } from '../web/addressWords.ts';
import { buildCollections, getCollectionKey } from './collections.ts';
import { guideLink, linkTargets, type Guide } from './guides.ts';
import { getMatchIndex } from './matchIndex.ts';
import type { WholeCatalogue } from './loadCatalogue.ts';
import { countingLines } from './mixIndex.ts';

/** Guides that a guide leads on to. */
const MOST_RELATED = 3;
const BOTTLES = 12;

/** The guides that a language has, in the order of the data. */
export function guidesIn({ guides }: Pick<WholeCatalogue, 'guides'>, locale: Locale): Guide[] {
  return guides.filter(({ texts }) => texts[locale] !== undefined);
}

/** The address of a guide without the language; of a language that lacks it, that of the overview. */
export function guidePath({ texts }: Guide): Localized {
  const paths = LOCALES.map((locale) => {
    const slug = texts[locale]?.slug;
    return [locale, slug === undefined ? GUIDES_PATH[locale] : `/${GUIDES_FOLDER[locale]}/${slug}`];
  });
  return Object.fromEntries(paths) as unknown as Localized;
}

/** The languages that a guide is there in. */
export function listLanguages({ texts }: Guide): Locale[] {
  return LOCALES.filter((locale) => texts[locale] !== undefined);
}

/**
 * Where a link of a guide leads, without the language.
 *
 * @returns undefined for what has no page: an ingredient of one or two drinks, a guide that the language lacks
 * @throws Error for a target that there is not, which the checks would have told
 */
export function linkPath(catalogue: WholeCatalogue, target: string, locale: Locale): string | undefined {
  const link = guideLink(target);
  const unknown = new Error(`A guide links to "${target}", which there is not.`);
  switch (link?.kind) {
    case 'drink': {
      const drink = catalogue.recipes.find(({ id }) => id === link.id);
      if (drink === undefined) throw unknown;
      return drink.path;
    }
    case 'ingredient':
      if (!catalogue.ingredientById.has(link.id)) throw unknown;
      return buildCollections(catalogue).get(getCollectionKey('ingredient', link.id))?.path[locale];
    case 'guide': {
      const guide = catalogue.guides.find(({ id }) => id === link.id);
      if (guide === undefined) throw unknown;
      return guide.texts[locale] && guidePath(guide)[locale];
    }
    default:
      throw unknown;
  }
}

/** Guides to read after one: those that it names, then those that name it, then its neighbours. */
export function relatedGuides(
  catalogue: Pick<WholeCatalogue, 'guides'>,
  guide: Guide,
  locale: Locale,
): Guide[] {
  const all = guidesIn(catalogue, locale);
  const named = (one: Guide) =>
    linkTargets(one.texts[locale]?.markdown ?? '').map((target) => guideLink(target)?.id);
  const place = all.indexOf(guide);
  const neighbours = [...all.slice(place + 1), ...all.slice(0, place)];
  const order = [
    ...all.filter(({ id }) => named(guide).includes(id)),
    ...all.filter((other) => named(other).includes(guide.id)),
    ...neighbours,
  ];
  return [...new Set(order)].filter((other) => other !== guide).slice(0, MOST_RELATED);
}

const orders = new WeakMap<WholeCatalogue, NextBottle[]>();

/** In which order to buy the first twelve bottles; worked out once. */
export function bottleOrder(catalogue: WholeCatalogue): NextBottle[] {
  const order =
    orders.get(catalogue) ??
    firstBottles(
      catalogue.recipes.map((recipe) => ({ id: recipe.id, lines: countingLines(recipe) })),
      [...catalogue.ingredientById.values()],
      getMatchIndex(catalogue),
      BOTTLES,
    );
  orders.set(catalogue, order);
  return order;
}
