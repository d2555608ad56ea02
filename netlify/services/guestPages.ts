import { guestMenu } from '../../src/catalogue/guestMenu.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { ShownBar } from '../../src/contracts/bars/bar.ts';
import type { GuestBar, GuestProblem, PublishedMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { arrangeMenus } from '../../src/domain/bars/arrangeMenus.ts';
import { hoursText } from '../../src/domain/menus/prices/menuPrices.ts';
import { asStrengthBand } from '../../src/domain/drinks/strengthBand.ts';
import { excludesNothing } from '../../src/domain/diet/exclusion.ts';
import { DIET, readExclusion, WITHOUT } from '../../src/domain/diet/exclusionQuery.ts';
import { preferredLanguages } from '../../src/web/acceptLanguage.ts';
import { localeOfPath } from '../../src/web/localPath.ts';
import { getLanguage } from '../../src/web/pageLanguage.ts';
import {
  asksForTranslation,
  CHOSEN,
  guestPath,
  MENU,
  PRICES,
  STRENGTH,
  translatedGuestPath,
} from '../../src/i18n/guestPath.ts';
import { PRIVATE } from '../lib/answer.ts';
import { redirectTo } from '../lib/redirect.ts';
import { GUEST_PAGE_HEADERS } from '../lib/securityHeaders.ts';
import { functionCatalogue } from './catalogue.ts';
import { readFollowing, type MenuSources } from './followedMenu.ts';
import { showWords, type ShownWords } from './guestWords.ts';
import type { Translations } from './translation/createTranslations.ts';

/** Seconds for which Netlify's own cache may give out a menu: what is sold out must show within a minute. */
const SHARED_SECONDS = 30;

/** Of every page for guests. */
export const GUEST_HEADERS = {
  ...GUEST_PAGE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex',
};

const UNSHARED = { 'cache-control': 'private, no-cache' };

/** How a page is sent that stands in the place of a menu. */
export const PROBLEMS: Record<GuestProblem, { status: number; headers: Record<string, string> }> = {
  gone: { status: 404, headers: { 'cache-control': PRIVATE } },
  none: { status: 404, headers: { 'cache-control': PRIVATE } },
  away: { status: 503, headers: { 'cache-control': PRIVATE, 'retry-after': '5' } },
};

/** Parameters that go along to another language. */
const ASKED: readonly string[] = [WITHOUT, DIET, PRICES, STRENGTH, MENU];

/** Where a page for guests comes from. */
interface GuestSources extends MenuSources {
  /** The bar that has or had a name; null where there is none. */
  readBar(name: string): Promise<ShownBar | null>;
  now(): Date;
  /** Who translates what an owner wrote; undefined where the site has no model. */
  translations(): Translations | undefined;
}

/** What a page for guests shows, and how it is sent. */
interface GuestPage {
  locale: Locale;
  /** The token of a menu, or the name of a bar, as it stands in the address. */
  token: string;
  status: number;
  headers: Record<string, string>;
  content: (ShownWords & { menuToken: string }) | { problem: GuestProblem };
}

/**
 * What a guest gets at `/menu/{token}`, `/menu/{name}` and their translations: the menu, a page that says why there is
 * none, or, as a finished answer, the way to the own language, or from a name that a bar had to the one that it has. A
 * guest reads no JSON, so that nothing is thrown.
 */
export async function readGuestPage(request: Request, sources: GuestSources): Promise<GuestPage | Response> {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const token =
    url.pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const language = movesTo(url, request.headers.get('accept-language'));
  const asks = asksForTranslation(url.searchParams);
  if (language) {
    const asked = [...url.searchParams].filter(([name]) => ASKED.includes(name));
    return moveTo((asks ? translatedGuestPath : guestPath)(language, token, asked));
  }
  const wish = {
    exclusion: readExclusion(url.searchParams),
    priceList: Number(url.searchParams.get(PRICES) ?? 0) - 1,
    strength: asStrengthBand(url.searchParams.get(STRENGTH)),
    now: sources.now(),
  };
  const inPlace = (problem: GuestProblem) => {
    const { status, headers } = PROBLEMS[problem];
    return { locale, token, status, headers: { ...GUEST_HEADERS, ...headers }, content: { problem } };
  };
  try {
    const found = await find(token, url, sources);
    if (found instanceof Response) return found;
    if (typeof found === 'string') return inPlace(found);
    const site = sources.translations();
    const shown = guestMenu(found.menu, functionCatalogue(), locale, wish);
    const content = await showWords(found.bar ? { ...shown, bar: found.bar } : shown, {
      translate: site && ((text, signal) => site.translate(text, locale, signal)),
      isWanted: asks && !isSentElsewhere(request),
      signal: request.signal,
    });
    const headers = { ...GUEST_HEADERS, ...getCacheHeaders(url) };
    return { locale, token, status: 200, headers, content: { ...content, menuToken: found.token } };
  } catch (error) {
    console.error('A published menu could not be shown.', error);
    return inPlace('away');
  }
}

/** The menu that an address asks for, with its bar where that was asked for by name. */
async function find(
  address: string,
  url: URL,
  sources: GuestSources,
): Promise<{ menu: PublishedMenu; token: string; bar?: GuestBar } | 'gone' | 'none' | Response> {
  const menu = await readFollowing(address, sources);
  if (menu) return { menu, token: address };
  const bar = await sources.readBar(address);
  if (!bar) return 'gone';
  if (bar.name !== address) return moveTo(renamed(url, bar.name));
  const menus = arrangeMenus(bar, sources.now());
  const place = Number(url.searchParams.get(MENU) ?? 0) - 1;
  const asked = menus.find((one) => one.place === place);
  const chosen = asked ?? menus[0];
  const shown = chosen && (await readFollowing(chosen.token, sources));
  if (!shown) return 'none';
  const locale = localeOfPath(url.pathname);
  return {
    menu: shown,
    token: chosen.token,
    bar: {
      displayName: bar.displayName,
      openingHours: bar.openingHours,
      asked: asked?.place,
      menus: menus.map((one) => ({
        place: one.place,
        name: one.name,
        hours: one.hours === null ? undefined : hoursText(one.hours, locale),
        isNow: one.isNow,
        isShown: one === chosen,
      })),
    },
  };
}

/** The same address under another name. */
function renamed({ pathname, search }: URL, name: string): string {
  return `${pathname.replace(/(?<![^/])[^/]+\/*$/, name)}${search}`;
}

/**
 * Whether another site had the browser ask. It must not spend what the model may translate in a day, be it by a
 * picture's address or by a link that is followed: its guest is offered the translation and presses once more.
 */
function isSentElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none';
  return site !== 'same-origin' && site !== 'none';
}

/** The bare address, as a QR code holds it, leads to the language of the browser; every other one has decided. */
export function movesTo(url: URL, accepted: string | null): Locale | undefined {
  if (localeOfPath(url.pathname) !== DEFAULT_LOCALE || url.searchParams.has(CHOSEN)) return undefined;
  const language = getLanguage(null, preferredLanguages(accepted), LOCALES);
  return language === DEFAULT_LOCALE ? undefined : language;
}

/** A redirect that varies by `Accept-Language`: to the page in that language, or to a bar's new name. */
export function moveTo(path: string): Response {
  const answer = redirectTo(path);
  answer.headers.set('vary', 'accept-language');
  return answer;
}

/**
 * Lets caches share a page that its address alone decides, but not what a guest avoids. A translation may be incomplete,
 * and the bare address goes by the language of the browser.
 */
export function getCacheHeaders({ pathname, searchParams }: URL): Record<string, string> {
  if (localeOfPath(pathname) === DEFAULT_LOCALE && !searchParams.has(CHOSEN))
    return { ...UNSHARED, vary: 'accept-language' };
  if (asksForTranslation(searchParams) || !excludesNothing(readExclusion(searchParams))) return UNSHARED;
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, max-age=${SHARED_SECONDS}`,
  };
}
