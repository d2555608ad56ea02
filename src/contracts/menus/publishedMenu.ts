import { z } from 'zod';
import { brandSchema, type Brand } from '../bars/brand.ts';
import type { ToldAdditives } from '../diet/additives.ts';
import type { Look } from '../drinks/look.ts';
import type { TimedPrices, WrittenPrice } from './menuPrice.ts';
import type { Locale } from '../site/locale.ts';
import { menuSchema, publicationSchema } from './menu.ts';
import { publishedDrinkSchema } from '../own-drinks/ownDrink.ts';
import type { PictureView, RecipeView } from '../drinks/recipeView.ts';

/** A published menu as its owner wrote it: what the token alone gives. */
export const publishedMenuSchema = menuSchema
  .pick({
    name: true,
    description: true,
    restaurantName: true,
    currency: true,
    priceLists: true,
    sections: true,
    translations: true,
    guestNotes: true,
  })
  .extend({
    soldOut: publicationSchema.shape.soldOut,
    heldPrices: publicationSchema.shape.heldPrices,
    /** Of the bar of its owner; null where that has no page. */
    timeZone: z.string().nullable(),
    followsShelf: publicationSchema.shape.followsShelf,
    bottles: publicationSchema.shape.bottles,
    /** Of its owner, those that stand on it, and the house things in them. */
    ownDrinks: z.array(publishedDrinkSchema),
    /** How it looks; null where that is as the site does it. */
    brand: brandSchema.nullable(),
  });
export type PublishedMenu = z.infer<typeof publishedMenuSchema>;

/** A line of a menu as a guest reads it, in one language; the note is in the owner's words. */
export interface GuestDrink {
  id: string;
  name: string;
  /** Of its page, without the language; absent for what does not stand in the catalogue. */
  path: string | undefined;
  /** "Gin", "Red vermouth": each once, without amounts and garnish. */
  contents: string[];
  /** Alcohol by volume, whole per cent; absent for what is no mixed drink. */
  abv: number | undefined;
  /** "alcohol-free"; absent where there is alcohol in it. */
  alcoholFree: string | undefined;
  /** Of the recipe, or as the owner states them, by Annex II of Regulation (EU) No 1169/2011. */
  allergens: RecipeView['allergens'];
  /** Whether there is something in it of which the owner has named no allergens. */
  isUnstated: boolean;
  /** Whether the allergens of a mixed drink are those that the owner declares. */
  isDeclared: boolean;
  /** What some guests must know besides, one sentence each. */
  cautions: string[];
  /** Absent where the menu marks none. */
  additives: ToldAdditives | undefined;
  /** Absent for what is no mixed drink, and for an own drink. */
  picture: PictureView | undefined;
  /** What the glass of an own drink shows; absent of all else. */
  look: Look | undefined;
  prices: WrittenPrice[];
  /** Those of price lists that hold at certain hours, such as the happy hour. */
  timedPrices: TimedPrices[];
  /** What it costs otherwise, where `prices` are those of a list that holds now. */
  usualPrices: WrittenPrice[];
  note: string | null;
  isSoldOut: boolean;
  /** The values of the choices by which a guest leaves it out. */
  holds: string[];
}

/** In which language the owner's texts of a menu are that a guest reads. */
export interface OwnTexts {
  /** The language that the menu was written in; undefined where the owner has not said so. */
  from: Locale | undefined;
  /** Those that are in the language of the page: written in it, or translated by the owner or for the owner. */
  local: ReadonlySet<string>;
  /** Whether some are by the model and nobody has checked them; they end with {@link MODEL_MARK}. */
  hasUnchecked: boolean;
}

/** Behind a text by the model that nobody has checked. */
export const MODEL_MARK = '\u00a0*';

/** A text for the head of a page, where no line says what the mark means. */
export function withoutMark(text: string): string {
  return text.endsWith(MODEL_MARK) ? text.slice(0, -MODEL_MARK.length) : text;
}

/**
 * A published menu in the language of a guest; its own texts are as their owner wrote or translated them, or translated on
 * request.
 */
export interface GuestMenu {
  ownTexts: OwnTexts;
  name: string;
  description: string | null;
  restaurantName: string | null;
  sections: { title: string | null; drinks: GuestDrink[] }[];
  /** What the guest can ask to leave out: what is in the drinks of the menu. */
  choices: GuestChoice[];
  /** "Happy Hour: Mon–Fri, 5:00 – 7:00 PM" */
  hours: { list: string; text: string }[];
  /** The list with hours that counts now, until when by the clock of the bar; or that does not against its hours. */
  now: { list: string; isOn: boolean; until: string | undefined } | undefined;
  /** The price lists that the guest can choose from, the usual one first; none where there is but that. */
  priceLists: GuestPriceList[];
  /** How strong its drinks are, to choose from; none where they are all alike. */
  strengths: { band: 'free' | 'light' | 'strong'; isChosen: boolean }[];
  /** Drinks that are not shown, as they are not for the guest. */
  left: number;
  /** Drinks that are not shown, as nobody knows whether they have the strength that the guest asked for. */
  strengthUnknown: number;
  /** How it looks; null where that is as the site does it. */
  brand: Brand | null;
  /** Whose page it stands on; absent where it was asked for by its own token. */
  bar?: GuestBar;
}

/** The page of a bar around a menu. */
export interface GuestBar {
  displayName: string;
  openingHours: string | null;
  /** Those of now first; one alone where there is no other. */
  menus: GuestBarMenu[];
  /** Of the menu that was asked for, in the order of the owner; undefined where none was. */
  asked: number | undefined;
}

/** A menu of a bar's page, to choose from. */
export interface GuestBarMenu {
  /** In the order of the owner, counted from 0. */
  place: number;
  name: string;
  /** "Mon–Fri, 5:00 – 7:00 PM"; undefined where it always holds. */
  hours: string | undefined;
  isNow: boolean;
  isShown: boolean;
}

/** Prices that a guest may ask for. */
export interface GuestPriceList {
  /** Place among the further price lists; undefined for the usual prices, which have no name. */
  place: number | undefined;
  name: string | undefined;
  isChosen: boolean;
}

/** Something that a guest may avoid. */
export interface GuestChoice {
  /** How the address says that it is avoided. */
  parameter: 'without' | 'diet';
  value: string;
  name: string;
  isChosen: boolean;
}

/** How a page shows what an owner wrote. */
export interface GuestWords {
  /** A translation is offered, or was asked for and could be had of all, some or none of the words. */
  state: 'offered' | 'all' | 'some' | 'none';
  /** Those of the owner's texts that are in the language of the page. */
  local: ReadonlySet<string>;
}

/** Why there is no menu to read: it is not published (any more), the bar shows none, or the site cannot
 * tell right now. */
export type GuestProblem = 'gone' | 'none' | 'away';
