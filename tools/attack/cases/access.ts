import { resolve } from 'node:path';
import { startPreview } from '../../bench/startPreview.ts';
import { listVariables } from '../../serve/backend.ts';
import type { LocalBackend } from '../../serve/localBackend.ts';
import { LOCAL_SENDER } from '../../serve/mailServer.ts';
import { startMemoryBackend } from '../../serve/memoryBackend.ts';
import { codeIn } from '../../serve/readMail.ts';
import type { AttackCase } from '../attackCase.ts';
import { newReader, type Reader } from '../reader.ts';
import { sendRaw, type Answer, type Order } from '../sendRaw.ts';
import { forgedRefreshCookie, tokenIn } from '../stolenSession.ts';

const NEGRONI = '11002';
const MENU = { name: 'Friday', cocktailIds: [NEGRONI] };
const OWN_DRINK = {
  ...{ name: 'Secret Sour', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
  lines: [{ ingredient: 'gin', unit: 'ml', amount: 47, garnish: false }],
  ...{ allergens: [], vegan: false, vegetarian: false },
};
const PASSWORD = 'stirred, not shaken';
const THIEFS = 'the thief chose this one';
/** The address that the site is told to have; a request may name any other host. */
const SITE_ADDRESS = 'https://mixmaster.example';
const BAR = { display_name: 'Zum Hahn', time_zone: 'Europe/Berlin', menus: [] };

/** A site, and the backend behind it, which the attacker reaches with the publishable key. */
interface Stage {
  site: string;
  backend: LocalBackend;
}

let names = 0;
const newEmail = () => `access-${(names += 1)}@example.test`;
const newBar = () => `/api/bars/${crypto.randomUUID()}`;
const newName = () => `hahn-${process.pid}-${(names += 1)}`;

async function signIn({ site, backend }: Stage, email = newEmail()): Promise<Reader> {
  const reader = newReader(site, email);
  const who = { email, locale: 'en' };
  await expectStatus(200, reader.ask({ method: 'POST', path: '/api/auth/code', body: who }));
  const mail = backend.outbox.findLast(({ to }) => to === email)?.html ?? '';
  const code = codeIn(mail);
  await expectStatus(200, reader.ask({ method: 'POST', path: '/api/auth/verify', body: { ...who, code } }));
  return reader;
}

async function expectStatus(status: number, answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering;
  if (answer.status !== status)
    throw new Error(`answered ${answer.status} instead of ${status}: ${answer.text.slice(0, 120)}`);
  return answer;
}

/** Asks the data API or Supabase Auth past the functions. */
function past({ backend }: Stage, token: string | undefined, order: Order): Promise<Answer> {
  return sendRaw(backend.url, {
    ...order,
    headers: {
      apikey: backend.publishableKey,
      prefer: 'return=representation,resolution=merge-duplicates',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...order.headers,
    },
  });
}

async function newMenu(reader: Reader, menu: object = MENU): Promise<string> {
  const made = await expectStatus(201, reader.ask({ method: 'POST', path: '/api/menus', body: menu }));
  return (JSON.parse(made.text) as { id: string }).id;
}

const publish = (reader: Reader, menu: string) =>
  reader.ask({ method: 'PUT', path: `/api/menus/${menu}/publication`, body: {} });

async function idOf({ backend }: Stage, { email }: Reader): Promise<string> {
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}

/** Moves all sign-ins and proofs into the past, as if the readers had come a while ago. */
const age = ({ backend }: Stage) =>
  backend.database.exec(`
    update auth.sessions set created_at = created_at - interval '11 minutes' where true;
    update public.proven_sessions set proven_at = proven_at - interval '11 minutes' where true;
  `);

async function signsIn({ site }: Stage, email: string, password: string): Promise<boolean> {
  const body = { email, locale: 'en', password };
  const { status } = await newReader(site, email).ask({ method: 'POST', path: '/api/auth/password', body });
  return status === 200;
}

/** Has a thief store a password by a copied token until told to stop. */
function hammer(stage: Stage, token: string): () => Promise<unknown> {
  let isOver = false;
  const strike = async () => {
    while (!isOver) {
      const order = { method: 'PUT', path: '/auth/v1/user', body: { password: THIEFS } };
      // A busy server breaks off some of them.
      await past(stage, token, order).catch(() => undefined);
    }
  };
  const striking = Promise.all([strike(), strike(), strike(), strike()]);
  return () => {
    isOver = true;
    return striking;
  };
}

/** What a token is tried with past the functions. */
async function stolenOrders(stage: Stage, owner: Reader): Promise<[name: string, order: Order][]> {
  const menu = await newMenu(owner);
  const id = await idOf(stage, owner);
  const rest = (path: string) => `/rest/v1/${path}`;
  return [
    ['deletes the account', { method: 'POST', path: rest('rpc/delete_own_account'), body: {} }],
    ['publishes a menu', { method: 'POST', path: rest('menu_publications'), body: { menu_id: menu } }],
    ['takes a name', { method: 'POST', path: rest('bars'), body: { ...BAR, user_id: id, name: newName() } }],
    ['renames a menu', { method: 'PATCH', path: rest(`menus?id=eq.${menu}`), body: { name: 'Taken' } }],
    ['deletes a menu', { method: 'DELETE', path: rest(`menus?id=eq.${menu}`) }],
    ['asks for a name', { method: 'POST', path: rest('rpc/check_bar_name'), body: { name: newName() } }],
    ['asks for the password', { method: 'POST', path: rest('rpc/has_own_password'), body: {} }],
    ['reads the menus', { method: 'GET', path: rest('menus?select=name') }],
    ['reads the profile', { method: 'GET', path: rest('profiles?select=id') }],
  ];
}

async function* sessionCases(stage: Stage): AsyncGenerator<AttackCase> {
  const owner = await signIn(stage);
  const stolen = tokenIn(owner.cookie());
  const orders = await stolenOrders(stage, owner);
  const elsewhere = await signIn(stage, owner.email);
  await expectStatus(204, elsewhere.ask({ method: 'DELETE', path: '/api/account/sessions' }));
  for (const [name, order] of orders) {
    yield access(`a token of an ended session ${name}`, async () => {
      const { status, text } = await past(stage, stolen, order);
      return status === 401 || text === '[]' ? undefined : `answered ${status}: ${text.slice(0, 80)}`;
    });
  }
  const old = await signIn(stage);
  const menu = await newMenu(old);
  const bar = newBar();
  await expectStatus(200, old.ask({ method: 'PUT', path: bar, body: shown(newName()) }));
  const lasting = (await stolenOrders(stage, old)).slice(0, 3);
  await age(stage);
  for (const [name, order] of [
    ...lasting.map(([what, body]) => [what, () => past(stage, tokenIn(old.cookie()), body)] as const),
    ['publishes by the functions', () => publish(old, menu)] as const,
    [
      'renames the bar by the functions',
      () => old.ask({ method: 'PUT', path: bar, body: shown(newName()) }),
    ] as const,
    ['gives up the bar by the functions', () => old.ask({ method: 'DELETE', path: bar })] as const,
    [
      'deletes the account by the functions',
      () => old.ask({ method: 'DELETE', path: '/api/account' }),
    ] as const,
  ]) {
    yield access(`without a recent proof somebody ${name}`, async () => {
      const { status, text } = await order();
      return status === 403 && text.includes('not_proven') ? undefined : `answered ${status}`;
    });
  }
}

const shown = (name: string) => ({
  name,
  displayName: 'Zum Hahn',
  timeZone: 'Europe/Berlin',
  openingHours: null,
  menus: [],
});

/** An owner's bar with a published menu, somebody who serves there, and an editor. */
async function openBar(stage: Stage, owner: Reader) {
  const menu = await newMenu(owner);
  await expectStatus(200, publish(owner, menu));
  const bar = newBar();
  const body = { ...shown(newName()), menus: [{ menuId: menu, hours: null }] };
  await expectStatus(200, owner.ask({ method: 'PUT', path: bar, body }));
  const invite = async (role = 'service') => {
    const order = { method: 'POST', path: `${bar}/invitations`, body: { role } };
    const made = await expectStatus(200, owner.ask(order));
    return JSON.parse(made.text) as { id: string; token: string };
  };
  const server = await signIn(stage);
  const { token } = await invite();
  await expectStatus(204, join(server, token));
  const editor = await signIn(stage);
  await expectStatus(204, join(editor, (await invite('editor')).token));
  return { menu, bar, invite, server, editor, used: token };
}

const join = (reader: Reader, token: string) =>
  reader.ask({ method: 'POST', path: '/api/bars/join', body: { token, name: 'Eve' } });

/** A list that a household has: each member has a row of it, and nobody writes a row of somebody else. */
async function* homeCases(stage: Stage): AsyncGenerator<AttackCase> {
  const [owner, member, stranger] = [await signIn(stage), await signIn(stage), await signIn(stage)];
  const ownerId = await idOf(stage, owner);
  const list = crypto.randomUUID();
  await expectStatus(204, owner.ask({ method: 'PUT', path: '/api/household', body: { name: 'Anna' } }));
  const invitation = {
    method: 'POST',
    path: '/api/household/invitations',
    body: { email: null, locale: 'en' },
  };
  const made = await expectStatus(200, owner.ask(invitation));
  const { token } = JSON.parse(made.text) as { token: string };
  const joining = { method: 'POST', path: '/api/household/join', body: { token, name: 'Eve' } };
  await expectStatus(204, member.ask(joining));
  const body = { changes: [{ id: list, version: 0, name: 'Party', drinks: [NEGRONI], isAtHome: true }] };
  await expectStatus(204, owner.ask({ method: 'PATCH', path: '/api/drink-lists', body }));

  const rows = `/rest/v1/drink_lists?user_id=eq.${ownerId}`;
  const copy = `/rest/v1/drink_lists?id=eq.${list}`;
  const ofOwner = async () => (await owner.ask({ method: 'GET', path: '/api/drink-lists' })).text;
  const isKept = (text: string) => text.includes('"Party"') && text.includes('"isAtHome":true');
  const forged = { user_id: ownerId, id: crypto.randomUUID(), name: 'Forged', at_home: true };
  for (const [who, reader] of [
    ['a member', member],
    ['a stranger', stranger],
  ] as const) {
    for (const [what, order] of [
      ['reads lists of another', { method: 'GET', path: `${rows}&select=name` }],
      ['renames a row of another', { method: 'PATCH', path: rows, body: { name: 'Taken' } }],
      ['deletes a row of another', { method: 'DELETE', path: rows }],
      [
        'puts a list into the account of another',
        { method: 'POST', path: '/rest/v1/drink_lists', body: forged },
      ],
    ] as const) {
      yield access(`${who} ${what}`, async () => {
        const { status, text } = await past(stage, tokenIn(reader.cookie()), order);
        if (status < 400 && text !== '[]' && text !== '') return `answered ${status}: ${text.slice(0, 80)}`;
        return isKept(await ofOwner()) ? undefined : await ofOwner();
      });
    }
  }
  yield access('a former member changes the lists of the household', async () => {
    const { text } = await member.ask({ method: 'GET', path: '/api/household' });
    const { household } = JSON.parse(text) as { household: { members: { id: string; isSelf: boolean }[] } };
    const self = household.members.find(({ isSelf }) => isSelf)?.id ?? '';
    await expectStatus(204, member.ask({ method: 'DELETE', path: `/api/household/members/${self}` }));
    const own = tokenIn(member.cookie());
    for (const change of [{ name: 'Taken', at_home: true }, { at_home: false }])
      await past(stage, own, { method: 'PATCH', path: copy, body: change });
    await past(stage, own, { method: 'DELETE', path: copy });
    return isKept(await ofOwner()) ? undefined : await ofOwner();
  });
  yield access('a list that was marked before goes to the household that its reader joins', async () => {
    const mark = { id: crypto.randomUUID(), name: 'Planted', at_home: true };
    await past(stage, tokenIn(stranger.cookie()), {
      method: 'POST',
      path: '/rest/v1/drink_lists',
      body: mark,
    });
    const { text } = await stranger.ask({ method: 'GET', path: '/api/drink-lists' });
    if (!text.includes('Planted')) throw new Error(`was not planted: ${text}`);
    const next = await expectStatus(200, owner.ask(invitation));
    const { token: link } = JSON.parse(next.text) as { token: string };
    await expectStatus(204, stranger.ask({ ...joining, body: { token: link, name: 'Mallory' } }));
    return (await ofOwner()).includes('Planted') ? 'the others have it' : undefined;
  });
}

async function* roleCases(stage: Stage): AsyncGenerator<AttackCase> {
  const owner = await signIn(stage);
  const { menu, bar, invite, server, editor, used } = await openBar(stage, owner);
  const barId = bar.split('/').at(-1) ?? '';
  const ownerId = await idOf(stage, owner);
  const stranger = await signIn(stage);
  const press = (reader: Reader) =>
    reader.ask({
      method: 'PATCH',
      path: `/api/menus/${menu}/publication`,
      body: { soldOut: [{ cocktailId: NEGRONI, isSoldOut: true, secondsAgo: 0 }] },
    });
  const soldOut = async () => {
    const { rows } = await stage.backend.database.query<{ sold_out: string[] }>(
      'select sold_out from public.menu_publications where menu_id = $1',
      [menu],
    );
    return rows[0]?.sold_out.length ?? 0;
  };

  const rest = (path: string) => `/rest/v1/${path}`;
  const draft = { cocktail_ids: [NEGRONI], sections: [], price_lists: [] };
  const change = { menu, known_version: null, name: 'Taken', description: null, restaurant_name: null };
  const beyond: [name: string, order: Order][] = [
    ['reads the menus', { method: 'GET', path: rest('menus?select=name') }],
    ['reads drafts and versions', { method: 'GET', path: rest('menu_versions?select=content') }],
    ['reads costs', { method: 'GET', path: rest('bottle_prices?select=price') }],
    ['reads own drinks', { method: 'GET', path: rest('own_drinks?select=lines') }],
    ['reads the bar', { method: 'GET', path: rest('bars?select=name') }],
    ['reads who serves', { method: 'GET', path: rest('bar_staff?select=name') }],
    ['reads invitations', { method: 'GET', path: rest('bar_invitations?select=id') }],
    [
      'reads who serves by function',
      { method: 'POST', path: rest('rpc/read_bar_staff'), body: { bar: barId } },
    ],
    ['invites', { method: 'POST', path: rest('rpc/invite_to_bar'), body: { bar: barId } }],
    [
      'makes oneself staff',
      { method: 'POST', path: rest('bar_staff'), body: { bar_id: barId, user_id: ownerId, name: 'x' } },
    ],
    ['renames the menu', { method: 'PATCH', path: rest(`menus?id=eq.${menu}`), body: { name: 'Taken' } }],
    [
      'saves the menu',
      { method: 'POST', path: rest('rpc/change_menu'), body: { ...change, currency: null, ...draft } },
    ],
    ['takes the menu down', { method: 'DELETE', path: rest(`menu_publications?menu_id=eq.${menu}`) }],
    ['deletes the menu', { method: 'DELETE', path: rest(`menus?id=eq.${menu}`) }],
    [
      'marks past the function',
      { method: 'PATCH', path: rest(`menu_publications?menu_id=eq.${menu}`), body: { sold_out: [NEGRONI] } },
    ],
    [
      'renames the bar',
      { method: 'PATCH', path: rest(`bars?id=eq.${barId}`), body: { display_name: 'Eve' } },
    ],
    [
      'takes the bar',
      { method: 'POST', path: rest('bars'), body: { ...BAR, id: barId, user_id: ownerId, name: newName() } },
    ],
    [
      'gives the bar a look',
      { method: 'POST', path: rest('brands'), body: { user_id: ownerId, bar_id: barId } },
    ],
    ['removes the bar', { method: 'DELETE', path: rest(`bars?id=eq.${barId}`) }],
    [
      'makes oneself an editor',
      { method: 'PATCH', path: rest('bar_staff?role=eq.service'), body: { role: 'editor' } },
    ],
    [
      'locks a menu in the name of somebody else',
      { method: 'POST', path: rest('rpc/lock_edited_menu'), body: { account: ownerId, menu } },
    ],
  ];
  const edits: [name: string, order: Order][] = [
    [
      'publishes the menu',
      { method: 'POST', path: rest('rpc/publish_menu'), body: { menu, known_version: 1, part: 'all' } },
    ],
    [
      'saves the menu as an editor',
      { method: 'POST', path: rest('rpc/change_edited_menu'), body: { ...change, currency: null, ...draft } },
    ],
    ['reads what guests read', { method: 'POST', path: rest('rpc/read_live_menu'), body: { menu } }],
    [
      'reads the menu as an editor',
      { method: 'POST', path: rest('rpc/read_edited_menus'), body: { only_menu: menu } },
    ],
  ];
  for (const [who, reader, orders] of [
    ['somebody who serves', server, [...beyond, ...edits]],
    ['a stranger', stranger, [...beyond, ...edits]],
    ['an editor', editor, beyond],
  ] as const) {
    for (const [what, order] of orders) {
      yield access(`${who} ${what}`, async () => {
        const { status, text } = await past(stage, tokenIn(reader.cookie()), order);
        const isNothing = ['', '[]', 'null'].includes(text) || /"menus": ?\[\]/.test(text);
        const isKept = status >= 400 || isNothing;
        return isKept ? undefined : `answered ${status}: ${text.slice(0, 80)}`;
      });
    }
  }
  yield access('a stranger serves', async () => {
    const { status } = await press(stranger);
    return status === 404 && (await soldOut()) === 0 ? undefined : `answered ${status}`;
  });
  yield access('somebody who serves may not', async () => {
    const { status, text } = await press(server);
    if (status !== 200 || (await soldOut()) !== 1) return `answered ${status}`;
    return text.includes('Friday') || text.includes('sections') ? 'gives the draft' : undefined;
  });
  const save = (reader: Reader, body: object) =>
    reader.ask({ method: 'PUT', path: `/api/menus/${menu}`, body: { ...MENU, ...body } });
  yield access('an editor puts an own drink of somebody else on the menu', async () => {
    const made = await owner.ask({ method: 'POST', path: '/api/own-drinks', body: OWN_DRINK });
    const { id } = JSON.parse(made.text) as { id: string };
    const { status, text } = await save(editor, { cocktailIds: [id] });
    return status === 422 && !text.includes('lines') ? undefined : `answered ${status}: ${text.slice(0, 80)}`;
  });
  yield access('an editor takes the menu down, puts it away or deletes it by the functions', async () => {
    for (const [method, part, body] of [
      ['DELETE', '/publication', undefined],
      ['PUT', '/publication', { soldOut: [] }],
      ['PUT', '/embed', { embed: 'any' }],
      ['PUT', '/archive', { isArchived: true }],
      ['GET', '/versions', undefined],
      ['GET', '/views', undefined],
      ['DELETE', '', undefined],
    ] as const) {
      const { status } = await editor.ask({
        method,
        path: `/api/menus/${menu}${part}`,
        ...(body && { body }),
      });
      if (status !== 404) return `${method} ${part} answered ${status}`;
    }
    return undefined;
  });
  yield access('an editor may not', async () => {
    const { status } = await save(editor, { name: 'By an editor' });
    return status === 200 ? undefined : `answered ${status}`;
  });
  yield access('somebody who serves, or a stranger, saves the menu', async () => {
    for (const reader of [server, stranger]) {
      const { status } = await save(reader, { name: 'Taken' });
      if (status !== 404) return `answered ${status}`;
    }
    return undefined;
  });
  yield access('a former editor saves and publishes', async () => {
    const { text } = await owner.ask({ method: 'GET', path: `${bar}/staff` });
    const { staff } = JSON.parse(text) as { staff: { id: string; role: string }[] };
    const person = staff.find(({ role }) => role === 'editor');
    const path = `/api/bars/staff/${person?.id ?? ''}`;
    const demote = { method: 'PATCH', path, body: { role: 'service' } };
    for (const reader of [stranger, server, editor])
      if ((await reader.ask(demote)).status !== 404) return 'gives roles';
    await expectStatus(204, owner.ask(demote));
    const saved = await save(editor, { name: 'Taken' });
    const order = { method: 'PUT', path: `/api/menus/${menu}/live`, body: { version: 2, part: 'all' } };
    const published = await editor.ask(order);
    const listed = await editor.ask({ method: 'GET', path: '/api/bar-menus' });
    if (saved.status !== 404 || published.status !== 404 || listed.text !== '[]')
      return `answered ${saved.status}, ${published.status}: ${listed.text.slice(0, 80)}`;
    await expectStatus(204, owner.ask({ method: 'DELETE', path }));
    return undefined;
  });
  yield access('a link works twice, or once it was withdrawn', async () => {
    const withdrawn = await invite();
    await owner.ask({ method: 'DELETE', path: `/api/bars/invitations/${withdrawn.id}` });
    for (const token of [used, withdrawn.token]) {
      const { status } = await join(stranger, token);
      if (status !== 404) return `answered ${status}`;
    }
    return undefined;
  });
  yield access('somebody who serves takes a link of the owner back', async () => {
    const { id, token } = await invite();
    await server.ask({ method: 'DELETE', path: `/api/bars/invitations/${id}` });
    const look = { method: 'POST', path: '/api/bars/look', body: { token } };
    const { status } = await stranger.ask(look);
    return status === 200 ? undefined : `answered ${status}`;
  });
  yield access('former staff serves', async () => {
    const { text } = await owner.ask({ method: 'GET', path: `${bar}/staff` });
    const [person] = (JSON.parse(text) as { staff: { id: string }[] }).staff;
    const out = { method: 'DELETE', path: `/api/bars/staff/${person?.id ?? ''}` };
    if ((await stranger.ask(out)).status !== 404) return 'was taken out by a stranger';
    await expectStatus(204, owner.ask(out));
    const { status } = await press(server);
    const served = await server.ask({ method: 'GET', path: '/api/service' });
    return status === 404 && served.text === '{"workplaces":[]}'
      ? undefined
      : `answered ${status}: ${served.text}`;
  });
}

async function* passwordCases(stage: Stage): AsyncGenerator<AttackCase> {
  for (const [name, isSame, before] of [
    ['another session', false, undefined],
    ['another session, with a password before', false, PASSWORD],
    ['the session that changes it', true, undefined],
  ] as const) {
    for (let round = 1; round <= 3; round += 1) {
      yield access(`a copied token of ${name} sets a password meanwhile, round ${round}`, async () => {
        const owner = await signIn(stage);
        const change = (password: string) =>
          // Each waits behind those of the thief, and to hash a password takes long on a busy machine.
          owner.ask(
            { method: 'PUT', path: '/api/account/password', body: { locale: 'en', password } },
            120_000,
          );
        if (before) await expectStatus(204, change(before));
        const thief = isSame ? owner : await signIn(stage, owner.email);
        const stop = hammer(stage, tokenIn(thief.cookie()));
        const wanted = before ?? 'a twist of lemon peel';
        const { status } = await change(wanted).finally(stop);
        if (await signsIn(stage, owner.email, THIEFS)) return 'signs in with the password of the thief';
        const isIn = await signsIn(stage, owner.email, wanted);
        if (isIn !== (status === 204))
          return `answered ${status}, but the password ${isIn ? 'works' : 'does not work'}`;
        return isSame || status === 204 ? undefined : `answered ${status}`;
      });
    }
  }
  yield access('many changes of a password send many e-mails', async () => {
    const owner = await signIn(stage);
    for (let round = 0; round < 10; round += 1) {
      const body = { locale: 'en', password: `${PASSWORD} ${round}` };
      await expectStatus(204, owner.ask({ method: 'PUT', path: '/api/account/password', body }));
    }
    const mails = stage.backend.outbox.filter(
      ({ to, subject }) => to === owner.email && /password/.test(subject),
    ).length;
    return mails === 4 ? undefined : `sent ${mails} e-mails`;
  });
}

async function* dataCases(stage: Stage): AsyncGenerator<AttackCase> {
  const owner = await signIn(stage);
  const token = tokenIn(owner.cookie());
  const id = await idOf(stage, owner);
  yield access('an archived menu is published by moving a publication', async () => {
    const [open, archived] = [await newMenu(owner), await newMenu(owner)];
    await expectStatus(200, publish(owner, open));
    const put = { method: 'PUT', path: `/api/menus/${archived}/archive`, body: { isArchived: true } };
    await expectStatus(200, owner.ask(put));
    const path = `/rest/v1/menu_publications?menu_id=eq.${open}`;
    const { status } = await past(stage, token, { method: 'PATCH', path, body: { menu_id: archived } });
    return status >= 400 ? undefined : `answered ${status}`;
  });
  yield access('the publishable key reads the amounts of an own drink', async () => {
    const drink = {
      ...{ name: 'Smoke', note: null, glass: 'coupe', method: 'shake', ice: 'none', instructions: null },
      lines: [{ ingredient: 'gin', unit: 'ml', amount: 47, garnish: false }],
      ...{ allergens: [], vegan: false, vegetarian: false },
    };
    const made = await expectStatus(201, owner.ask({ method: 'POST', path: '/api/own-drinks', body: drink }));
    const { id: own } = JSON.parse(made.text) as { id: string };
    const menu = await newMenu(owner, { name: 'Own', cocktailIds: [own] });
    const answer = await expectStatus(200, publish(owner, menu));
    const { publication } = JSON.parse(answer.text) as { publication: { token: string } };
    const order = {
      method: 'POST',
      path: '/rest/v1/rpc/read_published_menu',
      body: { token: publication.token },
    };
    for (const reader of [undefined, tokenIn((await signIn(stage)).cookie())]) {
      const { text } = await past(stage, reader, order);
      if (text.includes('47')) return 'gives the amount';
    }
    const page = await sendRaw(stage.site, {
      method: 'GET',
      path: `/de/menu/${publication.token}`,
      headers: { host: 'evil.example' },
    });
    if (page.status !== 200) return `shows no menu: ${page.status}`;
    return page.text.includes('evil.example') ? 'names the host of the request in its page' : undefined;
  });
  yield access('a notice links to the host of the request', async () => {
    const reader = await signIn(stage);
    const body = { locale: 'en', password: PASSWORD };
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    await reader.ask({ method: 'PUT', path: '/api/account/password', body, headers });
    const mail = stage.backend.outbox.findLast(({ to }) => to === reader.email);
    return mail?.html?.includes('evil.example') ? 'links there' : undefined;
  });
  for (const [name, table, body] of [
    ['a blank name', 'bars', { ...BAR, user_id: id, name: newName(), display_name: '   ' }],
    ['a time zone that is none', 'bars', { ...BAR, user_id: id, name: newName(), time_zone: 'x' }],
    ['nested ingredients', 'shelves', { user_id: id, entries: '{{gin,rum},{lime,mint}}' }],
    ['a list of nothing', 'shelves', { user_id: id, shopping: [null] }],
    ['a member by hand', 'household_members', { user_id: id, name: 'Eve' }],
    ['a nested diet', 'diets', { user_id: id, avoids: '{{milk,eggs}}' }],
  ] as const) {
    yield access(`${name} written past the functions breaks the export`, async () => {
      await past(stage, token, { method: 'POST', path: `/rest/v1/${table}`, body });
      const { status } = await owner.ask({ method: 'GET', path: '/api/account/export' });
      return status === 200 ? undefined : `answered ${status}`;
    });
  }
  yield access('a stranger names an account and chooses its language', async () => {
    const email = newEmail();
    const data = { first_name: 'Mallory', language: 'nl' };
    await past(stage, undefined, {
      method: 'POST',
      path: '/auth/v1/signup',
      body: { email, password: 'the stranger chose this', data },
    });
    const reader = await signIn(stage, email);
    const { text } = await reader.ask({ method: 'GET', path: '/api/account' });
    return text.includes('"language":"en"') && !text.includes('Mallory') ? undefined : text;
  });
}

async function* nameCases(stage: Stage): AsyncGenerator<AttackCase> {
  const owner = await signIn(stage);
  const id = await idOf(stage, owner);
  for (const name of [
    ...['mixmaster-support', 'sign-in', 'verify-account', 'password-reset', 'rnixmaster-bar', 'm1xma5ter'],
    ...['5upport', 'adm1n', 'log-in', 'account-security', 's-u-p-p-o-r-t', 'pass-vvord', 'mix-master-team'],
  ]) {
    yield access(`the name ${name} is to be had`, async () => {
      const site = await owner.ask({ method: 'PUT', path: newBar(), body: shown(name) });
      const body = { ...BAR, user_id: id, name };
      const data = await past(stage, tokenIn(owner.cookie()), {
        method: 'POST',
        path: '/rest/v1/bars',
        body,
      });
      return site.status === 400 && data.status >= 400
        ? undefined
        : `answered ${site.status}, ${data.status}`;
    });
  }
  for (const title of [
    ...['Mıxmaster', 'Μixmaster Support', 'Mixmᴀster', 'Ꮇixmaster', 'Mixmastег', 'Mixmasteʀ'],
    ...['Suppοrt', 'Suррort', 'Suppørt', '🅼ixmaster', 'Nnixmaster'],
  ]) {
    yield access(`a bar is shown as ${title}`, async () => {
      const body = { ...shown(newName()), displayName: title };
      const site = await owner.ask({ method: 'PUT', path: newBar(), body });
      const data = await past(stage, tokenIn(owner.cookie()), {
        method: 'POST',
        path: '/rest/v1/bars',
        body: { ...BAR, user_id: id, name: newName(), display_name: title },
      });
      return site.status === 400 && data.status >= 400
        ? undefined
        : `answered ${site.status}, ${data.status}`;
    });
  }
  yield access('the name of a deleted bar is free', async () => {
    const gone = await signIn(stage);
    const name = newName();
    await expectStatus(200, gone.ask({ method: 'PUT', path: newBar(), body: shown(name) }));
    await expectStatus(204, gone.ask({ method: 'DELETE', path: '/api/account' }));
    const { status } = await owner.ask({ method: 'PUT', path: newBar(), body: shown(name) });
    return status === 409 ? undefined : `answered ${status}`;
  });
}

/** Uses up the e-mails of the hour, so that nobody new signs in afterwards. */
async function* mailCases(stage: Stage): AsyncGenerator<AttackCase> {
  const { site, backend } = stage;
  const owner = await signIn(stage);
  yield access('forged refreshes stop others at the same address', async () => {
    const neighbour = { 'x-nf-client-connection-ip': '192.0.2.200' };
    const ask = (cookie: string) =>
      sendRaw(site, { method: 'GET', path: '/api/auth/user', headers: { cookie, ...neighbour } });
    for (let tries = 0; tries < 61; tries += 1)
      await ask(forgedRefreshCookie(owner.cookie(), `forged-${tries}`, false));
    const { status } = await ask(forgedRefreshCookie(owner.cookie(), undefined, true));
    return status === 200 ? undefined : `answered ${status}`;
  });
  const codesFrom = async (count: number, ipOf: (sender: number) => string): Promise<number> => {
    let given = 0;
    for (let sender = 1; sender <= count; sender += 1) {
      const headers = { origin: site, 'x-nf-client-connection-ip': ipOf(sender) };
      const body = { email: newEmail(), locale: 'en' };
      const { status, text } = await sendRaw(site, { method: 'POST', path: '/api/auth/code', body, headers });
      if (status === 200 && text.includes('"code-sent"')) given += 1;
    }
    return given;
  };
  yield access('one network takes all e-mails for signing in', async () => {
    const given = await codesFrom(80, (sender) => `2001:db8:fff0:${sender.toString(16)}::1`);
    return given <= 60 ? undefined : `gave ${given} codes`;
  });
  yield access('many networks take all e-mails for signing in', async () => {
    await codesFrom(200, (sender) => `198.51.${sender}.7`);
    const before = backend.outbox.filter(({ to }) => to === owner.email).length;
    await backend.database.exec(
      'update auth.users set recovery_sent_at = null, confirmation_sent_at = null where true',
    );
    const answer = await newReader(site, owner.email).ask({
      method: 'POST',
      path: '/api/auth/code',
      body: { email: owner.email, locale: 'en' },
    });
    const after = backend.outbox.filter(({ to }) => to === owner.email).length;
    if (after !== before + 1) return `sent a reader with an account no code: ${answer.status} ${answer.text}`;
    const stranger = await newReader(site, 'nobody@example.test').ask({
      method: 'POST',
      path: '/api/auth/code',
      body: { email: 'nobody@example.test', locale: 'en' },
    });
    return stranger.text === answer.text ? undefined : 'tells by its answer who has an account';
  });
}

const access = (name: string, attempt: AttackCase['attempt']): AttackCase => ({
  kind: 'access',
  name,
  attempt: () => attempt().catch((error: unknown) => `failed: ${String(error)}`),
});

/**
 * What somebody tries who has a copied token, or the publishable key, or many addresses: each finding of the second
 * attack. It has a site and a backend of its own, since it asks that past the functions.
 */
export async function* accessCases(): AsyncGenerator<AttackCase> {
  const backend = await startMemoryBackend({ projectFolder: resolve('.'), siteUrl: SITE_ADDRESS });
  const preview = await startPreview({
    ...listVariables(backend),
    SMTP_URL: backend.smtpUrl,
    MAIL_FROM: LOCAL_SENDER,
    PUBLIC_SITE_URL: SITE_ADDRESS,
    SIGN_IN_PACE_MS: '0',
    OPENAI_API_KEY: '',
  });
  const stage = { site: preview.url, backend };
  try {
    yield* sessionCases(stage);
    yield* roleCases(stage);
    yield* homeCases(stage);
    yield* passwordCases(stage);
    yield* dataCases(stage);
    yield* nameCases(stage);
    yield* mailCases(stage);
  } finally {
    await preview.stop();
    await backend.close();
  }
}
