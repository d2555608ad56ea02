/**
 * What the name of a bar in its address may be. Apart from any schema, since the page where one is chosen says it too;
 * the database checks the same (`is_bar_name`, supabase/migrations/20261130110000_bars.sql).
 */

export const BAR_NAME_LENGTH = { least: 3, most: 40 } as const;

/** Characters of a token of a published menu, which stands at the same place of an address. */
const TOKEN_LENGTH = 22;

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words of the pages and addresses of the site. */
export const SITE_WORDS: readonly string[] = [
  ...['about', 'age', 'api', 'app', 'bar', 'bars', 'bartender', 'blog', 'chat', 'cocktail', 'cocktails'],
  ...[
    'cookies',
    'demo',
    'embed',
    'example',
    'favorites',
    'feed',
    'forum',
    'guides',
    'health',
    'home',
    'icons',
  ],
  ...['imprint', 'index', 'ingredients', 'legal', 'lists', 'menu', 'menu-builder', 'menus', 'mix-master'],
  ...['names', 'new', 'news', 'null', 'offline', 'own-drinks', 'pictures', 'plans', 'press', 'pricing'],
  ...['privacy', 'profile', 'robots', 'root', 'search', 'shop', 'shots', 'sitemap', 'static', 'status'],
  ...['submit-recipe', 'terms', 'test', 'undefined', 'www'],
];
/** Roles of those who speak for a site. */
const ROLE_WORDS = [
  ...['admin', 'administrator', 'billing', 'contact', 'helpdesk', 'help', 'mail', 'moderator'],
  ...['official', 'operator', 'security', 'staff', 'support', 'system', 'team', 'webmaster'],
];
/** What a site asks of an account. */
const ACCOUNT_WORDS = [
  ...[
    'account',
    'accounts',
    'auth',
    'confirm',
    'confirmation',
    'email',
    'log',
    'login',
    'logout',
    'password',
  ],
  ...['passwords', 'payment', 'payments', 'recover', 'recovery', 'register', 'reset', 'settings'],
  ...['sign', 'signin', 'signout', 'signup', 'unlock', 'validate', 'validation', 'verification', 'verify'],
];
/** Words that speak for the site, alone or together: "support", "verify-account". */
export const SPEAKING_WORDS: readonly string[] = [...ROLE_WORDS, ...ACCOUNT_WORDS];
/** Words beside which those still speak for the site: "your-account", but also "the-office". */
const JOINING_WORDS = [
  ...['access', 'and', 'app', 'care', 'center', 'centre', 'chat', 'code', 'customer', 'customers'],
  ...['data', 'desk', 'for', 'forgot', 'here', 'id', 'identity', 'in', 'info', 'member'],
  ...['members', 'my', 'new', 'now', 'of', 'off', 'office', 'on', 'online', 'out', 'owner', 'page'],
  ...['pass', 'pay', 'portal', 'privacy', 'secure', 'service', 'site', 'the', 'to', 'up'],
  ...['update', 'user', 'users', 'web', 'with', 'your'],
];
/** The name of the site, which stands in no name of a bar. */
const SITE_NAME = 'mixmaster';

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/**
 * Makes one letter of those that look alike.
 * @example foldLookAlikes('5upp0rt') === foldLookAlikes('support')
 */
function foldLookAlikes(name: string): string {
  const folded = [...name].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return folded.replaceAll(/rn|nn/g, 'm').replaceAll('vv', 'w');
}

const siteWords = new Set(SITE_WORDS.map(foldLookAlikes));
const speakingWords = new Set(SPEAKING_WORDS.map(foldLookAlikes));
const joiningWords = new Set(JOINING_WORDS.map(foldLookAlikes));
const siteName = foldLookAlikes(SITE_NAME);

/** Whether a name means something else here, or lets a bar speak for the site. */
function isReserved(name: string): boolean {
  return siteWords.has(foldLookAlikes(name)) || speaksForSite(name);
}

/** Whether words of a–z and 0–9, joined by hyphens, speak for the site. */
function speaksForSite(name: string): boolean {
  const joined = foldLookAlikes(name.replaceAll('-', ''));
  const parts = name.split('-').map(foldLookAlikes);
  return (
    speakingWords.has(joined) ||
    joined.includes(siteName) ||
    (parts.some((part) => speakingWords.has(part)) &&
      parts.every((part) => speakingWords.has(part) || joiningWords.has(part)))
  );
}

/** They show the letters of a text in another order than they are written in. */
const DIRECTION_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u;
/** Accents and characters that nobody sees. */
const MARKS_AND_INVISIBLE = /[\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]/gu;
/**
 * Letters of other alphabets, and those of other shapes, that look like a Latin one. The database has the same table
 * (`fold_homographs`). Capitals stand for themselves: a Greek “Μ” looks like an m, and “μ” like a u.
 */
const HOMOGRAPHS: Readonly<Record<string, string>> = {
  a: 'ΑαАаᴀɑⱭꭺᎪꓮⲀⲁ🇦🅐🅰',
  b: 'ΒβВвЬьʙᏼᏴꮟᏏꓐⲂⲃƅƄƀɃɓƁ🇧🅑🅱',
  c: 'СсςᴄꮯᏟꓚⲤⲥƈƇ🇨🅒🅲',
  d: 'ԁԀᴅꭰᎠꓓđĐɖƉɗƊꮷᏧðÐ🇩🅓🅳',
  e: 'ΕεΣЕеЄєᴇꭼᎬꓰⲈⲉɛƐҽҼəƏ🇪🅔🅴',
  f: 'ꜰϜϝꓝƒƑҒғ🇫🅕🅵',
  g: 'ɡꞬɢԍԌꮐᏀꮆᎶꓖցǥǤɠƓ🇬🅖🅶',
  h: 'ΗһҺНнʜꮋᎻꓧⲎⲏħĦհ🇭🅗🅷',
  i: 'ΙιІіıɪꞮꭵᎥꮖᏆꓲⲒⲓɩƖɨƗ🇮🅘🅸',
  j: 'ЈјȷᴊꭻᎫꓙϳͿ🇯🅙🅹',
  k: 'ΚκКкᴋꮶᏦꓗⲔⲕҚқĸƙƘ🇰🅚🅺',
  l: 'ӏӀʟꮮᏞꓡɫⱢłŁǀƚȽ🇱🅛🅻',
  m: 'ΜМмᴍꮇᎷꓟⲘⲙϺϻɱⱮ🇲🅜🅼',
  n: 'ΝηИиПпɴꓠⲚⲛոռŋŊɲƝ🇳🅝🅽',
  o: 'ΟοσΘθОоᴏՕօꓳⲞⲟøØɵƟ🇴🅞🅾',
  p: 'ΡρРрᴘꮲᏢꓑⲢⲣþÞƥƤ🇵🅟🅿',
  q: 'ԛԚգզ🇶🅠🆀',
  r: 'ΓГгЯяʀƦʁꭱᎡꮢᏒꓣⲄⲅɾɽⱤɍɌ🇷🅡🆁',
  s: 'ЅѕꜱꮪᏚꓢՏʂꟅƨƧ🇸🅢🆂',
  t: 'ΤτТтᴛꭲᎢꓔⲦⲧŧŦƭƬʈƮҬҭ🇹🅣🆃',
  u: 'μυЦцᴜՍսꓴʋƲʉɄ🇺🅤🆄',
  v: 'νѴѵᴠꮩᏙꓦ🇻🅥🆅',
  w: 'ωѠѡШшЩщᴡꮃᎳꮤᏔꓪԜԝաɯƜⲰⲱ🇼🅦🆆',
  x: 'ΧχХхҲҳꓫⲬⲭ×🇽🅧🆇',
  y: 'γΥУуҮүʏꭹᎩꓬⲨⲩყɏɎƴƳ🇾🅨🆈',
  z: 'ΖζᴢꮓᏃꓜⲌⲍƶƵʐȥȤ🇿🅩🆉',
};
const latinLetters = new Map(
  Object.entries(HOMOGRAPHS).flatMap(([latin, letters]) =>
    [...letters].map((letter) => [letter, latin] as const),
  ),
);

/**
 * Makes Latin letters of those that look like them.
 * @example foldHomographs('Μıx') // 'mix'
 */
export function foldHomographs(text: string): string {
  return Array.from(text, (letter) => latinLetters.get(letter) ?? letter).join('');
}

/**
 * Whether the shown name of a bar misleads: it turns the direction of the text, or speaks for the site, also with accents,
 * signs between its letters, invisible ones or homographs. The database checks the same
 * (`is_honest_bar_title`, supabase/migrations/20261130110000_bars.sql).
 *
 * @example isMisleadingName('Mix-Master') // true
 */
export function isMisleadingName(title: string): boolean {
  if (DIRECTION_CONTROL.test(title)) return true;
  const words = foldHomographs(title.normalize('NFKD').replaceAll(MARKS_AND_INVISIBLE, ''))
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((word) => word !== '');
  return speaksForSite(words.join('-'));
}

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
  return isReserved(name) ? 'reserved' : undefined;
}
