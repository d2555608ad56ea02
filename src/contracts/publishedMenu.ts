import type { z } from 'zod';
import { menuSchema, publicationSchema } from './menu.ts';
import type { PictureView, RecipeView } from './recipeView.ts';

/** A published menu as its owner wrote it: what the token alone gives. */
export const publishedMenuSchema = menuSchema
  .pick({ name: true, description: true, restaurantName: true, sections: true })
  .extend({ soldOut: publicationSchema.shape.soldOut, bottles: publicationSchema.shape.bottles });
export type PublishedMenu = z.infer<typeof publishedMenuSchema>;

/** A drink on a menu as a guest reads it, in one language; price and note are the owner's words. */
export interface GuestDrink {
  id: string;
  name: string;
  /** "Gin", "Red vermouth": each once, without amounts and garnish. */
  contents: string[];
  /** Alcohol by volume, whole per cent. */
  abv: number;
  /** "alcohol-free"; absent where there is alcohol in it. */
  alcoholFree: string | undefined;
  /** Of the recipe, by Annex II of Regulation (EU) No 1169/2011. */
  allergens: RecipeView['allergens'];
  /** What some guests must know besides, one sentence each. */
  cautions: string[];
  picture: PictureView;
  price: string | null;
  note: string | null;
  isSoldOut: boolean;
  /** The values of the choices by which a guest leaves it out. */
  holds: string[];
}

/** A published menu in the language of a guest; its own texts are as they were written, or translated on request. */
export interface GuestMenu {
  name: string;
  description: string | null;
  restaurantName: string | null;
  sections: { title: string | null; drinks: GuestDrink[] }[];
  /** What the guest can ask to leave out: what is in the drinks of the menu. */
  choices: GuestChoice[];
  /** Drinks that are not shown, as they are not for the guest. */
  left: number;
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

/** Why there is no menu to read: it is not published (any more), or the site cannot tell right now. */
export type GuestProblem = 'gone' | 'away';
