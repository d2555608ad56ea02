import type { Locale } from '../../../../src/contracts/locale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Glossary } from './terms.ts';

/** What terms of the bar mean, per language. */
export const GLOSSARIES: Record<Locale, Glossary> = { en, nl, de, es, fr };
