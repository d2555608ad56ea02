import type { Allergen, Caution, DietFlag } from '../diet/diet.ts';
import type { Clarity } from './look.ts';
import type { RecipeKind } from './recipe.ts';
import type { Source } from './source.ts';
import type { PluralForms } from '../site/text.ts';

/** A term of a vocabulary in one language. */
export interface TermView {
  id: string;
  name: string;
}

/** One of the fourteen allergens, cereals and nuts by kind: "Tree nuts (almonds)". */
export interface AllergenView extends TermView {
  id: Allergen;
}

/** What some guests must know besides. */
export interface CautionView extends TermView {
  id: Caution;
  /** Whom it concerns, as a sentence. */
  hint: string;
}

/** A recipe line in one language. */
export interface LineView {
  /** "30 ml"; the amount column. */
  amount: string;
  /** "Gin", "Orange twist"; the name column. */
  item: string;
  /** "30 ml gin"; the whole line. */
  text: string;
  garnish: boolean;
  optional: boolean;
  /** What the recipe takes as well: bourbon or rye; absent where it takes one thing alone. */
  or: TermView[] | undefined;
  /** Served in a glass of its own beside the drink. */
  beside: boolean;
  /** "1 oz", for whoever measures in ounces; absent where millilitres are none of the line. */
  ounces: string | undefined;
  /** What more drinks are counted by; absent where there is nothing to count, as for a rim. */
  measure: MeasureView | undefined;
  /** The ingredient, as a shelf holds it. */
  shelf: ShelfView;
}

/** The amount of a line as a number, and how its unit writes another one. */
export interface MeasureView {
  unit: string;
  count: number;
  /** "{n} dash", "{n} dashes" */
  amounts: PluralForms;
  /** "Orange twist", "Orange twists" */
  items: PluralForms;
}

/** An ingredient as something that one may have. */
export interface ShelfView {
  id: string;
  /** In the middle of a sentence. */
  name: string;
  /**
   * Ids of what it surely serves for besides: what it is a kind of, and, with = before it, what is made of it. What
   * would bring an allergen, alcohol or something from an animal is none of them.
   */
  serves: string[];
}

/** The picture of a drink and what it shows; every path is one of this site. */
export interface PictureView {
  /** 400 × 500; a file that every browser shows. */
  src: string;
  /** What the picture shows, in the language. */
  alt: string;
  /** Absent while the picture is a drawing. */
  rendered:
    | {
        /** As in `srcset`, 400 and 800 pixels wide. */
        avif: string;
        /** Its colours from the top to the bottom, as a gradient of CSS takes them. */
        placeholder: string;
        /** 1200 × 630 for shared links. */
        share: string;
        /** The whole drink in 1:1, 4:3 and 16:9, for search engines. */
        ratios: string[];
      }
    | undefined;
}

/** What a drink is made of by volume, in one language. */
export interface ProportionsView {
  /** In the order of pouring. */
  parts: {
    name: string;
    colour: string;
    clarity: Clarity;
    /** 0–1 */
    share: number;
    /** "33%" */
    text: string;
  }[];
  /** Whether there is something in it of which nobody measures the volume. */
  isEstimate: boolean;
}

/** A recipe in one language with everything derived: what the catalogue gives and screens show. */
export interface RecipeView {
  id: string;
  /** Of its page, without the language. */
  path: string;
  kind: RecipeKind;
  name: string;
  description: string;
  picture: PictureView;
  /** Alcohol by volume, whole per cent. */
  abv: number;
  views: number;
  category: TermView;
  taste: TermView;
  glass: TermView;
  method: TermView;
  ice: TermView;
  /** Absent when the drink has no alcohol. */
  spirit: TermView | undefined;
  lines: LineView[];
  steps: string[];
  /** What is in English for want of a text in the language. */
  inEnglish: { description: boolean; steps: boolean[] };
  /** The seconds that one waits for, by step. */
  timers: number[][];
  pairings: TermView[];
  /** Where the specification and what is said of the origin come from. */
  sources: Source[];
  /** What is in it for sure, and what depends on the brand. */
  allergens: { contains: AllergenView[]; mayContain: AllergenView[] };
  diets: (TermView & { id: DietFlag })[];
  /** Names of what decides by its brand whether the drink is vegan; empty where that is settled. */
  veganByBrand: string[];
  cautions: CautionView[];
  /** How many times 10 g of pure alcohol, to one decimal. */
  standardDrinks: number;
  /** Kilocalories, to the nearest 5. */
  energy: number;
  /** One drink's share of a batch, in ml; absent where it is made by the glass alone. */
  batch: { ml: number; water: number } | undefined;
}
