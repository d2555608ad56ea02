import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import { menuChanges, type MenuText } from '../../domain/menus/menuChanges.ts';
import { pricesLine, tellPrices } from '../../domain/menus/prices/menuPrices.ts';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import type { Say } from './menuMessages.ts';

interface Comparison {
  before: MenuText;
  after: MenuText;
  /** The price and the note that stand here beside those of `after`; '' for none. */
  here: { priceOf(id: string): string; noteOf(id: string): string };
  nameOf: (id: string) => string | undefined;
  /** Whose words are used: of a change elsewhere, of an earlier version, or of what guests do not see yet. */
  words: 'menus.conflict' | 'menus.versions' | 'menus.live';
}

/** How a menu differs from what it was, in sentences; none where nothing differs that shows on it. */
export function changeLines(say: Say, { before, after, here, nameOf, words }: Comparison): string[] {
  const changes = menuChanges(before, after);
  const none = say('menus.conflict.none');
  const items = [before, after].flatMap((menu) => listMenuDrinks(menu));
  const shownName = (id: string) =>
    items.findLast(({ cocktailId, item }) => cocktailId === id && item)?.item?.name ?? nameOf(id) ?? id;
  const names = (ids: readonly string[]) => say.list(ids.map(shownName));
  const tell = tellPrices(after, say.locale);
  return [
    ...changes.texts.map((text) =>
      say(`menus.conflict.${text}`, { text: after[text] ?? say('menus.conflict.emptied') }),
    ),
    ...(changes.added.length > 0 ? [say(`${words}.added`, { text: names(changes.added) })] : []),
    ...(changes.removed.length > 0 ? [say(`${words}.removed`, { text: names(changes.removed) })] : []),
    ...changes.rewritten.flatMap(({ id, prices, note }) => {
      const name = shownName(id);
      const price = prices && pricesLine(tell.usual(prices));
      return [
        price === undefined
          ? []
          : say(`${words}.price`, { name, there: price || none, here: here.priceOf(id) || none }),
        note === undefined
          ? []
          : say(`${words}.note`, { name, there: note ?? none, here: here.noteOf(id) || none }),
      ].flat();
    }),
    ...(changes.restated.length > 0
      ? [say('menus.conflict.restated', { text: names(changes.restated) })]
      : []),
    ...(changes.translated.length > 0
      ? [
          say('menus.conflict.translated', {
            languages: say.list(changes.translated.map((locale) => LANGUAGE_NAMES[locale])),
          }),
        ]
      : []),
    ...(changes.isNotedAnew ? [say('menus.conflict.notes')] : []),
    ...(changes.isRepriced ? [say('menus.conflict.pricing')] : []),
    ...(changes.isReordered ? [say('menus.conflict.reordered')] : []),
  ];
}
