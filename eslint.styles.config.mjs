import css from '@eslint/css';
import { defineConfig } from 'eslint/config';

/*
 * Holds the built styles, Tailwind's among them, to what every browser of `browserslist` in package.json knows. A
 * test says that all of these have the baseline of that year.
 * Usage: npm run build && npm run lint:styles
 */

export const BASELINE = 2024;

/** Features beyond it, and what a browser without them shows. */
const DEGRADES = {
  allowProperties: [
    // Fields keep the size that `rows` and their place give them.
    'field-sizing',
    // Pages follow each other without movement.
    'view-transition-name',
    // Words are hyphenated at more places.
    'hyphenate-limit-chars',
    // Everything is laid out at once.
    'content-visibility',
    // Pages may scroll behind a list that is at its end.
    'overscroll-behavior',
    // The browser's own colours of checkboxes, and of backgrounds on paper.
    'accent-color',
    'print-color-adjust',
    // Only browsers that force colours know it: Safari does not.
    'forced-color-adjust',
    // A text field keeps its height (iOS).
    'resize',
    // Only mobile browsers change the size of texts by themselves, and they know it.
    'text-size-adjust',
  ],
  allowPropertyValues: {
    // Lines break less evenly; a heading may end a page.
    'text-wrap': ['pretty'],
    'break-after': ['avoid'],
    // As with the property.
    'content-visibility': ['auto'],
  },
  allowAtRules: ['view-transition'],
  allowSelectors: [
    'view-transition-group',
    'view-transition-old',
    'view-transition-new',
    // Beside `[open]` in a list that forgives what is unknown.
    'open',
    // Safari colours markers, which is all that is asked of them.
    'marker',
  ],
  // Of grid tracks it is old; of sizes it is not used.
  allowFunctions: ['fit-content'],
};

export default defineConfig({
  files: ['dist/_astro/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: { 'css/use-baseline': ['error', { available: BASELINE, ...DEGRADES }] },
});
