import { computed, onMount } from 'nanostores';
import type { DietIndex } from '../contracts/diet/dietIndex.ts';
import { CAUTIONS, SUBSTANCES } from '../contracts/diet/diet.ts';
import type { DietaryFacts } from '../domain/diet/dietary.ts';
import { listConflictNotes } from '../domain/diet/conflictText.ts';
import { findExclusionConflict, excludesNothing } from '../domain/diet/exclusion.ts';
import { readFacts } from '../domain/shelf/mixFacts.ts';
import { readSiteFile } from '../lib/siteFile.ts';
import { fillIn } from '../text/fillIn.ts';
import { $avoided } from './diet.ts';
import { createLoader } from './loader.ts';
import { $ownFacts } from './ownBottles.ts';
import { $withOwnSwaps } from './ownSwaps.ts';

/**
 * Says why a drink is not for the reader: "contains milk · not vegan"; nothing where it is, or nobody avoids anything. Of
 * a drink of one's own the page knows the facts, and the ids of what it asks for.
 */
export type DietNote = (drinkId: string, ownDrink?: OwnDrinkFacts) => string;
interface OwnDrinkFacts {
  facts: DietaryFacts;
  asked: readonly string[];
}

const NO_NOTE: DietNote = () => '';

const index = createLoader<DietIndex>(() =>
  readSiteFile(`/lists/${document.documentElement.lang}/diets.json`),
);

/**
 * What speaks against a drink, of the reader's own bottles where these are known and with their own swaps; undefined
 * while the facts are not here. They come once somebody asks who avoids something.
 */
const $conflict = computed(
  [$avoided, index.$state, $ownFacts, $withOwnSwaps],
  (avoided, state, ownFacts, withOwnSwaps) => {
    if (state.status !== 'ready') return undefined;
    const { drinks } = state.value;
    const factsOf = (id: string) => {
      const stored = drinks[id];
      return stored && (ownFacts(id)?.dietary ?? readFacts(stored));
    };
    return {
      isKnown: (id: string) => Object.hasOwn(drinks, id),
      find(id: string, ownDrink?: OwnDrinkFacts) {
        const facts = ownDrink?.facts ?? factsOf(id);
        return facts && findExclusionConflict(withOwnSwaps(facts, id, ownDrink?.asked), avoided);
      },
    };
  },
);

/** What drinks are to the reader of the page. */
export const $dietNote = computed(
  [$avoided, index.$state, $conflict],
  (avoided, state, conflict): DietNote => {
    if (excludesNothing(avoided) || state.status !== 'ready' || conflict === undefined) return NO_NOTE;
    const { substances, cautions, texts } = state.value;
    return (id, ownDrink) => {
      const clash = conflict.find(id, ownDrink);
      if (clash === undefined) return '';
      const notes = listConflictNotes(clash, {
        say: (key, values = {}) => fillIn(texts[key] ?? '', values),
        substance: (substance) => substances[SUBSTANCES.indexOf(substance)] ?? substance,
        caution: (caution) => cautions[CAUTIONS.indexOf(caution)] ?? caution,
      });
      return fillIn(texts['diet.not-for-you'] ?? '', { reasons: notes.join(', ') });
    };
  },
);

/**
 * Whether the reader may be offered a recipe: one of which nothing is known is kept from whoever avoids something.
 * Where the facts are not here it says why not.
 */
export const $dietFits = computed(
  [$avoided, index.$state, $conflict],
  (avoided, { status }, conflict): ((drinkId: string) => boolean) | 'loading' | 'failed' => {
    if (excludesNothing(avoided)) return () => true;
    if (status === 'failed') return 'failed';
    if (conflict === undefined) return 'loading';
    return (id) => conflict.isKnown(id) && conflict.find(id) === undefined;
  },
);

/** Loads the facts again after a failure. */
export const retryDietFacts = index.retry;

for (const $store of [$dietNote, $dietFits])
  onMount($store, () =>
    $avoided.subscribe((avoided) => {
      // Where the facts do not come nothing is marked; recipes state their allergens themselves.
      if (!excludesNothing(avoided)) index.load().catch(() => undefined);
    }),
  );
