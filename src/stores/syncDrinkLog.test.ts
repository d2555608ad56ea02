import { beforeEach, expect, it, vi } from 'vitest';
import { DRINK_LOG_LIMITS } from '../contracts/drink-log/drinkLogLimits.ts';
import type { DrinkLog, LogChange } from '../domain/drink-log/drinkLog.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

interface Entry {
  drinkId: string;
  stars: number | null;
  note: string | null;
  madeOn: string[];
}
const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'];

/** What the account holds; what is sent changes it as the database does. */
let account: Entry[];
const fetched = vi.fn<typeof fetch>();
const patches = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH');

function change(body: string): void {
  const { changes } = JSON.parse(body) as { changes: LogChange[] };
  for (const { drinkId, stars, note, made, unmade } of changes) {
    const before = account.find((entry) => entry.drinkId === drinkId)?.madeOn ?? [];
    const madeOn = [...before, ...made]
      .filter((day) => !unmade.includes(day))
      .sort()
      .reverse();
    account = account.filter((entry) => entry.drinkId !== drinkId);
    if (stars !== null || note !== null || madeOn.length > 0) account.push({ drinkId, stars, note, madeOn });
  }
}

beforeEach(() => {
  account = [];
  fetched.mockReset();
  fetched.mockImplementation((_, init) => {
    if (init?.method !== 'PATCH') return Promise.resolve(Response.json({ owner: 'ada', entries: account }));
    change(String(init.body));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  vi.stubGlobal('fetch', fetched);
});

async function openLog(log: DrinkLog, agreed?: { owner: string; log: DrinkLog }, cookie = SIGNED_IN) {
  const kept: Record<string, string> = { 'mixmaster-drink-log': JSON.stringify(log) };
  if (agreed) kept['mixmaster-drink-log-agreed'] = JSON.stringify(agreed);
  const page = openPage(kept, cookie);
  return { page, ...(await import('./drinkLog.ts')), ...(await import('./syncDrinkLog.ts')) };
}

const rated = (drinkId: string, stars: number): Entry => ({ drinkId, stars, note: null, madeOn: [] });

it('joins what was kept without an account at the first meeting, and sends nothing the second time', async () => {
  account = [rated('2', 3), { drinkId: '1', stars: null, note: 'there', madeOn: [MONDAY] }];
  const { $drinkLog, syncDrinkLog } = await openLog({ 1: { stars: 5, madeOn: [TUESDAY] } });
  expect(await syncDrinkLog()).toBe(true);
  const both = { 1: { stars: 5, note: 'there', madeOn: [TUESDAY, MONDAY] }, 2: { stars: 3 } };
  expect($drinkLog.get()).toEqual(both);
  expect(account).toContainEqual({ drinkId: '1', stars: 5, note: 'there', madeOn: [TUESDAY, MONDAY] });
  await syncDrinkLog();
  expect(patches()).toHaveLength(1);
});

it('asks nothing where nobody is signed in', async () => {
  const { syncDrinkLog } = await openLog({ 1: { stars: 5 } }, undefined, '');
  expect(await syncDrinkLog()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

it('takes away here what another device took away, and there what was taken away here', async () => {
  account = [rated('1', 4), rated('3', 1)];
  const log = { 1: { stars: 4 }, 2: { stars: 2 }, 3: { stars: 1 } };
  const { $drinkLog, syncDrinkLog } = await openLog(
    { 1: { stars: 4 }, 2: { stars: 2 } },
    { owner: 'ada', log },
  );
  await syncDrinkLog();
  expect($drinkLog.get()).toEqual({ 1: { stars: 4 } });
  expect(account).toEqual([rated('1', 4)]);
});

it('never hands the log of one account to the next one in the same browser', async () => {
  account = [rated('9', 2)];
  const eve = { owner: 'eve', log: { 1: { stars: 4, note: 'secret' }, 2: { stars: 2 } } };
  const { $drinkLog, syncDrinkLog } = await openLog(
    { 1: { stars: 4, note: 'secret' }, 2: { stars: 2 }, 3: { stars: 5 } },
    eve,
  );
  await syncDrinkLog();
  expect($drinkLog.get()).toEqual({ 9: { stars: 2 }, 3: { stars: 5 } });
  expect(account).toEqual([rated('9', 2), rated('3', 5)]);
});

it('keeps what is pressed while they meet', async () => {
  const held = Promise.withResolvers<Response>();
  const { $drinkLog, changeEntry, syncDrinkLog } = await openLog({ 1: { stars: 4 } });
  fetched.mockReturnValueOnce(held.promise);
  const meeting = syncDrinkLog();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  changeEntry('1', () => ({ stars: 1 }));
  changeEntry('2', () => ({ note: 'new' }));
  held.resolve(Response.json({ owner: 'ada', entries: [rated('3', 3)] }));
  await meeting;
  expect($drinkLog.get()).toEqual({ 1: { stars: 1 }, 2: { note: 'new' }, 3: { stars: 3 } });
  await syncDrinkLog();
  expect(account).toContainEqual(rated('1', 1));
});

it('sends a long log in parts, and goes on with the rest where one was refused', async () => {
  const count = DRINK_LOG_LIMITS.changes + 1;
  const log = Object.fromEntries(Array.from({ length: count }, (_, place) => [place + 1, { stars: 3 }]));
  const { $drinkLog, syncDrinkLog } = await openLog(log);
  const limited = () => Promise.resolve(Response.json({ code: 'rate_limited' }, { status: 429 }));
  const answer = fetched.getMockImplementation();
  let sent = 0;
  fetched.mockImplementation((...call) => {
    if (call[1]?.method === 'PATCH' && (sent += 1) === 2) return limited();
    return answer?.(...call) ?? limited();
  });
  expect(await syncDrinkLog()).toBe(false);
  expect(account).toHaveLength(DRINK_LOG_LIMITS.changes);
  expect(await syncDrinkLog()).toBe(true);
  expect(account).toHaveLength(count);
  expect(Object.keys($drinkLog.get())).toHaveLength(count);
});

it.each([[{ owner: 'ada' }], [{ entries: [] }], [[]]])(
  'changes nothing after the answer %j',
  async (body) => {
    const { $drinkLog, syncDrinkLog } = await openLog({ 1: { stars: 4 } });
    fetched.mockResolvedValueOnce(Response.json(body));
    expect(await syncDrinkLog()).toBe(false);
    expect($drinkLog.get()).toEqual({ 1: { stars: 4 } });
  },
);
