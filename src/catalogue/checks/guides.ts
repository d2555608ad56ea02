import { LOCALES } from '../../contracts/site/locale.ts';
import { GUIDES_FILE, guideFile, guideLink, linkTargets, type Guide } from '../guides.ts';
import type { Problem } from '../problem.ts';
import type { WholeDraft } from '../wholeDraft.ts';

/** Guides that name what there is not, two at one address, and links that lead nowhere. */
export function checkGuides(draft: WholeDraft): Problem[] {
  return [...checkFacts(draft), ...checkSlugs(draft.guides), ...checkLinks(draft)];
}

function checkFacts({ guides, barAnswers, recipes }: WholeDraft): Problem[] {
  const answers = new Set(barAnswers.map(({ id }) => id));
  const drinks = new Set(recipes.map(({ recipe }) => recipe.id));
  const at = (id: string, list: string, name: string) => ({
    file: GUIDES_FILE,
    field: `${id}.${list}`,
    reason: `names "${name}", which there is not`,
  });
  return guides.flatMap((guide, place) => [
    ...guide.answers.filter((id) => !answers.has(id)).map((id) => at(guide.id, 'answers', id)),
    ...guide.drinks.filter((id) => !drinks.has(id)).map((id) => at(guide.id, 'drinks', id)),
    ...(guides.findIndex(({ id }) => id === guide.id) < place
      ? [{ file: GUIDES_FILE, field: guide.id, reason: 'stands there twice' }]
      : []),
  ]);
}

function checkSlugs(guides: readonly Guide[]): Problem[] {
  return LOCALES.flatMap((locale) => {
    const taken = new Map<string, string>();
    return guides.flatMap(({ id, texts }) => {
      const slug = texts[locale]?.slug;
      if (slug === undefined) return [];
      const before = taken.get(slug);
      taken.set(slug, before ?? id);
      if (before === undefined) return [];
      return [
        { file: guideFile(locale, id), field: 'slug', reason: `is that of "${before}" too: "${slug}"` },
      ];
    });
  });
}

function checkLinks({ guides, recipes, ingredientById }: WholeDraft): Problem[] {
  const known = {
    drink: new Set(recipes.map(({ recipe }) => recipe.id)),
    ingredient: ingredientById,
    guide: new Set(guides.map(({ id }) => id)),
  };
  return guides.flatMap(({ id, texts }) =>
    LOCALES.flatMap((locale) =>
      linkTargets(texts[locale]?.markdown ?? '').flatMap((target) => {
        const link = guideLink(target);
        if (link !== undefined && known[link.kind].has(link.id)) return [];
        return [
          { file: guideFile(locale, id), field: '', reason: `links to "${target}", which there is not` },
        ];
      }),
    ),
  );
}

/**
 * Guides that a language has not written, and its introductions to collections where it has none. They keep
 * no page from being built: the language goes without.
 */
export function findMissingGuides({ guides, intros }: WholeDraft): Problem[] {
  return LOCALES.flatMap((locale) => [
    ...guides
      .filter(({ texts }) => texts[locale] === undefined)
      .map(({ id }) => ({ file: guideFile(locale, id), field: '', reason: 'is missing' })),
    ...(guides.length > 0 && intros[locale] === undefined
      ? [{ file: `texts/${locale}/collections.json`, field: '', reason: 'is missing' }]
      : []),
  ]);
}
