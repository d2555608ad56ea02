import type { Locale } from '../../../../src/contracts/locale.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** What the bartender can explain: of each term its names, the usual one first, and what it means. */
export type Glossary = typeof en;
export type Term = keyof Glossary;

/** What terms of the bar mean, per language. */
export const GLOSSARIES: Record<Locale, Glossary> = { en, nl, de, es, fr };
