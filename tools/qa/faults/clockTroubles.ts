import { newBrowser } from '../../serve/functionBrowser.ts';
import type { LocalBackend } from '../../serve/localBackend.ts';
import { same } from '../../test/lines.ts';
import { menuNames, newReader, saveMenu, seenIn } from './readers.ts';
import { inWords, isSentence, type Seen, type Trouble } from './trouble.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Has the clock of this process be wrong while something is done, that of the embedded database too. */
async function withClock<Value>(milliseconds: number, act: () => Promise<Value>): Promise<Value> {
  const Right = Date;
  class Wrong extends Right {
    constructor(...parts: [] | [number | string | Date]) {
      super(parts[0] ?? Wrong.now());
    }
    static override now = () => Right.now() + milliseconds;
  }
  globalThis.Date = Wrong as typeof Date;
  try {
    return await act();
  } finally {
    globalThis.Date = Right;
  }
}

const JUMPS: [name: string, milliseconds: number, statuses: number[]][] = [
  ['an hour back', -HOUR, [201]],
  ['two minutes ahead', 2 * MINUTE, [201]],
  ['two hours ahead, past the life of an access token', 2 * HOUR, [201]],
  ['sixty days ahead, past the life of a session', 60 * DAY, [401]],
];

/** The clock jumps: sessions end where their time is over, and limits neither lock anybody out nor stop counting. */
export function clockTroubles(backend: LocalBackend): Trouble[] {
  const sessions = JUMPS.map(([name, milliseconds, statuses]): Trouble => ({
    name: `the clock jumps ${name}, and comes right`,
    async meet() {
      const ada = await newReader(backend);
      same((await saveMenu(ada, 'Before')).status, 201);
      const during = await withClock(milliseconds, () => saveMenu(ada, 'During'));
      same(statuses.includes(during.status), true);
      if (during.status !== 201) same(isSentence(during.message), true);
      const seen = inWords(during);
      if (during.status === 401) return { seen, kept: 'the menus, behind a new sign-in' };
      same(await menuNames(ada), during.status === 201 ? ['Before', 'During'] : ['Before']);
      return { seen, kept: 'the session and the menus' };
    },
  }));
  const limits: Trouble = {
    name: 'the clock jumps an hour ahead and back while a limit is reached',
    async meet() {
      const email = 'limit@mixmaster.test';
      const ask = async (): Promise<{ seen: Seen; wait: number }> => {
        const answer = await newBrowser().post('/api/auth/code', { email, locale: 'en' });
        return { wait: Number(answer.headers.get('retry-after')), seen: await seenIn(answer) };
      };
      let last = await ask();
      for (let count = 1; count < 20 && last.seen.status === 200; count += 1) last = await ask();
      same([last.seen.status, last.wait > 0 && last.wait <= HOUR / 1000], [429, true]);
      const ahead = await withClock(HOUR + MINUTE, ask);
      same(ahead.seen.status, 200);
      // What was counted in an hour that is to come holds nobody longer than a window.
      const back = await ask();
      same([200, 429].includes(back.seen.status) && back.wait <= (2 * HOUR + MINUTE) / 1000, true);
      return {
        seen: `${inWords(last.seen)} with Retry-After ${last.wait}, ${ahead.seen.status} an hour on, ${back.seen.status} when it is right again (Retry-After ${back.wait})`,
        kept: 'the count, no longer than two windows',
      };
    },
  };
  return [...sessions, limits];
}
