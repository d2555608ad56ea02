/*
 * What pages and the worker of the site agree on, so that it works without a network: the names of caches, and what a
 * page says to the worker.
 */

/** The caches of this browser. What is bounded, and how, says src/offline/worker.ts. */
export const CACHES = {
  /** Pages that were read. */
  pages: 'mixmaster-pages',
  /** Scripts, styles and typefaces; their names change with what is in them. */
  assets: 'mixmaster-assets',
  /** What lists and Mix Master load. */
  data: 'mixmaster-data',
  /** Pictures that were seen. */
  pictures: 'mixmaster-pictures',
  /** What a reader keeps by a press: the texts and small pictures of all recipes. */
  kept: 'mixmaster-kept',
} as const;

/** Before the build that it is of: the cache of what is there in the language although nobody has been there. */
export const SHELL_CACHE = 'mixmaster-shell-';

/** What a page asks the worker for. */
export interface Preparation {
  type: 'PREPARE';
  /** Of the page. */
  locale: string;
  /** Whether the lists, Mix Master and the favorites are to be there too; else only the page that says what is. */
  isWhole: boolean;
}

/** What the page without a network says of a recipe that was never opened. */
export interface OfflineRecipe {
  id: string;
  name: string;
  description: string;
  /** Of its picture; absent for a drawing. */
  picture?: string | undefined;
  /** Label and value, such as "Glass" and "Coupe". */
  facts: [label: string, value: string][];
  lines: [amount: string, item: string, ounces?: string][];
  steps: string[];
}

/** `/lists/{language}/recipes.json`: all recipes by the path of their page without the language. */
export type OfflineRecipes = Record<string, OfflineRecipe>;
