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
export type DietNote = (
  drinkId: string,
  ownDrink?: { facts: DietaryFacts; asked: readonly string[] },
) => string;

const NO_NOTE: DietNote = () => '';

const index = createLoader<DietIndex>(() =>
  readSiteFile(`/lists/${document.documentElement.lang}/diets.json`),
);

/** What drinks are to the reader of the page, of their own bottles where these are known and with their own swaps; the facts come once somebody asks who avoids something. */
export const $dietNote = computed(
  [$avoided, index.$state, $ownFacts, $withOwnSwaps],
  (avoided, state, ownFacts, withOwnSwaps): DietNote => {
    if (excludesNothing(avoided) || state.status !== 'ready') return NO_NOTE;
    const { substances, cautions, texts, drinks } = state.value;
    return (id, ownDrink) => {
      const stored = drinks[id];
      const facts = ownDrink?.facts ?? (stored && (ownFacts(id)?.dietary ?? readFacts(stored)));
      const clash = facts && findExclusionConflict(withOwnSwaps(facts, id, ownDrink?.asked), avoided);
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

onMount($dietNote, () =>
  $avoided.subscribe((avoided) => {
    // Where the facts do not come nothing is marked; recipes state their allergens themselves.
    if (!excludesNothing(avoided)) index.load().catch(() => undefined);
  }),
);
