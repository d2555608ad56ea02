import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/contracts/site/locale.ts';

/** The files of the recipes that stay: the first thirty numbers of each thousand, among them the Negroni and others that tests name. */
const STAYS = /^\d{2}0[0-2]\d-/;

/** Guides, and introductions to collections, name drinks all over the catalogue; what a build made is of all of it. */
const OF_ALL = /[/\\](guides(\.json)?|collections\.json|built)$/;

interface Answer {
  drinks?: string[];
}

interface Steps {
  id: string;
  steps: string[];
  variantOf?: string;
}

/**
 * Copies the catalogue with some hundred of its recipes, whole in itself: what names the others is left out with them.
 * To read and check all of them takes a second, which a test with many faults to try cannot spend on each.
 *
 * @param folder where `cocktails/`, `texts/` … are to stand
 */
export function copyFewRecipes(folder: string): void {
  cpSync('data', folder, {
    recursive: true,
    filter: (file) =>
      !OF_ALL.test(file) &&
      (!/[/\\](cocktails|shots)[/\\]\d/.test(file) || STAYS.test(file.split(/[/\\]/).at(-1) ?? '')),
  });
  const recipes = ['cocktails', 'shots'].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => ({
      path: join(kind, file),
      ...(JSON.parse(readFileSync(join(folder, kind, file), 'utf8')) as Steps),
    })),
  );
  const ids = new Set(recipes.map(({ id }) => id));
  const steps = new Set(recipes.flatMap((recipe) => recipe.steps));
  const edit = <Content>(path: string, change: (content: Content) => unknown) => {
    const file = join(folder, path);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Content)));
  };
  const only = (kept: ReadonlySet<string>) => (texts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => kept.has(key)));

  for (const { path, variantOf } of recipes)
    if (variantOf !== undefined && !ids.has(variantOf))
      edit<Partial<Steps>>(path, ({ variantOf: _, ...rest }) => rest);
  for (const locale of LOCALES) {
    for (const kind of ['cocktails', 'shots']) edit(`texts/${locale}/${kind}.json`, only(ids));
    if (locale !== 'en') edit(`texts/${locale}/phrases.json`, only(steps));
  }
  edit('pictures.json', only(new Set([...ids, 'heroes'])));
  const answers = JSON.parse(readFileSync(join(folder, 'barAnswers.json'), 'utf8')) as Record<string, Answer>;
  const answered = new Set(
    Object.keys(answers).filter((id) => answers[id]?.drinks?.every((drink) => ids.has(drink)) ?? true),
  );
  edit('barAnswers.json', only(answered));
  for (const locale of LOCALES) edit(`texts/${locale}/barAnswers.json`, only(answered));
}
