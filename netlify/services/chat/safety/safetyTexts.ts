import type { Locale } from '../../../../src/contracts/locale.ts';
import { colon } from '../../../../src/text/colon.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './answers/de.json';
import type en from './answers/en.json';
import type es from './answers/es.json';
import type fr from './answers/fr.json';
import type nl from './answers/nl.json';
import type { SafetyKind } from './kinds.ts';
import helpLines from '../../bartender/safety/helpLines.json' with { type: 'json' };

/** Services that somebody can call. */
export const SERVICES = ['emergency', 'crisis', 'poison', 'alcohol'] as const;
export type Service = (typeof SERVICES)[number];

/** What is said of dangers, each text whole in itself. */
interface SafetyTexts extends Record<SafetyKind, string> {
  /** What is said as long as it is not over. */
  emergencyStill: string;
  crisisStill: string;
  /** Behind the lines to call. */
  crisisEnd: string;
  /** Where it concerns another person than the one who writes. */
  forOther: string;
  lines: Record<Service, string>;
}
export const SAFETY_TEXTS: Readonly<Record<Locale, SafetyTexts>> = byLanguage<{
  en: typeof en;
  nl: typeof nl;
  de: typeof de;
  es: typeof es;
  fr: typeof fr;
}>('safety/answers');

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

/** The lines of a language as a list: a country each, with the services that are asked for as far as it has them. */
export function helpLinesIn(locale: Locale, services: readonly Service[]): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const labels = SAFETY_TEXTS[locale].lines;
  return COUNTRIES.filter(({ languages }) => languages.includes(locale))
    .flatMap((lines) => {
      const own = services.flatMap((service) => {
        const line = lines[service];
        if (line === undefined) return [];
        return [
          `${line.name ?? labels[service]} **${line.number}**${line.name === undefined ? '' : ` (${labels[service]})`}`,
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
