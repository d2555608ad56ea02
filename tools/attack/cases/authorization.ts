import { randomUUID } from 'node:crypto';
import { sending, type AttackCase } from '../attackCase.ts';
import { newSender, type Reader } from '../reader.ts';
import { ROUTES, type Access, type Owned, type Route } from '../routes.ts';
import { endedCookie, forgedCookie, unsignedCookie } from '../stolenSession.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const READING = 'GET';

const CALLERS = ['anonymous', 'expired', 'forged', 'unsigned', 'other', 'wrong origin', 'owner'] as const;
/** Who asks; `owner` comes last, since what is asked may end what belongs to the owner. */
type Caller = (typeof CALLERS)[number];

/** Two readers and what they have; `renew` gives the owner a menu, a favorite and a shelf with the secret in them. */
export interface Cast {
  site: string;
  owner: Reader;
  other: Reader;
  secret: string;
  renew(): Promise<Owned>;
  /** A new reader with the same things, for what ends a session. */
  recast(): Promise<Cast>;
}

/** An account writes only so much in a minute: after so many renewals others take the place of the two. */
const MOST_RENEWALS = 8;

/** The authorization matrix: every route by every caller. */
export async function* authorizationCases(first: Cast): AsyncGenerator<AttackCase> {
  let cast = first;
  let kept: Owned | undefined;
  let renewals = 0;
  for (const route of ROUTES) {
    if (renewals === MOST_RENEWALS) {
      cast = await cast.recast();
      [kept, renewals] = [undefined, 0];
    }
    const current = route.endsSession ? await cast.recast() : cast;
    const owned = (current === cast ? kept : undefined) ?? (await current.renew());
    for (const caller of CALLERS) yield caseOf(route, caller, current, owned);
    // What only read has left the owner's things as they were.
    if (current !== cast) continue;
    if (owned !== kept) renewals += 1;
    kept = route.method === READING ? owned : undefined;
  }
}

function caseOf(route: Route, caller: Caller, cast: Cast, owned: Owned): AttackCase {
  const { method, body } = route;
  // Whoever comes first would have it.
  const path = route.path({ ...owned, fresh: randomUUID() });
  return {
    kind: 'authorization',
    name: `${method} ${path.replace(owned.menuId, '{menu}').replace(owned.token, '{token}')} by ${caller}`,
    attempt: sending(
      cast.site,
      {
        method,
        path,
        headers: { origin: cast.site, ...newSender(), ...headersOf(caller, cast) },
        ...(body && { body: body() }),
      },
      {
        statuses: [statusFor(route, caller)],
        // A guest page shows what its owner published; everything else is for the owner's eyes.
        ...(caller !== 'owner' &&
          caller !== 'wrong origin' &&
          !path.includes('/menu/') && { secret: cast.secret }),
      },
    ),
  };
}

function headersOf(caller: Caller, { owner, other }: Cast): Record<string, string> {
  switch (caller) {
    case 'anonymous':
      return {};
    case 'owner':
      return { cookie: owner.cookie() };
    case 'other':
      return { cookie: other.cookie() };
    case 'expired':
      return { cookie: endedCookie(owner.cookie()) };
    case 'forged':
      return { cookie: forgedCookie(other.cookie(), owner.cookie()) };
    case 'unsigned':
      return { cookie: unsignedCookie(owner.cookie()) };
    case 'wrong origin':
      return { cookie: owner.cookie(), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  }
}

const REFUSALS: Record<Access, Partial<Record<Caller, number>>> = {
  anyone: {},
  account: { anonymous: UNAUTHORIZED, expired: UNAUTHORIZED, forged: UNAUTHORIZED, unsigned: UNAUTHORIZED },
  menu: {
    anonymous: UNAUTHORIZED,
    expired: UNAUTHORIZED,
    forged: UNAUTHORIZED,
    unsigned: UNAUTHORIZED,
    other: NOT_FOUND,
  },
};

function statusFor({ method, access, status, fromElsewhere = status }: Route, caller: Caller): number {
  // Another site may make a browser read, but gets nothing of what was read; it changes nothing.
  if (caller === 'wrong origin') return method === READING ? fromElsewhere : FORBIDDEN;
  return REFUSALS[access][caller] ?? status;
}
