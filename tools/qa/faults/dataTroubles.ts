import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '../../attack/reader.ts';
import type { Served } from '../../bench/startPreview.ts';
import { same } from '../../test/lines.ts';
import { newReader, withSite, type Saves } from './savedMenus.ts';
import { findWork, isSaved, newWork, saveWork, type Work } from './savedWork.ts';
import type { Trouble } from './trouble.ts';

/** A server that was killed gives its folder back after ten seconds. */
const LOCK_MS = 10_500;

/**
 * What happens to the data of the embedded backend behind the built site.
 * @param work an empty folder
 * @param kills how often the server is killed
 */
export function dataTroubles(work: string, kills: number, saves: Saves): Trouble[] {
  const total = saves.readers * saves.each;
  return [
    {
      name: `the server is killed ${kills === 1 ? 'once' : `${kills} times`}, each time during ${total} saves`,
      async meet() {
        const folder = join(work, 'killed');
        let told = new Map<Reader, Work>();
        let confirmed = 0;
        let unsaid = 0;
        for (let round = 0; round <= kills; round += 1) {
          await withSite(folder, async (site) => {
            for (const [reader, work] of told) {
              unsaid += await findWork(site.url, reader, work);
              confirmed += work.confirmed;
            }
            if (round < kills) told = await saveUntilKilled(site, saves);
          });
          if (round < kills) await sleep(LOCK_MS);
        }
        return {
          seen: 'no answer, then the site again, signed in',
          kept: `all ${confirmed} menus, drinks and looks that were confirmed, ${unsaid} more whose answer did not come, none half`,
        };
      },
    },
  ];
}

/** Has readers save at once and kills the server in the midst of it. @returns what each was told is saved */
async function saveUntilKilled(site: Served, { readers, each }: Saves): Promise<Map<Reader, Work>> {
  const told = new Map<Reader, Work>();
  for (let count = 0; count < readers; count += 1) told.set(await newReader(site.url), newWork());
  const most = randomInt(Math.ceil(readers * each * 0.1), Math.ceil(readers * each * 0.9));
  let confirmed = 0;
  let killing: Promise<void> | undefined;
  const saveAll = async ([reader, work]: [Reader, Work]) => {
    for (let count = 0; count < each && !killing; count += 1) {
      const seen = await saveWork(site.url, reader, work, count);
      if (seen === undefined) return;
      same([seen, isSaved(seen)], [seen, true]);
      if ((confirmed += 1) >= most) killing ??= site.stop('SIGKILL');
    }
  };
  await Promise.all([...told].map(saveAll));
  await killing;
  return told;
}
