import type { Face, TextMeasurer } from './page.ts';

/** Letters that Unicode does not take apart, as people write them without the stroke. */
const PLAIN: Record<string, string> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ſ: 's' };
/** What is written for the sign of a currency where a typeface lacks it: what the country writes, else its code (ISO 4217). */
const CURRENCIES: Record<string, string> = {
  ...{ '₹': 'Rs', '₺': 'TL', '₽': 'RUB', '₩': 'KRW', '₫': 'VND', '₱': 'PHP', '₦': 'NGN', '₡': 'CRC' },
  ...{ '₭': 'LAK', '₲': 'PYG', '₵': 'GHS', '₼': 'AZN', '₪': 'ILS', '₴': 'UAH', '₸': 'KZT', '₾': 'GEL' },
  ...{ '฿': 'THB', '₮': 'MNT', '֏': 'AMD', '៛': 'KHR' },
};
const NARROW_SPACE = '\u202f';

/** A text as its typeface can print it. */
export interface PrintableText {
  text: string;
  /** What had to be left out, as it was written. */
  lost: string[];
}

/**
 * Makes a text such that a typeface has each of its characters: composed (NFC), every sort of space one that the
 * typeface has, without controls; a letter that is missing loses its accent, the sign of a currency becomes letters, and
 * what then is still missing, such as an emoji, is left out with the space that it leaves. Line breaks stay.
 */
export function printableText(
  written: string,
  face: Face,
  { has }: Pick<TextMeasurer, 'has'>,
): PrintableText {
  const composed = spaced(written.normalize('NFC'));
  const isThere = (text: string) =>
    [...text].every((character) => character === '\n' || has(character, face));
  if (isThere(composed)) return { text: composed, lost: [] };
  const lost: string[] = [];
  const print = (cluster: string): string => {
    if (isThere(cluster)) return cluster;
    const plain = [...cluster.normalize('NFKD')]
      .map((character) =>
        has(character, face) ? character : (PLAIN[character] ?? CURRENCIES[character] ?? ''),
      )
      .join('');
    if (plain === '') lost.push(cluster);
    return plain;
  };
  const text = [...clusters.segment(composed)].map(({ segment }) => print(segment)).join('');
  return { text: lost.length === 0 ? text : closeGaps(text), lost };
}

/** What a reader takes for one character: an emoji with its skin tone, a letter with its accents. */
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function spaced(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u2007\u2009\u200a]/g, NARROW_SPACE)
    .replace(/[\t\v\f\u1680\u2000-\u2006\u2008\u205f\u3000]/g, ' ')
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g,
      '',
    );
}

function closeGaps(text: string): string {
  return text.replace(/ {2,}/g, ' ').replace(/^ | $/gm, '');
}
