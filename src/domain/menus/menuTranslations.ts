import { listMenuTexts } from '../../contracts/menus/menuTexts.ts';
import type {
  MenuTranslations,
  TranslatedText,
  WrittenTranslation,
} from '../../contracts/menus/menuTranslations.ts';
import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import { BOTH, pickChanged } from '../lib/changes.ts';

type Written = Parameters<typeof listMenuTexts>[0];

/** What a menu keeps of translations: its language, and those of its texts in their order. */
export function translationsFor(
  menu: Written,
  translations: MenuTranslations | undefined,
): MenuTranslations | undefined {
  if (!translations) return undefined;
  const known = textsByOriginal(translations);
  const texts = [...listMenuTexts(menu).keys()].flatMap((of): TranslatedText[] => {
    const kept = LOCALES.flatMap((locale) => {
      const written = known.get(of)?.[locale];
      const text = written?.text.trim() ?? '';
      const isOwn = locale === translations.from;
      return text === '' || isOwn ? [] : [[locale, { ...written, text }] as const];
    });
    return kept.length === 0 ? [] : [{ of, in: Object.fromEntries(kept) }];
  });
  return { from: translations.from, texts };
}

/** The translations with another one of a text; empty for none. */
export function withTranslation(
  { from, texts }: MenuTranslations,
  of: string,
  locale: Locale,
  written: WrittenTranslation,
): MenuTranslations {
  const before = texts.find((text) => text.of === of);
  const { [locale]: _, ...others } = before?.in ?? {};
  const changed = { of, in: written.text === '' ? others : { ...others, [locale]: written } };
  return {
    from,
    texts: before ? texts.map((text) => (text === before ? changed : text)) : [...texts, changed],
  };
}

/** A menu in a language, as far as its owner translated it. */
interface TranslatedMenu<M> {
  menu: M;
  /** The texts that are in the language now. */
  local: ReadonlySet<string>;
  /** Those of them that are by the model, and nobody has checked. */
  byModel: ReadonlySet<string>;
}

/**
 * A menu with its owner's translations in the place of its texts; a text without one stays as it is written.
 *
 * @param mark what is put behind texts by the model
 */
export function translateMenu<
  M extends Written & {
    translations?: MenuTranslations | undefined;
    sections: readonly { title: string | null; drinks: readonly { note: string | null }[] }[];
  },
>(menu: M, locale: Locale, mark = ''): TranslatedMenu<M> {
  const { translations } = menu;
  const local = new Set<string>();
  const byModel = new Set<string>();
  if (translations === undefined) return { menu, local, byModel };
  if (translations.from === locale) return { menu, local: new Set(listMenuTexts(menu).keys()), byModel };
  const known = textsByOriginal(translations);
  const put = <Text extends string | null>(text: Text): Text | string => {
    const written = text === null ? undefined : known.get(text)?.[locale];
    if (written === undefined) return text;
    const shown = written.isByModel ? written.text + mark : written.text;
    local.add(shown);
    if (written.isByModel) byModel.add(shown);
    return shown;
  };
  const translated = {
    ...menu,
    name: put(menu.name),
    description: put(menu.description),
    sections: menu.sections.map(({ drinks, ...section }) => ({
      ...section,
      title: put(section.title),
      drinks: drinks.map((drink: { note: string | null; item?: { name: string } | undefined }) => ({
        ...drink,
        note: put(drink.note),
        ...(drink.item && { item: { ...drink.item, name: put(drink.item.name) } }),
      })),
    })),
  };
  return { menu: translated, local, byModel };
}

/**
 * What two people made of translations, where both can be had; BOTH where both wrote the same one in different words.
 */
export function mergeTranslations(
  before: MenuTranslations | undefined,
  mine: MenuTranslations | undefined,
  theirs: MenuTranslations | undefined,
): MenuTranslations | typeof BOTH | undefined {
  const from = pickChanged(before?.from, mine?.from, theirs?.from);
  if (from === BOTH) return BOTH;
  const language = from ?? mine?.from ?? theirs?.from;
  if (language === undefined) return undefined;
  const [start, one, other] = [before, mine, theirs].map((all) => all && textsByOriginal(all));
  const texts: TranslatedText[] = [];
  for (const of of new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])) {
    const kept: Partial<Record<Locale, WrittenTranslation>> = {};
    for (const locale of LOCALES) {
      const written = pickChanged(start?.get(of)?.[locale], one?.get(of)?.[locale], other?.get(of)?.[locale]);
      if (written === BOTH) return BOTH;
      if (written !== undefined) kept[locale] = written;
    }
    texts.push({ of, in: kept });
  }
  return { from: language, texts };
}

/** The languages in which translations differ; all that either has where the original is in another language. */
export function changedLanguages(
  before: MenuTranslations | undefined,
  after: MenuTranslations | undefined,
): Locale[] {
  const wordsIn = (all: MenuTranslations | undefined, locale: Locale) =>
    JSON.stringify(
      (all?.texts ?? []).flatMap((text) => (text.in[locale] ? [[text.of, text.in[locale]]] : [])).sort(),
    );
  const isMoved = before !== undefined && after !== undefined && before.from !== after.from;
  return LOCALES.filter(
    (locale) =>
      wordsIn(before, locale) !== wordsIn(after, locale) ||
      (isMoved && (locale === before.from || locale === after.from)),
  );
}

function textsByOriginal({ texts }: MenuTranslations): Map<string, TranslatedText['in']> {
  return new Map(texts.map((text) => [text.of, text.in]));
}
