import { AISLES, type Aisle } from '../../contracts/shopping/aisles.ts';
import type { ShoppingThing } from '../../contracts/shopping/shoppingIndex.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { countBottles, countPieces } from '../../domain/shopping/shoppingNeeds.ts';
import type { Need, ShoppingItem } from '../../domain/shopping/shoppingList.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';

/** The messages of the shopping list in one language. */
export type ShoppingMessages = Messages<'shopping'>;
export type Say = Translator<keyof ShoppingMessages>;

/** Where things come in bottles. */
const BOTTLED: ReadonlySet<Aisle> = new Set(['soft', 'wine', 'spirits']);

/** Tells of each entry what is known of it; what the reader wrote is known as nothing. */
export type FindThing = (entry: string) => ShoppingThing | undefined;

export interface AisleGroup {
  aisle: Aisle;
  items: ShoppingItem[];
}

/** The list in the order of a shop, in each part by name. */
export function groupByAisle(
  list: readonly ShoppingItem[],
  find: FindThing,
  { locale }: Pick<Say, 'locale'>,
): AisleGroup[] {
  const aisleOf = ({ entry }: ShoppingItem) => find(entry)?.aisle ?? 'other';
  const nameOf = ({ entry }: ShoppingItem) => find(entry)?.name ?? entry;
  return AISLES.map((aisle) => ({
    aisle,
    items: list
      .filter((item) => aisleOf(item) === aisle)
      .sort((one, other) => nameOf(one).localeCompare(nameOf(other), locale)),
  })).filter(({ items }) => items.length > 0);
}

export function nameEntry(entry: string, find: FindThing, { locale }: Pick<Say, 'locale'>): string {
  return capitalise(find(entry)?.name ?? entry, locale);
}

/** "2 bottles (1,100 ml)", "6 pieces"; nothing where nobody said how much. */
export function amountText({ entry, ml, pieces }: Need, find: FindThing, say: Say): string {
  const thing = find(entry);
  const parts: string[] = [];
  if (pieces !== undefined)
    parts.push(say.count(thing?.inSprigs ? 'shopping.sprigs' : 'shopping.pieces', countPieces(pieces)));
  if (ml !== undefined) {
    const volume = volumeText(ml, say);
    if (thing !== undefined && BOTTLED.has(thing.aisle))
      parts.push(`${say.count('shopping.bottles', countBottles(ml, thing))} (${volume})`);
    else parts.push(volume);
  }
  return parts.join(' + ');
}

/** What a usual bottle holds; undefined of what comes in none. */
export function bottleMl(thing: ShoppingThing | undefined): number | undefined {
  return thing !== undefined && BOTTLED.has(thing.aisle) ? thing.bottleMl : undefined;
}

export function volumeText(ml: number, { locale }: Pick<Say, 'locale'>): string {
  return `${Math.ceil(ml).toLocaleString(locale)} ml`;
}

/** What is still to buy, as a text to send. */
export function listText(list: readonly ShoppingItem[], find: FindThing, say: Say): string {
  const groups = groupByAisle(
    list.filter(({ isBought }) => isBought !== true),
    find,
    say,
  );
  const lineOf = (item: ShoppingItem) => {
    const [name, amount] = [nameEntry(item.entry, find, say), amountText(item, find, say)];
    return amount === '' ? `- ${name}` : `- ${name}: ${amount}`;
  };
  return groups
    .map(({ aisle, items }) => [say(`shopping.aisle.${aisle}`), ...items.map(lineOf)].join('\n'))
    .join('\n\n');
}
