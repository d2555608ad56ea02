import type { RecipeKind } from '../../contracts/drinks/recipe.ts';
import { FACETS, type Facet } from '../../contracts/search/facets.ts';
import { SEARCH_ORDERS, type SearchOrder } from '../../domain/search/listQuery.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { PluralText } from '../../text/fillCount.ts';

/** What the island of a list says: plain texts, so that it loads no translator. */
export interface ListMessages {
  search: string;
  loading: string;
  none: string;
  noneText: string;
  /** Where nothing answers a search alone. */
  noneNamed: string;
  /** Above what comes nearest. */
  nearest: string;
  /** The same, with {{text}}: what it misses. */
  nearestBut: string;
  /** Above what the search finds in the other list. */
  elsewhere: string;
  spirit: string;
  allSpirits: string;
  sort: string;
  sorts: Record<SearchOrder, string>;
  type: string;
  types: { cocktails: string; mocktails: string };
  ingredients: string;
  clear: string;
  active: string;
  /** With {{text}}. */
  activeSearch: string;
  /** With {{name}}. */
  remove: string;
  /** With {{text}}: words of a search that nothing came of. */
  unread: string;
  /** With {{text}}: words that say what is not wanted, and that nothing came of. */
  notLeftOut: string;
  /** With {{name}}: names the heart of a drink. */
  favorite: string;
  /** With {{name}}: names the quick view of a drink. */
  contents: string;
  /** With {{have}} and {{total}}: how many ingredients of a drink one has. */
  have: string;
  /** With {{percent}}: the strength of a drink, as it is heard. */
  abv: string;
  /** Of the link over the list. */
  skip: string;
  reset: string;
  filters: string;
  close: string;
  facets: Record<Facet, string>;
  things: string;
  addThing: string;
  /** With {{name}}: a thing that the list does not have. */
  unknownThing: string;
  shelf: string;
  fromShelf: string;
  guests: string;
  /** With {{number}}. */
  forGuests: string;
  /** What is left out for a diet. */
  brands: string;
  /** With {{number}}: leads from the filters to what they leave. */
  show: PluralText;
  failed: string;
  failedText: string;
  retry: string;
  /** With {{number}}, for one and for several. */
  count: PluralText;
  ingredientCount: PluralText;
  /** With {{number}}: drinks of the list that hold something that the reader avoids. */
  unfit: PluralText;
}

/** The messages of a list in one language. */
export function listMessages(t: Translate, kind: RecipeKind): ListMessages {
  const isShots = kind === 'shot';
  return {
    search: t(isShots ? 'shots.search' : 'cocktails.search'),
    loading: t(isShots ? 'shots.loading' : 'cocktails.loading'),
    none: t(isShots ? 'shots.none' : 'cocktails.none'),
    noneText: t('list.none.text'),
    noneNamed: t('list.none.named'),
    nearest: t('list.nearest'),
    nearestBut: t('list.nearestBut', { text: '{{text}}' }),
    elsewhere: t('list.elsewhere', { list: t(isShots ? 'nav.cocktails' : 'nav.shots') }),
    spirit: t('list.spirit'),
    allSpirits: t('list.spirit.all'),
    sort: t('list.sort'),
    sorts: Object.fromEntries(
      SEARCH_ORDERS.map((order) => [order, t(`list.sort.${order}`)]),
    ) as ListMessages['sorts'],
    type: t('list.type'),
    types: { cocktails: t('list.type.cocktails'), mocktails: t('list.type.mocktails') },
    ingredients: t('list.ingredients'),
    clear: t('list.clear'),
    active: t('list.active'),
    activeSearch: t('list.active.search', { text: '{{text}}' }),
    remove: t('list.remove', { name: '{{name}}' }),
    unread: t('list.unread', { text: '{{text}}' }),
    notLeftOut: t('list.notLeftOut', { text: '{{text}}' }),
    favorite: t('favorites.toggle', { name: '{{name}}' }),
    contents: t('card.contents', { name: '{{name}}' }),
    have: t('shelf.count', { have: '{{have}}', total: '{{total}}' }),
    abv: t('card.abv', { percent: '{{percent}}' }),
    skip: t('list.skip'),
    reset: t('list.reset'),
    filters: t('filter.open'),
    close: t('filter.close'),
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, t(`filter.facet.${facet}`)]),
    ) as ListMessages['facets'],
    things: t('filter.things'),
    addThing: t('filter.things.add'),
    unknownThing: t('filter.things.unknown', { name: '{{name}}' }),
    shelf: t('filter.shelf'),
    fromShelf: t('filter.shelf.only'),
    guests: t('filter.guests'),
    forGuests: t('filter.guests.for', { number: '{{number}}' }),
    brands: t('mix.filter.brands'),
    show: t.forms('filter.show'),
    failed: t('list.failed'),
    failedText: t('list.failed.text'),
    retry: t('list.retry'),
    count: t.forms('cocktails.count'),
    ingredientCount: t.forms('card.ingredients'),
    unfit: t.forms('list.unfit'),
  };
}
