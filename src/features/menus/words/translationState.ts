import type { TranslationState } from '../../../contracts/site/translation.ts';
import { callApi } from '../../../lib/api.ts';

/** Whether a model may suggest translations; none where nobody can say. */
export async function readTranslationState(): Promise<TranslationState> {
  try {
    const answer = (await callApi('/api/translate')) as Partial<TranslationState> | null;
    return { isAvailable: answer?.isAvailable === true };
  } catch {
    return { isAvailable: false };
  }
}
