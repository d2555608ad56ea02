import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/contracts/site/locale.ts';

/** A language and what a reader sees in it: texts of the interface that tests look for. */
export interface Language {
  locale: Locale;
  prefix: string;
  cocktails: string;
  ingredients: string;
  instructions: string;
  firstStepOfNegroni: RegExp;
  notFound: string;
}

const TEXTS: Record<Locale, Omit<Language, 'locale' | 'prefix'>> = {
  en: {
    cocktails: 'Cocktails',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    firstStepOfNegroni: /ingredients/,
    notFound: '404 Page Not Found',
  },
  nl: {
    cocktails: 'Cocktails',
    ingredients: 'Ingrediënten',
    instructions: 'Bereiding',
    firstStepOfNegroni: /ingrediënten/,
    notFound: '404 Pagina niet gevonden',
  },
  de: {
    cocktails: 'Cocktails',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    firstStepOfNegroni: /Zutaten/,
    notFound: '404: Seite nicht gefunden',
  },
  es: {
    cocktails: 'Cócteles',
    ingredients: 'Ingredientes',
    instructions: 'Preparación',
    firstStepOfNegroni: /ingredientes/,
    notFound: '404: página no encontrada',
  },
  fr: {
    cocktails: 'Cocktails',
    ingredients: 'Ingrédients',
    instructions: 'Préparation',
    firstStepOfNegroni: /ingrédients/,
    notFound: '404 Page introuvable',
  },
};

/** Every language of the site. */
export const LANGUAGES: Language[] = LOCALES.map((locale) => ({
  locale,
  prefix: locale === DEFAULT_LOCALE ? '' : `/${locale}`,
  ...TEXTS[locale],
}));
