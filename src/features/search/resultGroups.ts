import type { FoundDrink, FoundPage, SearchIndex } from '../../contracts/search/searchIndex.ts';
import { WHOLE_LIST, writeQuery } from '../../domain/search/listQuery.ts';
import type { FoundEverywhere } from '../../domain/search/searchEverywhere.ts';
import { formatNumber } from '../../domain/drinks/lineText.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { fillCount } from '../../text/fillCount.ts';
import { fillIn } from '../../text/fillIn.ts';
import type { SearchTexts } from './searchTexts.ts';

/** What one may choose: a page, or a text to search for again. */
export interface Entry {
  name: string;
  note?: string;
  /** Where it leads; absent of a text that is searched for again. */
  href?: string;
  /** Whether it leads to more of the same. */
  isMore?: true;
  /** The drink whose picture stands beside it. */
  drink?: FoundDrink;
}

/** Entries beneath a heading. */
export interface Group {
  title: string;
  entries: Entry[];
}

/** Entries of a kind that are seen at once. */
const MOST = { drinks: 6, ingredients: 4, reading: 5, popular: 6 };
const MOST_NAMED = 4;

/** Says in a language what the search shows. */
export interface Sayer {
  index: SearchIndex;
  texts: SearchTexts;
  /** What stands before the addresses of the language. */
  prefix: string;
  locale: Locale;
}

/** What a search asks of a list: its text, and how it was read. */
export interface Asked {
  text: string;
  /** Keys of wishes that were taken away. */
  taken: readonly string[];
  /** For how many the recipes open. */
  guests?: number | undefined;
  /** Whether only what the shelf makes is wished, which the list alone can tell. */
  isFromShelf?: boolean | undefined;
}

/** What a text finds, the likeliest first. */
export function foundGroups(sayer: Sayer, found: FoundEverywhere, asked: Asked): Group[] {
  const { texts, index } = sayer;
  const drinks = found.drinks.fitting;
  const { near, missed = [] } = found.drinks;
  return [
    {
      title: texts.drinks,
      entries: asked.isFromShelf
        ? shelfEntries(sayer, asked)
        : [
            ...drinkEntries(sayer, drinks.slice(0, MOST.drinks), asked.guests),
            ...listEntries(sayer, drinks, asked),
          ],
    },
    { title: texts.ingredients, entries: pageEntries(sayer, found.ingredients.slice(0, MOST.ingredients)) },
    { title: texts.reading, entries: pageEntries(sayer, found.reading.slice(0, MOST.reading)) },
    {
      title: missed.length > 0 ? fillIn(texts.nearestBut, { text: missed.join(', ') }) : texts.nearest,
      entries: drinkEntries(sayer, near),
    },
  ].filter(({ entries }) => entries.length > 0 && index.drinks.length > 0);
}

/** What is offered before anything is typed: what was searched for last, and what is viewed most. */
export function openingGroups(sayer: Sayer, recent: readonly string[]): Group[] {
  const { texts, index } = sayer;
  const places = [...index.drinks.keys()].sort((a, b) => viewsAt(index, b) - viewsAt(index, a));
  return [
    { title: texts.recent, entries: recent.map((name) => ({ name })) },
    { title: texts.popular, entries: drinkEntries(sayer, places.slice(0, MOST.popular)) },
  ].filter(({ entries }) => entries.length > 0);
}

/** How many drinks and pages a text finds. */
export function countResults({ drinks, ingredients, reading }: FoundEverywhere): number {
  return drinks.fitting.length + ingredients.length + reading.length;
}

function viewsAt({ drinks }: SearchIndex, place: number): number {
  return drinks[place]?.views ?? 0;
}

function drinkEntries({ index, prefix }: Sayer, places: readonly number[], guests?: number): Entry[] {
  const hash = guests === undefined ? '' : `#for=${guests}`;
  return places
    .flatMap((place) => index.drinks[place] ?? [])
    .map((drink) => ({
      name: drink.name,
      note: noteOf(index, drink),
      href: prefix + drink.path + hash,
      drink,
    }));
}

/** Leads to the list, which knows what the shelf makes. */
function shelfEntries({ texts, prefix }: Sayer, asked: Asked): Entry[] {
  return [{ name: texts.fromShelf, href: `${prefix}/cocktails${listAddress(asked)}`, isMore: true }];
}

/** The query of a list that asks for the same. */
function listAddress({ text, taken }: Asked): string {
  return writeQuery('', { ...WHOLE_LIST, search: text, taken });
}

/** What is in a drink, without what goes without saying. */
function noteOf({ ingredients }: SearchIndex, drink: FoundDrink): string {
  const told = drink.ingredients
    .flatMap((place) => ingredients[place] ?? [])
    .filter(({ isUnsaid }) => isUnsaid !== true);
  return told
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
    .join(', ');
}

/** The lists that show all that was found, where there is more than is seen here. */
function listEntries(
  { index, texts, prefix, locale }: Sayer,
  places: readonly number[],
  asked: Asked,
): Entry[] {
  if (places.length <= MOST.drinks) return [];
  const isShot = (place: number) => index.drinks[place]?.path.startsWith('/shot/') === true;
  const shots = places.filter(isShot).length;
  const query = listAddress(asked);
  return (
    [
      ['cocktail', places.length - shots, '/cocktails'],
      ['shot', shots, '/mixed-shots'],
    ] as const
  )
    .filter(([, count]) => count > 1)
    .map(([kind, count, path]) => ({
      name: fillIn(texts.all[kind], { number: formatNumber(count, locale) }),
      href: `${prefix}${path}${query}`,
      isMore: true,
    }));
}

function pageEntries({ index, texts, prefix, locale }: Sayer, places: readonly number[]): Entry[] {
  const noteOfPage = ({ subject, views }: FoundPage) =>
    subject === 'guide' ? texts.guide : fillCount(texts.page, views, locale);
  return places
    .flatMap((place) => index.pages[place] ?? [])
    .map((page) => ({ name: page.name, note: noteOfPage(page), href: prefix + page.path }));
}
