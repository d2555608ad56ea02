import type { OwnDraft } from './ownDraft.ts';

/** Says of a line which ingredient of the catalogue it is, or that it is one by its name alone. */
export function identifyOwnLine(
  draft: OwnDraft,
  key: number,
  identity: { ingredient: string } | { name: string },
): OwnDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      if (line.key !== key) return line;
      const { ingredient: _, own: __, ...rest } = line;
      return 'ingredient' in identity
        ? { ...rest, ingredient: identity.ingredient, name: '' }
        : { ...rest, name: identity.name };
    }),
  };
}
