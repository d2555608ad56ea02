import type { Locale } from '../../contracts/site/locale.ts';
import type { WholeDraft } from '../wholeDraft.ts';
import type { Problem } from '../problem.ts';
import { catalogueTexts } from '../texts.ts';

interface Rule {
  locales: Locale[] | 'all';
  /** Only where a sentence is read, not in names such as “gin 0.0”. */
  sentencesOnly?: true;
  breaks: RegExp;
  reason: string;
}

const NARROW_SPACE = '\u202f';

const RULES: Rule[] = [
  {
    locales: 'all',
    breaks: /['"`´]/,
    reason: 'has a straight quote; use ’ and the language’s quotation marks',
  },
  { locales: 'all', breaks: /\.\.\./, reason: 'has three full stops; use …' },
  { locales: 'all', breaks: / [-–—] ?$| -- | - /, reason: 'has a hyphen for a dash; use –' },
  { locales: 'all', breaks: / [,.)]/, reason: 'has a space before a punctuation mark' },
  { locales: ['en', 'nl', 'de', 'es'], breaks: /\s[;:!?]/, reason: 'has a space before a punctuation mark' },
  { locales: ['de'], breaks: /”|“[^„“]*“|‚[^‘‚’]*’/, reason: 'has quotation marks that are not „…“' },
  { locales: ['de'], breaks: /„[^„“]*$/, reason: 'has an opening „ without its “' },
  {
    locales: ['de'],
    sentencesOnly: true,
    breaks: new RegExp(`\\d[ ${NARROW_SPACE}](?:%|°C|(?:ml|cl|kg|g|cm|mm)\\b)`),
    reason: 'lacks the fixed space (U+00A0) before % or a unit',
  },
  { locales: ['es'], breaks: /^[^¿]*\?|^[^¡]*!/, reason: 'lacks the opening ¿ or ¡' },
  {
    locales: ['fr'],
    breaks: new RegExp(`[^${NARROW_SPACE}\u00a0][;:!?](?!\\d)`),
    reason: 'lacks the narrow no-break space (U+202F) before ; : ! ?',
  },
  {
    locales: ['fr'],
    breaks: new RegExp(`«(?![${NARROW_SPACE}\u00a0])|(?<![${NARROW_SPACE}\u00a0])»`),
    reason: 'lacks the narrow no-break space (U+202F) inside « »',
  },
  { locales: ['fr'], breaks: /[“”„]/, reason: 'has quotation marks that are not « … »' },
  {
    locales: ['nl', 'de', 'es', 'fr'],
    sentencesOnly: true,
    breaks: /\d\.\d/,
    reason: 'has a decimal point; use a comma',
  },
  {
    locales: ['en'],
    sentencesOnly: true,
    breaks:
      /\b(?:colour|favourit|flavour|neighbour|savour|(?:milli|centi)?(?:litre|metre)|towards|ageing|per cent)/i,
    reason: 'is spelled in the British way; spelling is American',
  },
];

/** Quotation marks, spaces and dashes that a typesetter of the language would mark. */
export function checkTypography(draft: WholeDraft): Problem[] {
  const problems: Problem[] = [];
  for (const { file, field, locale, text, kind } of catalogueTexts(draft)) {
    for (const { locales, sentencesOnly, breaks, reason } of RULES) {
      if (sentencesOnly && kind !== 'sentence') continue;
      if ((locales === 'all' || locales.includes(locale)) && breaks.test(text)) {
        problems.push({ file, field, reason: `"${text}" ${reason}` });
      }
    }
  }
  return problems;
}
