import { ApiFailure, callApi } from '../../lib/api.ts';
import { readQuota } from '../../lib/apiProblem.ts';

/** How long a form shows at least that it is sending, in milliseconds (specification, section 9). */
export const FORM_DELAY = 1000;

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 15_000;

/** What became of a form: sent, or why not, with the fields that were refused. */
export type Delivery =
  { status: 'sent' } | { status: 'refused' | 'limited' | 'full' | 'broken' | 'offline'; fields: string[] };

/** Sends the fields of a form; it is not done before `FORM_DELAY` has passed. Never rejects. */
export async function deliver(route: string, fields: Record<string, unknown>): Promise<Delivery> {
  const shown = new Promise((resolve) => setTimeout(resolve, FORM_DELAY));
  const [delivery] = await Promise.all([send(route, fields), shown]);
  return delivery;
}

async function send(route: string, body: Record<string, unknown>): Promise<Delivery> {
  try {
    await callApi(route, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
    return { status: 'sent' };
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): Delivery {
  if (error instanceof ApiFailure) {
    if (readQuota(error)) return { status: 'full', fields: [] };
    if (error.status === 429) return { status: 'limited', fields: [] };
    const fields = error.answer?.issues?.map(({ path }) => path) ?? [];
    return { status: fields.length > 0 ? 'refused' : 'broken', fields };
  }
  // No answer at all is a TypeError; one that took too long is not.
  return { status: error instanceof TypeError ? 'offline' : 'broken', fields: [] };
}
