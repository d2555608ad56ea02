/** The text of src/catalogue/recipeIds.ts for these ids: one a line, so that two people can add recipes. */
export function recipeIdsModule(ids: readonly string[]): string {
  const lines = ids.toSorted().map((id) => `  '${id}',\n`);
  return `/** The ids of all recipes, for functions, which have no data folder; \`npm run catalogue:update\` writes it. */
export const RECIPE_IDS: readonly string[] = [
${lines.join('')}];
`;
}
