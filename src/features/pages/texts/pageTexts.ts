import type { Locale } from '../../../contracts/site/locale.ts';
import type { PageTexts } from './article.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The month in which the legal texts were last changed. */
export const LEGAL_TEXTS_UPDATED = new Date('2026-11-01T12:00:00Z');

/** The pages of running text in every language. */
export const PAGE_TEXTS: Record<Locale, PageTexts> = { en, nl, de, es, fr };
