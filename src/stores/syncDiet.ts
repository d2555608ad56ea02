import { computed } from 'nanostores';
import { exclusionOfWords, listAvoided } from '../domain/diet/avoidedWords.ts';
import { isListOfTexts } from '../domain/lib/shapes.ts';
import { afterChanges, createAccountList } from './accountList.ts';
import { $avoided, avoid } from './diet.ts';

const list = createAccountList(
  { path: '/api/diet', field: 'avoids', agreed: 'mixmaster-diet-agreed' },
  {
    here: () => listAvoided($avoided.get()),
    keepHere: (words) => {
      avoid(exclusionOfWords(words));
    },
    asEntries: (value) => (isListOfTexts(value) ? value : undefined),
  },
);

/** Whether the account keeps what the reader avoids, as far as this browser knows. */
export const $isInAccount = computed(list.$agreed, (agreed) => agreed !== undefined);

/**
 * Has the account keep what is avoided, or forget it; this browser keeps its own.
 *
 * @throws ApiFailure, TypeError where the account cannot be reached
 */
export const { keepInAccount } = list;

/**
 * Brings what is avoided here and what the account keeps together, if it keeps any.
 *
 * @returns whether the account answered for a signed-in reader
 */
export const syncDiet = (): Promise<boolean> => list.meet().catch(() => false);

/**
 * Brings them together now, and a moment after each change.
 * @returns what ends that
 */
export function keepDietInSync(): () => void {
  void syncDiet();
  return afterChanges(
    (changed) => $avoided.listen(changed),
    () => $isInAccount.get() && void syncDiet(),
  );
}
