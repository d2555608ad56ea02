import type { Translate } from '../../i18n/translate.ts';
import type { PluralText } from '../../text/fillCount.ts';

/** What the script of the search says: plain texts, so that it loads no translator. */
export interface SearchTexts {
  drinks: string;
  ingredients: string;
  reading: string;
  popular: string;
  recent: string;
  nearest: string;
  /** With {{text}}: what it misses. */
  nearestBut: string;
  guide: string;
  /** With {{number}}. */
  all: { cocktail: string; shot: string };
  count: PluralText;
  page: PluralText;
  /** With {{text}}. */
  none: string;
  loading: string;
  failed: string;
  /** With {{name}}: takes a wish away. */
  remove: string;
  fromShelf: string;
  /** With {{text}}: words of a sentence that nothing came of. */
  unread: string;
  notLeftOut: string;
}

/** The texts of the search in one language. */
export function searchTexts(t: Translate): SearchTexts {
  const number = '{{number}}';
  return {
    drinks: t('search.drinks'),
    ingredients: t('search.ingredients'),
    reading: t('search.reading'),
    popular: t('search.popular'),
    recent: t('search.recent'),
    nearest: t('list.nearest'),
    nearestBut: t('list.nearestBut', { text: '{{text}}' }),
    guide: t('search.guide'),
    all: { cocktail: t('search.all.cocktail', { number }), shot: t('search.all.shot', { number }) },
    count: t.forms('search.count'),
    page: t.forms('search.page'),
    none: t('search.none', { text: '{{text}}' }),
    loading: t('search.loading'),
    failed: t('search.failed'),
    remove: t('list.remove', { name: '{{name}}' }),
    fromShelf: t('filter.shelf'),
    unread: t('list.unread', { text: '{{text}}' }),
    notLeftOut: t('list.notLeftOut', { text: '{{text}}' }),
  };
}
