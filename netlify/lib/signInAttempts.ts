import { z } from 'zod';
import { getData } from './database.ts';
import { RateLimitedError, SignInError } from './errors.ts';
import { connectAsService } from './serviceClient.ts';
import { logScarceMails } from './securityLog.ts';
import { getNetwork, getSenderKey } from './sender.ts';

const answerSchema = z.union([
  z.object({ wait: z.number().int().positive() }),
  z.object({
    uses: z.array(z.number().int()).nullable(),
    asked: z.number().int().optional(),
    known_only: z.boolean().optional(),
    sends: z.boolean().optional(),
  }),
]);

/** Who has limits that no stranger uses up. */
export interface Owner {
  /** Whether this browser has signed in with the address before (`isKnownBrowser`). */
  isKnown?: boolean | undefined;
  /** Id of the live session of the account, where its reader proves again that it is theirs. */
  session?: string | undefined;
}

/** What is to be counted; `ip` is the caller's address. */
export type SignInStep = { ip: string } & (
  | {
      /**
       * An e-mail with a code and a link: `proof` is what nobody but the browser that asks will know, `linkKey` what
       * nobody but the reader of the e-mail will.
       */
      step: 'code';
      email: string;
      proof: string;
      linkKey: string;
      isKnown?: boolean;
    }
  /** A try of a code; without the proof that this browser asked for one it is refused. */
  | ({ step: 'check'; email: string; proof: string | undefined } & Owner)
  | ({ step: 'password'; email: string } & Owner)
  /** A try of a link; with a key that no e-mail had it is refused. */
  | { step: 'link'; linkKey?: string | undefined }
  /** A refresh of a session that may be in vain; `session` is the id of the session that it claims to be. */
  | { step: 'refresh'; session?: string | undefined }
);

export interface SignInAttempt {
  /**
   * For a code: `everybody` gets e-mails, or so many were asked for that addresses with an account alone get them
   * (`knownSent`), and this one does not (`knownNotSent`).
   */
  mail: 'everybody' | 'knownSent' | 'knownNotSent';
  /** Takes the count back, for a try that was no wrong guess. A failure to do so is logged only. */
  refund(): Promise<void>;
}

/**
 * Counts an attempt at a step of signing in. The limits are rows of `rate_limits` in the database, which keeps neither
 * e-mail addresses nor callers.
 * @throws RateLimitedError with the time to wait where a limit is reached.
 * @throws SignInError for a code or link that was not asked for within the hour, or not by this browser.
 * @throws UnavailableError when the database does not answer, or where no secret key is set.
 */
export async function consumeSignInAttempt(step: SignInStep): Promise<SignInAttempt> {
  const service = connectAsService();
  const reply = await service.rpc('consume_sign_in_attempt', {
    step: step.step,
    address: getSenderKey(step.ip),
    network: getNetwork(step.ip),
    session: 'session' in step ? (step.session ?? null) : null,
    email: 'email' in step ? step.email : null,
    proof: 'proof' in step ? (step.proof ?? null) : null,
    link_key: 'linkKey' in step ? (step.linkKey ?? null) : null,
    is_known: 'isKnown' in step && step.isKnown === true,
  });
  const answer = answerSchema.parse(getData(reply));
  if ('wait' in answer) throw new RateLimitedError(answer.wait);
  const { uses, asked, known_only: isForKnownOnly = false, sends: isSent = true } = answer;
  if (isForKnownOnly) logScarceMails(asked ?? 0, new Date());
  if (!uses)
    throw new SignInError('wrong_code', 'This code or link was not asked for, not here, or too long ago.');
  return {
    mail: isForKnownOnly ? (isSent ? 'knownSent' : 'knownNotSent') : 'everybody',
    async refund() {
      const { error } = await service.rpc('refund_rate_limit', { uses });
      if (error) console.error('An attempt to sign in was not refunded.', error);
    },
  };
}
