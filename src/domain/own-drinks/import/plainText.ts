/** Named entities that recipes have; all others stay as they are written. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    deg: '°',
    times: '×',
    middot: '·',
    bull: '•',
    frasl: '⁄',
    frac12: '½',
    half: '½',
    frac14: '¼',
    frac34: '¾',
    frac13: '⅓',
    frac23: '⅔',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
    trade: '™',
    reg: '®',
    copy: '©',
    szlig: 'ß',
    aelig: 'æ',
    oelig: 'œ',
    oslash: 'ø',
    aring: 'å',
  }),
);
/** Marks on letters, as the ends of entities name them: "eacute". */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
  }),
);
const LONGEST_ENTITY = 10;
/** Tags that begin a line of their own. */
const BREAKING = new Set(['br', 'p', 'li', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr']);
const LAST_CODE_POINT = 0x10ffff;

/**
 * A text of another program as plain text: without HTML tags, its entities as the characters that they name (also such
 * as were encoded twice), line ends kept, other white space folded.
 */
export function plainText(text: string): string {
  const decoded = text.includes('&') ? decodeEntities(decodeEntities(text)) : text;
  const bare = decoded.includes('<') ? withoutTags(decoded) : decoded;
  return bare
    .split('\n')
    .map((line) =>
      line
        .split(/\s/u)
        .filter((word) => word !== '')
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function decodeEntities(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    const end = text.slice(at + 1, at + 2 + LONGEST_ENTITY).indexOf(';');
    const decoded = end === -1 ? undefined : entity(text.slice(at + 1, at + 1 + end));
    if (decoded === undefined) continue;
    pieces.push(text.slice(from, at), decoded);
    from = at + end + 2;
  }
  return pieces.join('') + text.slice(from);
}

function entity(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter = Number.isInteger(code) && code > 0 && code <= LAST_CODE_POINT;
    return isCharacter ? String.fromCodePoint(code) : undefined;
  }
  const known = ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase());
  if (known !== undefined) return known;
  const accent = ACCENTS.get(name.slice(1));
  return accent === undefined ? undefined : (name.charAt(0) + accent).normalize('NFC');
}

function withoutTags(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (at < from || !/[a-z/!]/i.test(text.charAt(at + 1))) continue;
    const end = text.indexOf('>', at);
    // Without an end it is no tag, and neither is any behind it.
    if (end === -1) break;
    const [name = ''] = text
      .slice(at + 1, Math.min(end, at + 8))
      .replace('/', '')
      .split(/[\s/]/);
    pieces.push(text.slice(from, at), BREAKING.has(name.toLowerCase()) ? '\n' : '');
    from = end + 1;
  }
  return pieces.join('') + text.slice(from);
}
