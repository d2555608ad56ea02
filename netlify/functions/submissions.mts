import type { Config } from '@netlify/functions';
import { recipeSubmissionSchema } from '../../src/contracts/people/recipeSubmission.ts';
import { handle } from '../lib/handle.ts';
import { connectAsService } from '../lib/serviceClient.ts';
import { deliverRecipeSubmission } from '../services/recipeSubmissions.ts';

/** All fields full of characters of four bytes. */
const MAX_BODY_BYTES = 48 * 1024;

export default handle(
  { auth: 'optional', body: recipeSubmissionSchema, maxBodyBytes: MAX_BODY_BYTES },
  ({ body, ip, user }) =>
    deliverRecipeSubmission(connectAsService(), body, { ip, account: user?.id ?? null }),
);

export const config: Config = { path: '/api/submissions', method: 'POST' };
