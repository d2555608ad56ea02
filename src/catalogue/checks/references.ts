import type { Draft } from '../draft.ts';
import { lineage } from '../../domain/shelf/lineage.ts';
import { BAR_ANSWERS_FILE } from '../barAnswers.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyName } from '../vocabulary.ts';

/** Ids that name nothing, and ingredients that are their own ancestors. */
export function checkReferences(draft: Draft): Problem[] {
  return [
    ...recipeReferences(draft),
    ...ingredientReferences(draft),
    ...(draft.isComplete ? answerReferences(draft) : []),
  ];
}

function* recipeReferences({ recipes, vocabularies, ingredientById, sources }: Draft): Generator<Problem> {
  const unknownIn = (vocabulary: VocabularyName, id: string) => !vocabularies[vocabulary].has(id);
  for (const { recipe, file } of recipes) {
    const terms: [string, VocabularyName, string][] = [
      ['category', 'categories', recipe.category],
      ['taste', 'tastes', recipe.taste],
      ['glass', 'glasses', recipe.glass],
      ['method', 'methods', recipe.method],
      ...recipe.pairings.map((id, index): [string, VocabularyName, string] => [
        `pairings[${index}]`,
        'pairings',
        id,
      ]),
      ...recipe.lines.map(({ unit }, index): [string, VocabularyName, string] => [
        `lines[${index}].unit`,
        'units',
        unit,
      ]),
    ];
    if (recipe.spirit !== undefined) terms.push(['spirit', 'spirits', recipe.spirit]);
    for (const [field, vocabulary, id] of terms) {
      if (unknownIn(vocabulary, id))
        yield { file, field, reason: `"${id}" is not in the vocabulary ${vocabulary}` };
    }
    for (const [index, source] of (recipe.sources ?? []).entries()) {
      if (!sources.has(source))
        yield { file, field: `sources[${index}]`, reason: `"${source}" is not in sources.json` };
    }
    for (const [index, { ingredient }] of recipe.lines.entries()) {
      if (!ingredientById.has(ingredient)) {
        yield { file, field: `lines[${index}].ingredient`, reason: `"${ingredient}" is no known ingredient` };
      }
    }
  }
}

function* ingredientReferences({
  ingredients,
  ingredientById,
  vocabularies,
  sources,
}: Draft): Generator<Problem> {
  for (const { ingredient, file } of ingredients) {
    const { id, parent, differs, standIns, yields } = ingredient;
    if (parent !== undefined && !ingredientById.has(parent)) {
      yield { file, field: `${id}.parent`, reason: `"${parent}" is no known ingredient` };
    }
    if (lineage(id, (at) => ingredientById.get(at)?.parent).includes(id)) {
      yield {
        file,
        field: `${id}.parent`,
        reason: 'the line of parents leads back to the ingredient itself',
      };
    }
    if (differs !== undefined && !vocabularies.remarks.has(differs))
      yield { file, field: `${id}.differs`, reason: `"${differs}" is not in vocabulary/remarks.json` };
    if (differs !== undefined && parent === undefined)
      yield { file, field: `${id}.differs`, reason: 'it says from which parent the ingredient differs' };
    for (const [index, { use, remark }] of standIns.entries()) {
      const field = `${id}.standIns[${index}]`;
      if (use === id) yield { file, field, reason: 'an ingredient cannot stand in for itself' };
      if (!ingredientById.has(use)) yield { file, field, reason: `"${use}" is no known ingredient` };
      if (remark !== undefined && !vocabularies.remarks.has(remark))
        yield { file, field, reason: `"${remark}" is not in the vocabulary remarks` };
    }
    for (const [index, source] of ingredient.sources.entries()) {
      if (!sources.has(source))
        yield { file, field: `${id}.sources[${index}]`, reason: `"${source}" is not in sources.json` };
    }
    for (const [index, made] of yields.entries()) {
      const field = `${id}.yields[${index}]`;
      if (made === id) yield { file, field, reason: 'an ingredient does not yield itself' };
      if (!ingredientById.has(made)) yield { file, field, reason: `"${made}" is no known ingredient` };
    }
  }
}

/** Bar answers that English does not tell, or that name a source, a drink or an ingredient that there is not. */
function* answerReferences({ barAnswers, recipes, ingredientById, sources }: Draft): Generator<Problem> {
  const drinks = new Set(recipes.map(({ recipe }) => recipe.id));
  for (const answer of barAnswers) {
    if (answer.texts.en === undefined)
      yield { file: BAR_ANSWERS_FILE, field: answer.id, reason: 'has no English text' };
    for (const [part, known, what] of [
      ['sources', sources, 'is not in sources.json'],
      ['drinks', drinks, 'is no known recipe'],
      ['ingredients', ingredientById, 'is no known ingredient'],
    ] as const) {
      for (const [index, id] of answer[part].entries()) {
        if (!known.has(id)) {
          const field = `${answer.id}.${part}[${index}]`;
          yield { file: BAR_ANSWERS_FILE, field, reason: `"${id}" ${what}` };
        }
      }
    }
  }
}
