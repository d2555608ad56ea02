import { expect, it, vi } from 'vitest';
import { useBackend } from '../../tools/serve/testBrowser.ts';
import { RateLimitedError, SignInError, UnavailableError } from './errors.ts';
import { consumeSignInAttempt, type SignInStep } from './signInAttempts.ts';

const test = useBackend();

let names = 0;
const newEmail = () => `attempts-${(names += 1)}@example.test`;
/** A sender in a network that nobody else has. */
const newIp = () => `2001:db8:${(names += 1).toString(16)}::1`;

const secrets = () => ({ proof: crypto.randomUUID(), linkKey: crypto.randomUUID() });

/** How many of the same attempts are allowed before one is refused. */
async function countAttempts(next: () => SignInStep, atMost = 200): Promise<number> {
  for (let taken = 0; taken < atMost; taken += 1) {
    try {
      await consumeSignInAttempt(next());
    } catch (error) {
      expect(error).toBeInstanceOf(RateLimitedError);
      return taken;
    }
  }
  return atMost;
}

/** Asks for a code, so that it may be tried with the proof. */
async function ask(email: string, ip = newIp()): Promise<string> {
  const { proof, linkKey } = secrets();
  await consumeSignInAttempt({ step: 'code', email, proof, linkKey, ip });
  return proof;
}

it.each<[string, number, () => () => SignInStep]>([
  [
    'codes for one address from one sender',
    5,
    () => {
      const [email, ip] = [newEmail(), newIp()];
      return () => ({ step: 'code', email, ...secrets(), ip });
    },
  ],
  [
    'codes for one address from everywhere',
    10,
    () => {
      const email = newEmail();
      return () => ({ step: 'code', email, ...secrets(), ip: newIp() });
    },
  ],
  [
    'codes from one sender',
    12,
    () => {
      const ip = newIp();
      return () => ({ step: 'code', email: newEmail(), ...secrets(), ip });
    },
  ],
  [
    'passwords for one address from one sender',
    10,
    () => {
      const [email, ip] = [newEmail(), newIp()];
      return () => ({ step: 'password', email, ip });
    },
  ],
  [
    'passwords for one address from everywhere',
    30,
    () => {
      const email = newEmail();
      return () => ({ step: 'password', email, ip: newIp() });
    },
  ],
  [
    'passwords from one sender',
    60,
    () => {
      const ip = newIp();
      return () => ({ step: 'password', email: newEmail(), ip });
    },
  ],
  [
    'links from one sender',
    30,
    () => {
      const ip = newIp();
      return () => ({ step: 'link', ip });
    },
  ],
  [
    'refreshes from one sender',
    60,
    () => {
      const ip = newIp();
      return () => ({ step: 'refresh', ip });
    },
  ],
])('gives in an hour of %s %i', async (_, most, scene) => {
  expect(await countAttempts(scene())).toBe(most);
});

it('gives a proof five tries, from wherever they come', async () => {
  const email = newEmail();
  const proof = await ask(email);
  expect(await countAttempts(() => ({ step: 'check', email, proof, ip: newIp() }))).toBe(5);
});

it.each<[string, (email: string, proof: string) => { email: string; proof: string | undefined }]>([
  ['no proof', (email) => ({ email, proof: undefined })],
  ['an invented proof', (email) => ({ email, proof: crypto.randomUUID() })],
  ['the proof of another address', (_, proof) => ({ email: newEmail(), proof })],
])('lets nobody try a code with %s, and counts the sender', async (_, claim) => {
  const email = newEmail();
  const proof = await ask(email);
  const ip = newIp();
  const check = () => consumeSignInAttempt({ step: 'check', ...claim(email, proof), ip });
  for (let tries = 0; tries < 60; tries += 1) await expect(check()).rejects.toThrow(SignInError);
  await expect(check()).rejects.toThrow(RateLimitedError);
  await consumeSignInAttempt({ step: 'check', email, proof, ip: newIp() });
});

it('gives the link of an e-mail five tries, and one that was never sent none', async () => {
  const { proof, linkKey } = secrets();
  await consumeSignInAttempt({ step: 'code', email: newEmail(), proof, linkKey, ip: newIp() });
  for (const invented of [proof, crypto.randomUUID()]) {
    await expect(consumeSignInAttempt({ step: 'link', linkKey: invented, ip: newIp() })).rejects.toThrow(
      SignInError,
    );
  }
  expect(await countAttempts(() => ({ step: 'link', linkKey, ip: newIp() }))).toBe(5);
});

it('keeps nobody out by the wrong codes and passwords of a stranger', async () => {
  const [email, owner] = [newEmail(), newIp()];
  const proof = await ask(email, owner);
  const stranger = newIp();
  const strange = await ask(email, stranger);
  await countAttempts(() => ({ step: 'check', email, proof: strange, ip: stranger }));
  await countAttempts(() => ({ step: 'password', email, ip: stranger }));
  await countAttempts(() => ({ step: 'code', email, ...secrets(), ip: stranger }));

  await consumeSignInAttempt({ step: 'check', email, proof, ip: owner });
  await consumeSignInAttempt({ step: 'password', email, ip: owner });
  await ask(email, owner);
});

it('bounds the codes that can be guessed in an hour, however many senders guess', async () => {
  const email = newEmail();
  let guesses = 0;
  for (let sender = 0; sender < 40; sender += 1) {
    const ip = newIp();
    const { proof, linkKey } = secrets();
    await consumeSignInAttempt({ step: 'code', email, proof, linkKey, ip }).catch(() => undefined);
    for (let guess = 0; guess < 8; guess += 1) {
      await consumeSignInAttempt({ step: 'check', email, proof, ip }).then(
        () => (guesses += 1),
        () => undefined,
      );
    }
  }
  // Ten e-mails, five tries each: 50 of 1,000,000 codes (decision 22).
  expect(guesses).toBe(50);
});

it('counts a refunded attempt no longer, and each of many at the same moment', async () => {
  const [email, ip] = [newEmail(), newIp()];
  for (let tries = 0; tries < 15; tries += 1) {
    await (await consumeSignInAttempt({ step: 'password', email, ip })).refund();
  }
  const together = await Promise.allSettled(
    Array.from({ length: 30 }, () => consumeSignInAttempt({ step: 'password', email, ip })),
  );
  expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

it('says when the next attempt is free, and allows it then', async () => {
  const ip = newIp();
  await countAttempts(() => ({ step: 'link', ip }));
  const { database } = test.backend;
  await database.exec(`update public.rate_limit_uses set used_at = used_at - interval '50 minutes'`);
  const refused = await consumeSignInAttempt({ step: 'link', ip }).catch((error: unknown) => error);
  const { retryAfterSeconds = 0 } = refused as RateLimitedError;
  expect(retryAfterSeconds).toBeGreaterThan(540);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);
  await database.exec(`update public.rate_limit_uses set used_at = used_at - interval '10 minutes'`);
  await consumeSignInAttempt({ step: 'link', ip });
});

it('keeps neither addresses nor senders, and forgets its salt with the last attempt', async () => {
  const { database } = test.backend;
  const saltOf = async () =>
    (await database.query(`select salt from public.rate_limit_areas where area = 'sign-in'`)).rows;
  const [email, ip] = [newEmail(), '192.0.2.200'];
  await ask(email, ip);
  const { rows } = await database.query('select * from public.rate_limit_uses');
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/);
  const before = await saltOf();
  await database.exec(`update public.rate_limit_uses set used_at = used_at - interval '2 hours'`);
  await consumeSignInAttempt({ step: 'link', ip });
  expect(await saltOf()).not.toEqual(before);
});

it('is told by the log what is missing where no secret key is set', async () => {
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
  const refused = await consumeSignInAttempt({ step: 'link', ip: newIp() }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnavailableError);
  expect(String((refused as UnavailableError).cause)).toContain('SUPABASE_SERVICE_ROLE_KEY');
});

it.each(['consume_sign_in_attempt', 'refund_rate_limit'])(
  'lets nobody call %s with the publishable key',
  async (name) => {
    const { url, publishableKey } = test.backend;
    const body =
      name === 'consume_sign_in_attempt'
        ? { step: 'link', address: 'x', email: null, proof: null, link_key: null }
        : { uses: [1] };
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toContain('permission denied');
  },
);

/** Sets how many e-mails an hour are shared, and forgets the codes that were asked for. */
async function shareMails(anHour: number): Promise<void> {
  await test.backend.database.exec(`
    delete from public.rate_limit_uses where true;
    select public.limit_sign_in_mails(${anHour});
  `);
}

it.each([
  ['/48 of IPv6', (sender: number) => `2001:db8:77:${sender.toString(16)}::1`],
  ['/24 of IPv4', (sender: number) => `203.0.113.${sender}`],
])('gives a %s sixty codes an hour, however many senders it has', async (_, ipOf) => {
  await shareMails(300);
  let sender = 0;
  const next = (): SignInStep => ({ step: 'code', email: newEmail(), ...secrets(), ip: ipOf((sender += 1)) });
  expect(await countAttempts(next)).toBe(60);
  // Other networks go on.
  expect(
    (await consumeSignInAttempt({ step: 'code', email: newEmail(), ...secrets(), ip: newIp() })).mail,
  ).toBe('everybody');
});

it('keeps half of the e-mails for addresses with an account, tells nobody which ones have one, and says so in the log', async () => {
  await shareMails(300);
  const known = newEmail();
  await test.backend.database.query(
    'insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())',
    [known],
  );
  const unproven = newEmail();
  await test.backend.database.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [
    unproven,
  ]);
  const mailFor = async (email: string) =>
    (await consumeSignInAttempt({ step: 'code', email, ...secrets(), ip: newIp() })).mail;
  for (let asked = 0; asked < 150; asked += 1) expect(await mailFor(newEmail())).toBe('everybody');
  expect(console.info).not.toHaveBeenCalled();
  expect(await mailFor(newEmail())).toBe('knownNotSent');
  expect(await mailFor(unproven)).toBe('knownNotSent');
  expect(await mailFor(known.toUpperCase().toLowerCase())).toBe('knownSent');
  expect(console.info).toHaveBeenCalledWith(
    expect.stringMatching(/"event":"alarm".*"sign-in-mails","asked":153/),
  );
  await shareMails(300);
  expect(await mailFor(newEmail())).toBe('everybody');
});

it('counts refreshes in vain by the session where there is one, so that forged ones stop nobody else', async () => {
  const ip = newIp();
  const { database } = test.backend;
  const { rows } = await database.query<{ id: string }>(
    `with account as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id)
     insert into auth.sessions (id, user_id) select gen_random_uuid(), id from account returning id`,
    [newEmail()],
  );
  const session = rows[0]?.id;
  expect(await countAttempts(() => ({ step: 'refresh', ip, session: crypto.randomUUID() }))).toBe(60);
  expect(await countAttempts(() => ({ step: 'refresh', ip }))).toBe(0);
  expect(await countAttempts(() => ({ step: 'refresh', ip, session }))).toBe(60);
});

/** Uses up what strangers may do with an address: first beside its owner, then from addresses of their own. */
async function useUp(email: string, ip: string): Promise<void> {
  await countAttempts(() => ({ step: 'code', email, ...secrets(), ip }));
  await countAttempts(() => ({ step: 'password', email, ip }));
  for (const place of [1, 2, 3]) {
    const stranger = `2001:db8:${(names += 1).toString(16)}:${place}::1`;
    await countAttempts(() => ({ step: 'code', email, ...secrets(), ip: stranger }));
    await countAttempts(() => ({ step: 'password', email, ip: stranger }));
  }
  // And those of the address that its owner shares with them.
  await countAttempts(() => ({ step: 'code', email: newEmail(), ...secrets(), ip }));
  await countAttempts(() => ({ step: 'password', email: newEmail(), ip }));
}

it('keeps attempts for a browser that has signed in to the address before, whatever strangers use up', async () => {
  const [email, ip] = [newEmail(), newIp()];
  await useUp(email, ip);
  await expect(consumeSignInAttempt({ step: 'password', email, ip: newIp() })).rejects.toThrow(
    RateLimitedError,
  );
  const known = { email, ip, isKnown: true };
  const proof = crypto.randomUUID();
  await consumeSignInAttempt({ step: 'code', ...known, proof, linkKey: crypto.randomUUID() });
  expect(await countAttempts(() => ({ step: 'check', ...known, proof }))).toBe(5);
  expect(await countAttempts(() => ({ step: 'code', ...known, ...secrets() }))).toBe(4);
  expect(await countAttempts(() => ({ step: 'password', ...known }))).toBe(10);
});

it('keeps attempts for a live session that proves its account again, and none for one that is not there', async () => {
  const [email, ip] = [newEmail(), newIp()];
  const { rows } = await test.backend.database.query<{ id: string }>(
    `with account as (insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id),
     place as (select generate_series(1, 4))
     insert into auth.sessions (id, user_id) select gen_random_uuid(), id from account, place returning id`,
    [email],
  );
  const [session, ...others] = rows.map(({ id }) => id);
  await useUp(email, ip);
  const proveBy = (id: string | undefined) =>
    countAttempts(() => ({ step: 'password', email, ip: newIp(), session: id }));
  expect(await proveBy(crypto.randomUUID())).toBe(0);
  expect(await proveBy(session)).toBe(10);
  // A thief with other sessions of the account: twenty more of all together.
  let more = 0;
  for (const other of others) more += await proveBy(other);
  expect(more).toBe(20);
});

it.each([
  ['ada@example.test', ['ada+1@example.test', 'Ada+news@EXAMPLE.test'], 'a.da@example.test'],
  ['ada.lovelace@gmail.com', ['adalovelace+x@gmail.com', 'a.d.a.lovelace@googlemail.com'], 'ada@gmail.com'],
])('counts codes for %s with those for %j, and not with those for %s', async (email, same, other) => {
  const all = [email, ...same];
  let asked = 0;
  const next = (): SignInStep => {
    asked += 1;
    return { step: 'code', email: all[asked % all.length] ?? '', ...secrets(), ip: newIp() };
  };
  expect(await countAttempts(next)).toBe(10);
  await consumeSignInAttempt({ step: 'code', email: other, ...secrets(), ip: newIp() });
});

it('counts an address that begins with + as it is', async () => {
  await consumeSignInAttempt({ step: 'code', email: '+a@example.test', ...secrets(), ip: newIp() });
  const { rows } = await test.backend.database.query(`select public.fold_mailbox('+a@example.test') as box`);
  expect(rows).toEqual([{ box: '+a@example.test' }]);
});
