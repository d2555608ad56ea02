import type { Locale } from '../../../contracts/site/locale.ts';
import type { PageTexts } from './article.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The pages of running text in every language. */
export const PAGE_TEXTS: Record<Locale, PageTexts> = { en, nl, de, es, fr };
