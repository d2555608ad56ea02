import type { RecipeFact } from './recipeFacts.ts';

/**
 * A recipe as a part of an answer: a warning to who must not have it, what goes in as a list, then the
 * numbered steps.
 */
export function recipeText({
  ingredients,
  steps,
  notForVisitor,
}: Pick<RecipeFact, 'ingredients' | 'steps' | 'notForVisitor'>): string {
  const lines = ingredients.map((line) => `- ${line}`);
  const numbered = steps.map((step, place) => `${place + 1}. ${step}`);
  const warning = notForVisitor === undefined ? '' : `\n\n**${notForVisitor}**`;
  return `${warning}\n\n${lines.join('\n')}\n\n${numbered.join('\n')}\n\n`;
}
