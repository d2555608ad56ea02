/**
 * What the name of a bar in its address may be. Apart from any schema, since the page where one is chosen says it too;
 * the database checks the same (`is_bar_name`).
 */

export const BAR_NAME_LENGTH = { least: 3, most: 40 } as const;

/** Characters of a token of a published menu, which stands at the same place of an address. */
const TOKEN_LENGTH = 22;

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words of the site, and those under which nobody may speak for it. */
export const RESERVED_BAR_NAMES: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'administrator', 'age', 'api', 'app', 'auth', 'bar', 'bars', 'bartender'],
  ...['blog', 'chat', 'cocktail', 'cocktails', 'contact', 'cookies', 'demo', 'embed', 'example', 'favorites'],
  ...[
    'feed',
    'forum',
    'guides',
    'health',
    'help',
    'home',
    'icons',
    'imprint',
    'index',
    'ingredients',
    'legal',
  ],
  ...['lists', 'login', 'logout', 'mail', 'menu', 'menu-builder', 'menus', 'mix-master', 'mixmaster'],
  ...[
    'moderator',
    'names',
    'new',
    'news',
    'null',
    'offline',
    'official',
    'operator',
    'own-drinks',
    'pictures',
  ],
  ...['plans', 'press', 'pricing', 'privacy', 'profile', 'robots', 'root', 'search', 'security', 'settings'],
  ...[
    'shop',
    'shots',
    'signup',
    'sitemap',
    'staff',
    'static',
    'status',
    'submit-recipe',
    'support',
    'system',
  ],
  ...['team', 'terms', 'test', 'undefined', 'www'],
]);

/** Why a text can be no bar's name: its length, its characters, or that it means something else here. */
export type BarNameFault = 'short' | 'long' | 'characters' | 'token' | 'reserved';

/**
 * What is wrong with the name of a bar; undefined where nothing is.
 *
 * @example barNameFault('zum-hahn') // undefined
 * @example barNameFault('Zum Hahn') // 'characters'
 */
export function barNameFault(name: string): BarNameFault | undefined {
  if (name.length < BAR_NAME_LENGTH.least) return 'short';
  if (name.length > BAR_NAME_LENGTH.most) return 'long';
  if (!SHAPE.test(name)) return 'characters';
  if (name.length === TOKEN_LENGTH) return 'token';
  return RESERVED_BAR_NAMES.has(name) ? 'reserved' : undefined;
}
