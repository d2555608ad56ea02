import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';
import { localeSchema } from '../site/localeSchema.ts';
import { MOST_WISHES, SENTENCE_LENGTH } from './wishLimits.ts';

/** Body of `POST /api/wishes`: what somebody typed into a search, and which of its wishes they took away. */
export const wishSearchSchema = z.strictObject({
  text: writtenText(SENTENCE_LENGTH),
  lang: localeSchema,
  /** Keys of wishes. */
  without: z.array(z.string().max(80)).max(MOST_WISHES),
});
export type WishSearchQuestion = z.output<typeof wishSearchSchema>;

/** What a sentence was read as, and the drinks that keep to it. */
export interface WishSearch {
  /** What it wishes, as chips say it; those that were taken away are not among them. */
  wishes: { key: string; label: string }[];
  /** Ids of drinks of both kinds, best first; only what keeps to every wish, unless {@link isNear}. */
  drinks: string[];
  /** Whether nothing keeps to every wish: the drinks keep to the most, and to all that is left out or refused. */
  isNear?: true;
  /** Which wishes these drinks do not meet, as their chips say it. */
  missed?: string[];
  /** Words that nothing was read from: they may be names. */
  rest: string;
  /** Words that say what is not wanted, and that nothing was read from. */
  ignored?: string;
  /** Whether it says more than names of ingredients, which a search for names finds as well. */
  isSentence: boolean;
  /** Whether it names a drink and wishes something of it that this has not: "Moscow Mule with gin". */
  isOther?: true;
  /** Whether it asks for a drink with things, and every word of it was read. */
  isAsked?: true;
  /** Whether it is one word, which may be rather a name. */
  isWord?: true;
  guests?: number;
  /** Whether only what the shelf makes is wished. */
  isFromShelf?: true;
}
