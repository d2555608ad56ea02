import type { Locale } from '../../../../src/contracts/locale.ts';
import { byLanguage } from '../byLanguage.ts';
import type de from './de.json';
import type en from './en.json';
import type es from './es.json';
import type fr from './fr.json';
import type nl from './nl.json';

/** What the bartender can explain: of each term its names, the usual one first, and what it means. */
export type Glossary = typeof en;
export type Term = keyof Glossary;

/** What terms of the bar mean, per language. */
export const GLOSSARIES: Record<Locale, Glossary> = byLanguage<{
  en: typeof en;
  nl: typeof nl;
  de: typeof de;
  es: typeof es;
  fr: typeof fr;
}>('glossary');
