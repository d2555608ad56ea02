import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '../../attack/reader.ts';
import type { TemporaryServer } from '../../postgres/temporaryServer.ts';
import { same } from '../../test/lines.ts';
import { newReader, withSite, type Saves } from './savedMenus.ts';
import { findWork, isSaved, newWork, saveWork, type Work } from './savedWork.ts';
import { allInWords, isSentence, type Seen, type Trouble } from './trouble.ts';

/** How long the server is away, and how long the site may take to work again, in milliseconds. */
const AWAY_MS = 3_000;
const BACK_MS = 20_000;
/** Between two saves of a reader: together they meet the end of the server in mid-write. */
const PAUSE_MS = 10;
/** Between two saves of a reader who was refused. */
const REFUSED_PAUSE_MS = 500;

/**
 * What happens to a PostgreSQL server behind the built site, while readers save.
 * @param saves how many save at once, and how often each before the server goes
 */
export function postgresTroubles(server: TemporaryServer, saves: Saves): Trouble[] {
  const ways = [
    ['is restarted in order', 'fast'],
    ['crashes and comes back', 'immediate'],
  ] as const;
  return ways.map(([what, how]) => ({
    name: `the PostgreSQL server ${what} while ${saves.readers} readers save`,
    meet: () => goAndComeBack(server, how, saves),
  }));
}

async function goAndComeBack(server: TemporaryServer, how: 'fast' | 'immediate', saves: Saves) {
  return withSite(
    'memory',
    async ({ url }) => {
      const told = new Map<Reader, Work>();
      for (let count = 0; count < saves.readers; count += 1) told.set(await newReader(url), newWork());
      const meanwhile: Seen[] = [];
      let unanswered = 0;
      let confirmed = 0;
      let isOver = false;
      const saveOn = async ([reader, work]: [Reader, Work]) => {
        for (let count = 0; !isOver; count += 1) {
          const seen = await saveWork(url, reader, work, count);
          if (seen === undefined) unanswered += 1;
          else if (isSaved(seen)) confirmed += 1;
          else meanwhile.push(seen);
          await sleep(isSaved(seen) ? PAUSE_MS : REFUSED_PAUSE_MS);
        }
      };
      const saving = Promise.all([...told].map(saveOn));
      let seconds = 0;
      try {
        await until(() => confirmed >= saves.readers * saves.each, 'the readers save');
        server.halt(how);
        await sleep(AWAY_MS);
        server.resume();
        const before = new Map([...told].map(([reader, work]) => [reader, work.confirmed]));
        const started = performance.now();
        await until(
          () => [...told].every(([reader, work]) => work.confirmed > (before.get(reader) ?? 0)),
          'every reader saves again',
        );
        seconds = Math.round((performance.now() - started) / 1000);
      } finally {
        isOver = true;
        await saving;
      }
      let unsaid = 0;
      for (const [reader, work] of told) unsaid += await findWork(url, reader, work);
      same(
        [unanswered, meanwhile.filter(({ status, message }) => status !== 503 || !isSentence(message))],
        [0, []],
      );
      return {
        seen: `${allInWords(meanwhile)}, ${meanwhile.length} times; within ${seconds} s of its return 201, without a new start of the site`,
        kept: `all ${confirmed} menus, drinks and looks that were confirmed, ${unsaid} more whose answer was a refusal, none half`,
      };
    },
    { DATABASE_URL: server.url },
  );
}

/** @throws where it does not come true within {@link BACK_MS} */
async function until(isTrue: () => boolean, what: string): Promise<void> {
  const end = performance.now() + BACK_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`It is not so within ${BACK_MS / 1000} s that ${what}.`);
    await sleep(50);
  }
}
