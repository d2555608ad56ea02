import { apiProblem } from '../../lib/apiProblem.ts';
import { fetchedDialog } from '../../lib/fetchedDialog.ts';
import { loadPart } from '../../lib/lazyPart.ts';

/** Thrown where a reader closes the dialog that asks for a proof: nothing was changed. */
export class ProofDeclined extends Error {}

/**
 * Does something that the site may ask a proof for: deleting the account, making a menu public, taking or giving up the
 * name of a bar. Where it does, the reader is asked in a dialog above the page, and then `work` is done again.
 * @throws ProofDeclined where the reader does not want to; whatever `work` throws, and MissingPart without a connection
 */
export async function withProof<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (apiProblem(error) !== 'not_proven') throw error;
    const [{ askForProof }, dialog] = await Promise.all([
      loadPart(() => import('./proofDialog.ts')),
      fetchedDialog('proof', `/proof/${document.documentElement.lang}`),
    ]);
    if (!(await askForProof(dialog))) throw new ProofDeclined('The proof was not given.');
    return work();
  }
}
