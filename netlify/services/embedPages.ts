import { guestMenu } from '../../src/catalogue/guestMenu.ts';
import type { Locale } from '../../src/contracts/site/locale.ts';
import type { GuestMenu, GuestProblem } from '../../src/contracts/menus/publishedMenu.ts';
import { embedPath } from '../../src/i18n/guestPath.ts';
import { localeOfPath } from '../../src/web/localPath.ts';
import { GUEST_PAGE_POLICY, type Policy } from '../lib/securityHeaders.ts';
import { functionCatalogue } from './catalogue.ts';
import { readFollowing, type MenuSources } from './followedMenu.ts';
import { getCacheHeaders, GUEST_HEADERS, movesTo, moveTo, PROBLEMS } from './guestPages.ts';

/** Where a page in a frame comes from. */
interface EmbedSources extends MenuSources {
  /** The sites that may show it in a frame, `*` for any; null where none may. */
  readOrigins(token: string): Promise<readonly string[] | null>;
}

/** What a page in a frame shows, and how it is sent. */
interface EmbedPage {
  locale: Locale;
  token: string;
  status: number;
  headers: Record<string, string>;
  /** What binds it: the sites that may show it stand there, none where there is nothing to show. */
  policy: Policy;
  content: { menu: GuestMenu } | { problem: GuestProblem };
}

/**
 * What stands in a frame at `/menu/{token}/embed` and its translations: the menu, where its owner has that, or as a
 * finished answer the way to the own language. Whoever reads no JSON gets no error either: nothing is thrown.
 */
export async function readEmbedPage(request: Request, sources: EmbedSources): Promise<EmbedPage | Response> {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const token =
    url.pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-2) ?? '';
  const language = movesTo(url, request.headers.get('accept-language'));
  if (language) return moveTo(embedPath(language, token));
  const inPlace = (problem: GuestProblem): EmbedPage => {
    const { status, headers } = PROBLEMS[problem];
    const policy = GUEST_PAGE_POLICY;
    return { locale, token, status, headers: { ...GUEST_HEADERS, ...headers }, policy, content: { problem } };
  };
  try {
    const [menu, origins] = await Promise.all([readFollowing(token, sources), sources.readOrigins(token)]);
    if (!menu || !origins) return inPlace('gone');
    return {
      locale,
      token,
      status: 200,
      headers: { ...GUEST_HEADERS, ...getCacheHeaders(url) },
      policy: {
        ...GUEST_PAGE_POLICY,
        'connect-src': "'none'",
        'form-action': "'none'",
        'frame-ancestors': origins.join(' '),
        'script-src': "'none'",
      },
      content: { menu: guestMenu(menu, functionCatalogue(), locale) },
    };
  } catch (error) {
    console.error('A published menu could not be shown in a frame.', error);
    return inPlace('away');
  }
}
