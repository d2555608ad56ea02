import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reader } from '../../attack/reader.ts';
import type { Served } from '../../bench/startPreview.ts';
import { same } from '../../test/lines.ts';
import { newReader, save, wholeMenus, withSite, type Saves } from './savedMenus.ts';
import { findWork, isSaved, newWork, saveWork, type Work } from './savedWork.ts';
import { allInWords, inWords, isSentence, type Seen, type Trouble } from './trouble.ts';

/** A server that was killed gives its folder back after ten seconds. */
const LOCK_MS = 10_500;
/** How many saves are tried on an ailing disk, until so many are refused. */
const MOST_TRIED = 60;
const REFUSED = 3;

const ailing = (code: 'ENOSPC' | 'EROFS') => ({
  NODE_OPTIONS: `--import=${resolve('tools/qa/faults/ailingDisk.ts')}`,
  AILING_DISK: code,
});

/**
 * What happens to the data of the embedded backend behind the built site.
 * @param work an empty folder
 * @param kills how often the server is killed
 */
export function dataTroubles(work: string, kills: number, saves: Saves): Trouble[] {
  const total = saves.readers * saves.each;
  const killed: Trouble = {
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
  };

  const full: Trouble = {
    name: 'the disk of the data is full, and has room again',
    meet: () => ailAndHeal(join(work, 'full'), 'ENOSPC'),
  };
  const readOnly: Trouble = {
    name: 'the disk of the data can only be read, and can be written again',
    meet: () => ailAndHeal(join(work, 'read-only'), 'EROFS'),
  };
  const closed: Trouble = {
    name: 'the server starts where the folder of the data cannot be written',
    async meet() {
      const { status, stderr } = spawnSync(process.execPath, ['tools/serve/preview.ts', '--port', '4599'], {
        encoding: 'utf8',
        timeout: 60_000,
        env: {
          ...process.env,
          LOCAL_DATA_FOLDER: join(work, 'closed'),
          AILING_FROM_THE_START: 'true',
          ...ailing('EROFS'),
        },
      });
      const said = stderr.trim().replace(work, '…');
      same([status, isSentence(said) && !said.includes('\n')], [1, true]);
      return { seen: `the terminal says “${said}”`, kept: 'nothing was begun' };
    },
  };
  return [killed, full, readOnly, closed];
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

/** Saves before, while and after the disk ails, and once more by another process. */
async function ailAndHeal(folder: string, code: 'ENOSPC' | 'EROFS') {
  const confirmed: string[] = [];
  const saveAs = async (site: string, reader: Reader, name: string) => {
    const seen = await save(site, reader, name);
    if (seen?.status === 201) confirmed.push(name);
    return seen ?? { status: 0 };
  };
  const { ada, meanwhile, after } = await withSite(
    folder,
    async ({ url, pid }) => {
      const ada = await newReader(url);
      same((await saveAs(url, ada, 'Before')).status, 201);
      const toggle = () => process.kill(pid, 'SIGUSR2');
      toggle();
      const meanwhile: Seen[] = [];
      for (let count = 0; count < MOST_TRIED && meanwhile.length < REFUSED; count += 1) {
        const seen = await saveAs(url, ada, `During ${count}`);
        if (seen.status !== 201) meanwhile.push(seen);
      }
      toggle();
      return { ada, meanwhile, after: await saveAs(url, ada, 'After') };
    },
    ailing(code),
  );
  await withSite(folder, async ({ url }) => {
    const found = await wholeMenus(url, ada);
    same(
      confirmed.filter((name) => !found.includes(name)),
      [],
    );
    same((await save(url, ada, 'Again'))?.status, 201);
  });
  same([meanwhile.length, meanwhile.filter(({ message }) => !isSentence(message))], [REFUSED, []]);
  return {
    seen: `${allInWords(meanwhile)}; with room again ${inWords(after)}, after a new start 201`,
    kept: `all ${confirmed.length} menus that were confirmed, none half`,
  };
}
