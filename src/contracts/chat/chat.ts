import { z } from 'zod';
import { ALLERGENS, CAUTIONS } from '../diet/diet.ts';
import { CHAT_LIMITS } from './chatLimits.ts';
import { LOCALES } from '../site/locale.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { SHELF_LIMITS } from '../shelf/shelfLimits.ts';
import { MOST_WISHES } from '../search/wishLimits.ts';
import { LEAVE_OUTS, wishesSchema, wishSchema } from '../search/wishes.ts';
import { writtenText } from '../menus/writtenText.ts';

/** The longest key of a wish: that of the longest name that the book does not know. */
const MAX_KEY_LETTERS = 80;

const chatMessageSchema = z.strictObject({
  role: z.enum(['user', 'ai']),
  content: writtenText(CHAT_LIMITS.letters),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Body of `POST /api/chat` (specification, section 7), with the visitor's shelf beyond it. */
export const chatRequestSchema = z.strictObject({
  messages: z
    .array(chatMessageSchema)
    .min(1)
    .max(CHAT_LIMITS.messages)
    .refine((messages) => messages.at(-1)?.role === 'user', { message: 'must end with the visitor' }),
  /** `mix` answers from the shelf, `ask` whatever is asked. */
  mode: z.enum(['mix', 'ask']),
  language: z.enum(LOCALES).catch('en'),
  /** Ids of ingredients, and texts that name none, as on the shelf of Mix Master. */
  shelf: z.array(writtenText(SHELF_LIMITS.letters)).max(SHELF_LIMITS.entries).default([]),
  /** In mode `mix`: nothing that the visitor lacks. */
  strict: z.boolean().default(false),
  /** What the visitor has said to avoid on this device; each answer keeps to it. */
  avoids: z
    .strictObject({
      allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).readonly(),
      isVegan: z.boolean(),
      isVegetarian: z.boolean(),
      isAlcoholFree: z.boolean(),
      cautions: z.array(z.enum(CAUTIONS)).max(CAUTIONS.length).readonly(),
    })
    .optional(),
  /**
   * The chips that stand above the field, without what the newest message says. Absent from a client that keeps none:
   * then the visitor's messages are read in their order.
   */
  wishes: wishesSchema.optional(),
  /**
   * Keys of wishes whose chips the visitor pressed away since the newest message was first sent. That message is asked
   * again without them: what it says of them does not bring them back.
   */
  withdrawn: z.array(writtenText(MAX_KEY_LETTERS)).max(MOST_WISHES).optional(),
  /**
   * What the visitor ticked, perhaps nothing, where an answer to the newest message asked what to leave out. That message
   * is asked again, and asks no more; what was ticked stands among the wishes.
   */
  ticked: z.array(z.enum(LEAVE_OUTS)).max(LEAVE_OUTS.length).optional(),
  /** Id of the recipe whose page is open. */
  drink: recipeIdSchema.optional(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A wish as a chip shows it; of two with one key the newer holds, see `domain/wishes/wishes.ts`. */
const wishChipSchema = z.strictObject({ wish: wishSchema, label: z.string(), key: z.string() });

/**
 * What one `data:` line of the answer holds. The text is the small Markdown that the dialog shows; a recipe is
 * `[[11002]]`. The first line brings the chips after this message, and a later one brings them again where the answer has
 * changed them; all of them, so that what is not among them is gone. The last line before the end may say, with an empty
 * text, what the visitor may want to say next.
 */
export const chatPieceSchema = z.strictObject({
  content: z.string(),
  /** The language of the answer, on its first line. */
  language: z.enum(LOCALES).optional(),
  wishes: z.array(wishChipSchema).optional(),
  ask: z
    .strictObject({
      text: z.string(),
      options: z.array(z.strictObject({ what: z.enum(LEAVE_OUTS), label: z.string() })),
    })
    .optional(),
  followUps: z.array(z.string()).optional(),
});
export type ChatPiece = z.infer<typeof chatPieceSchema>;
export type WishChip = NonNullable<ChatPiece['wishes']>[number];
/** Asks what is to be left out where a message named it unclearly; each option is a wish of the kind `leave-out`. */
export type LeaveOutQuestion = NonNullable<ChatPiece['ask']>;
