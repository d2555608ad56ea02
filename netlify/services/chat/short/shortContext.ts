import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import type { Locale } from '../../../../src/contracts/site/locale.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import type { Apart, Reading } from '../../../../src/domain/wishes/reading.ts';

/** Everything a short answer is made of. */
export interface ShortContext {
  /** The last message of the visitor. */
  text: string;
  reading: Reading;
  /** The visitor's message before, which a question may go on from. */
  before?: string | undefined;
  /** What the message before said of a company of which only some drink alcohol. */
  apartBefore?: Apart | undefined;
  /** The chips after this message. */
  wishes: readonly Wish[];
  /** Ids of the drinks cited in the last answer, in its order. */
  last: readonly string[];
  /** Whether that answer only lists them, so that none of them is the one spoken of. */
  isListed?: boolean;
  /** Whether that answer compares them. */
  isCompared?: boolean;
  /** The newest answer, which is not given again. */
  answered?: string;
  /** Ids of all drinks cited before, the newest first. */
  shown: readonly string[];
  /** Id of the recipe whose page is open. */
  page?: string | undefined;
  /** Entries of the shelf: ids of ingredients, with or without their bottle, and texts that name none. */
  shelf: readonly string[];
  catalogue: Catalogue;
  /** A number from 0 to 1, for surprises. */
  chance: () => number;
}

export interface ShortAnswer {
  text: string;
  followUps: string[];
  ask?: { text: string; options: { what: Extract<Wish, { kind: 'leave-out' }>['what']; label: string }[] };
  wishes: readonly Wish[];
  /** Whether it only chooses among the drinks shown, so that no chip changes. */
  isOfShown?: boolean;
}

/** What the parts of the short answer share. */
export interface Scene extends ShortContext {
  /** The language of the answer. */
  language: Locale;
  /** The drink that is spoken of: named, pointed at, shown alone last, or on the open page. */
  subject: Drink | undefined;
}
