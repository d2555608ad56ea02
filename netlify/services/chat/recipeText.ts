import type { RecipeFact } from './recipeFacts.ts';

/** A recipe as a part of an answer: what goes in as a list, then the numbered steps. */
export function recipeText({ ingredients, steps }: Pick<RecipeFact, 'ingredients' | 'steps'>): string {
  const lines = ingredients.map((line) => `- ${line}`);
  const numbered = steps.map((step, place) => `${place + 1}. ${step}`);
  return `\n\n${lines.join('\n')}\n\n${numbered.join('\n')}\n\n`;
}
