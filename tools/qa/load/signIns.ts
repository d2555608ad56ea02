import { setTimeout as sleep } from 'node:timers/promises';
import { newReader, type Reader } from '../../attack/reader.ts';
import type { Answer } from '../../attack/sendRaw.ts';
import { allMails, codeIn } from '../../serve/readMail.ts';
import { PATIENCE_MS, summary, type Measured } from './measured.ts';

let accounts = 0;

/**
 * Has so many readers sign in at once, each from an address of their own with an account of their own: all ask for a
 * code, then all enter theirs. The mailbox is read between the two and costs nobody time.
 *
 * @param untilCalm waits until the site has worked off what nobody waits for any more
 */
export async function measureSignIns(
  site: string,
  clients: number,
  untilCalm: (site: string) => Promise<void>,
): Promise<Measured> {
  const readers = Array.from({ length: clients }, () =>
    newReader(site, `load-${(accounts += 1)}@example.test`),
  );
  const who = ({ email }: Reader) => ({ email, locale: 'en', firstName: 'Ada' });
  const asked = await atOnce(readers, (reader) =>
    reader.ask({ method: 'POST', path: '/api/auth/code', body: who(reader) }),
  );
  await untilCalm(site);
  const codes = new Map((await allMails(site)).map(({ to, html }) => [to, codeIn(html)]));
  const entered = await atOnce(readers, (reader) =>
    reader.ask({
      method: 'POST',
      path: '/api/auth/verify',
      body: { ...who(reader), code: codes.get(reader.email) ?? '' },
    }),
  );
  const both = [...asked.answers, ...entered.answers];
  return summary({
    times: asked.answers.flatMap(({ ms }, place) => {
      const then = entered.answers[place]?.ms;
      return ms === undefined || then === undefined ? [] : [ms + then];
    }),
    seconds: (asked.ms + entered.ms) / 1000,
    wrong: both.filter(({ status }) => status !== undefined && status !== 200).length,
    lost: both.filter(({ status }) => status === undefined).length,
  });
}

interface Timed {
  /** Undefined where no answer came in time. */
  status?: number;
  ms?: number;
}

async function atOnce(
  readers: readonly Reader[],
  ask: (reader: Reader) => Promise<Answer>,
): Promise<{ answers: Timed[]; ms: number }> {
  const started = performance.now();
  const answers = await Promise.all(
    readers.map(async (reader): Promise<Timed> => {
      const answer = await Promise.race([
        ask(reader).catch(() => undefined),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
      return answer ? { status: answer.status, ms: performance.now() - started } : {};
    }),
  );
  return { answers, ms: performance.now() - started };
}
