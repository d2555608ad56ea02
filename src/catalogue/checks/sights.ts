import { LOCALES } from '../../contracts/site/locale.ts';
import { SIGHTS, type Sight } from '../../contracts/drinks/vocabulary.ts';
import type { Draft } from '../draft.ts';
import { textsFile } from '../languageTexts.ts';
import type { Problem } from '../problem.ts';

const NAMES = ['{i}', '{de i}', '{a i}', '{stem}'];

/** What each pattern must hold exactly one of, and nothing else. */
const NEEDED: Record<Sight, readonly string[]> = {
  with: ['{list}'],
  layers: ['{n}'],
  foam: [],
  rim: NAMES,
  dust: NAMES,
};

/** Texts about pictures that would lose what they tell of, or that have a placeholder nobody fills. */
export function checkSights({ vocabularies, ingredients }: Draft): Problem[] {
  const counted = [
    ...[...vocabularies.props.values()].map(
      (prop) => ({ ...prop, file: 'vocabulary', path: 'props.' }) as const,
    ),
    ...ingredients.map(({ ingredient }) => ({ ...ingredient, file: 'ingredients', path: '' }) as const),
  ];
  return [
    ...SIGHTS.flatMap((id) => {
      const names = vocabularies.sights.get(id)?.names;
      if (names === undefined) return [];
      return LOCALES.flatMap((locale) =>
        reasonsAgainst(names[locale], NEEDED[id]).map((reason) => ({
          file: textsFile(locale, 'vocabulary'),
          field: `sights.${id}.name`,
          reason,
        })),
      );
    }),
    ...counted.flatMap(({ id, shown, file, path }) =>
      LOCALES.flatMap((locale) =>
        (['one', 'other'] as const).flatMap((form) =>
          (shown === undefined ? [] : reasonsAgainst(shown[locale][form], form === 'one' ? [] : ['{n}'])).map(
            (reason) => ({ file: textsFile(locale, file), field: `${path}${id}.shown.${form}`, reason }),
          ),
        ),
      ),
    ),
  ];
}

function reasonsAgainst(text: string, needed: readonly string[]): string[] {
  const found: string[] = text.match(/\{[^}]*\}?/g) ?? [];
  const reasons = found
    .filter((name) => !needed.includes(name))
    .map((name) => `knows no placeholder "${name}"`);
  if (needed.length > 0 && found.filter((name) => needed.includes(name)).length !== 1) {
    reasons.push(`must have exactly one ${needed.join(' or ')}`);
  }
  return reasons;
}
