import { LOCALES, type Locale } from '../../contracts/site/locale.ts';
import type { Draft } from '../draft.ts';
import { RECIPE_TEXTS, textsFile } from '../languageTexts.ts';
import type { Problem } from '../problem.ts';

/** Ids and names that stand twice, and files not named for what they hold. */
export function checkDuplicates({ recipes, ingredients }: Draft): Problem[] {
  const problems: Problem[] = [];
  const recipeIds = createRegister(problems);
  const recipePaths = createRegister(problems);
  const recipeNames = createRegister(problems);
  for (const { recipe, file } of recipes) {
    recipeIds(recipe.id, file, 'id');
    recipePaths(recipe.path, file, 'name of the file');
    for (const [locale, name] of Object.entries(recipe.name) as [Locale, string][]) {
      const texts = textsFile(locale, RECIPE_TEXTS[recipe.kind]);
      recipeNames(`${locale} ${name.toLowerCase()}`, texts, `${recipe.id}.name`, name);
    }
    for (const [locale, aliases] of Object.entries(recipe.aliases) as [Locale, string[]][]) {
      const texts = textsFile(locale, RECIPE_TEXTS[recipe.kind]);
      for (const [index, alias] of aliases.entries()) {
        recipeNames(`${locale} ${alias.toLowerCase()}`, texts, `${recipe.id}.aliases[${index}]`, alias);
      }
    }
    if (!file.includes(`/${recipe.id}-`)) {
      problems.push({ file, field: 'id', reason: `"${recipe.id}" does not begin the file's name` });
    }
  }
  const ingredientIds = createRegister(problems);
  const ingredientNames = createRegister(problems);
  for (const { ingredient, file } of ingredients) {
    ingredientIds(ingredient.id, file, `${ingredient.id}.id`);
    for (const locale of LOCALES) {
      const name = ingredient.names[locale];
      const texts = textsFile(locale, 'ingredients');
      ingredientNames(`${locale} ${name.toLowerCase()}`, texts, `${ingredient.id}.name`, name);
    }
  }
  return problems;
}

type Register = (key: string, file: string, field: string, shown?: string) => void;

function createRegister(problems: Problem[]): Register {
  const first = new Map<string, string>();
  return (key, file, field, shown = key) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, `${file} (${field})`);
    else problems.push({ file, field, reason: `"${shown}" stands in ${before} already` });
  };
}
