import type { Locale } from '../../contracts/site/locale.ts';
import type { RecipeView } from '../../contracts/drinks/recipeView.ts';
import { percentText } from '../../text/percentText.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { escapeMarkup } from '../../text/escapeMarkup.ts';
import { CARD_STYLE, FACTS_JOINT } from '../recipe/cardStyle.ts';
import { PICTURE_SIZES } from '../recipe/pictureSizes.ts';

/** So many cards have a picture; what comes after them is a list of names. */
export const MOST_CARDS = 48;
/** Cards that are in view at first. */
const FIRST_CARDS = 4;

const cards = new WeakMap<RecipeView, string>();

/**
 * Cards of drinks as HTML: a picture, the name, what it is. Without islands and controls, and each written once per
 * language, since thousands of pages show the same drinks.
 */
export function plainCards(recipes: readonly RecipeView[], locale: Locale): string {
  return recipes
    .map((recipe, place) => (place < FIRST_CARDS ? written(recipe, locale, place) : later(recipe, locale)))
    .join('');
}

function later(recipe: RecipeView, locale: Locale): string {
  const card = cards.get(recipe) ?? written(recipe, locale, undefined);
  cards.set(recipe, card);
  return card;
}

function written(recipe: RecipeView, locale: Locale, place: number | undefined): string {
  const { id, path, name, picture, spirit, taste, abv } = recipe;
  const facts = [spirit?.name, taste.name, percentText(abv, locale)].filter((fact) => fact !== undefined);
  return (
    `<li><article class="${CARD_STYLE.card}" data-drink="${id}"><div class="${CARD_STYLE.frame}">` +
    `<picture class="block">${sourcesOf(picture.rendered)}` +
    `<img src="${escapeMarkup(picture.src)}" alt="" width="800" height="1000" ` +
    `loading="${place === undefined ? 'lazy' : 'eager'}"${place === 0 ? ' fetchpriority="high"' : ''} ` +
    `decoding="async" class="${CARD_STYLE.picture}"></picture></div>` +
    `<h2 class="${CARD_STYLE.heading}"><a href="${localizedPath(locale, path)}" class="${CARD_STYLE.link}">` +
    `${escapeMarkup(name)}</a></h2><p class="${CARD_STYLE.facts}">${escapeMarkup(facts.join(FACTS_JOINT))}</p></article></li>`
  );
}

function sourcesOf(rendered: RecipeView['picture']['rendered']): string {
  if (rendered === undefined) return '';
  return `<source type="image/avif" srcset="${escapeMarkup(rendered.avif)}" sizes="${PICTURE_SIZES.similar}">`;
}
