import type { Locale } from '../../../../src/contracts/site/locale.ts';
import { colon } from '../../../../src/text/colon.ts';
import de from './answers/de.json' with { type: 'json' };
import en from './answers/en.json' with { type: 'json' };
import es from './answers/es.json' with { type: 'json' };
import fr from './answers/fr.json' with { type: 'json' };
import nl from './answers/nl.json' with { type: 'json' };
import type { Care, Danger, DangerKind, Hint } from './dangers.ts';
import helpLines from './helpLines.json' with { type: 'json' };

/** Services that somebody can call. */
type Service = 'emergency' | 'crisis' | 'poison' | 'alcohol';

interface SafetyTexts extends Record<DangerKind, string> {
  /** Said as long as nobody has told that it is over. */
  emergencyStill: string;
  crisisStill: string;
  /** Behind the lines to call. */
  crisisEnd: string;
  /** For somebody who asks on behalf of another. */
  other: Record<Exclude<Care, 'excess'>, string>;
  /** The quiet line where there may be a danger, and what can be pressed then. */
  hints: Record<Hint, string>;
  presses: Record<Hint, readonly string[]>;
  lines: Record<Service, string>;
}
const TEXTS: Readonly<Record<Locale, SafetyTexts>> = { en, nl, de, es, fr };

/** A service and its number; the emergency number needs no name. */
interface Line {
  name?: string;
  number: string;
  source: string;
}
interface CountryLines extends Partial<Record<Service, Line>> {
  country: string;
  languages: readonly string[];
}
const COUNTRIES: readonly CountryLines[] = helpLines.countries;

/**
 * The text for a danger, with lines to call where they help. It names no drinks: whoever answers adds those without
 * alcohol behind a text of care.
 *
 * @param isStill the danger was spoken of in an earlier message, and nobody has said that it is over
 */
export function safetyText({ kind, who }: Danger, locale: Locale, isStill = false): string {
  const texts = TEXTS[locale];
  switch (kind) {
    case 'emergency':
      return join(
        isStill ? texts.emergencyStill : texts.emergency,
        listLines(locale, ['emergency', 'poison']),
      );
    case 'crisis': {
      const lines = listLines(locale, ['crisis', 'emergency']);
      return isStill ? join(texts.crisisStill, lines) : join(texts.crisis, lines, texts.crisisEnd);
    }
    case 'spiking':
      return texts.spiking;
    case 'excess':
      return join(texts.excess, listLines(locale, ['alcohol']));
    case 'dependence':
      return join(who === 'other' ? texts.other[kind] : texts[kind], listLines(locale, ['alcohol']));
    default:
      return who === 'other' ? texts.other[kind] : texts[kind];
  }
}

/** The line that stands before an ordinary answer where there may be a danger, and the presses to help. */
export function hintText(hint: Hint, locale: Locale): { line: string; presses: readonly string[] } {
  const { hints, presses } = TEXTS[locale];
  return { line: hints[hint], presses: presses[hint] };
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The lines of a language as a list: a country each, with those of the services that it has. */
function listLines(locale: Locale, services: readonly Service[]): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const labels = TEXTS[locale].lines;
  return COUNTRIES.filter(({ languages }) => languages.includes(locale))
    .flatMap((lines) => {
      const own = services.flatMap((service) => {
        const line = lines[service];
        if (line === undefined) return [];
        const { name, number } = line;
        return [
          name === undefined
            ? `${labels[service]} **${number}**`
            : `${name} **${number}** (${labels[service]})`,
        ];
      });
      return own.length === 0
        ? []
        : [`- ${countryName(names, lines.country)}${colon(locale)} ${own.join(', ')}`];
    })
    .join('\n');
}

/** "Canada", "Québec" */
function countryName(names: Intl.DisplayNames, code: string): string {
  return code === 'CA-QC' ? 'Québec' : (names.of(code) ?? code);
}
