import { computed, onMount } from 'nanostores';
import type { BottleIndex } from '../contracts/shelf/bottleIndex.ts';
import { surelyPoured } from '../domain/shelf/bottles.ts';
import { createOwnFacts, type OwnFactsOf } from '../domain/costs/ownBottles.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { createLoader } from './loader.ts';
import { $shelf } from './shelf.ts';

const NONE: OwnFactsOf = () => undefined;

/** What is known of bottles and of the drinks in which they matter, in the language of the page. */
export const bottleLoader = createLoader<BottleIndex>(() =>
  readSiteFile(`/lists/${document.documentElement.lang}/bottles.json`),
);

/** What is known of bottles; nothing before it has come. */
const $known = computed(bottleLoader.$state, (state) => (state.status === 'ready' ? state.value : undefined));

/** What drinks are of the bottles on the reader's shelf; what is known of bottles comes once one stands there. */
export const $ownFacts = computed([$shelf, $known], (shelf, known): OwnFactsOf =>
  known === undefined ? NONE : createOwnFacts(known, shelf),
);

onMount($ownFacts, () =>
  $shelf.subscribe((shelf) => {
    // Where it does not come, drinks are told as of any bottle, which is the careful statement.
    if (surelyPoured(shelf).length > 0) bottleLoader.load().catch(() => undefined);
  }),
);
