import { foldText } from '../../../text/foldText.ts';
import { readGroupTitle } from '../../amounts/groupTitles.ts';
import { wordSet } from '../../amounts/amountWords.ts';
import { isRecord } from '../../lib/shapes.ts';

type Fields = Record<string, unknown>;

/** Keys, folded, under which a recipe keeps groups of its ingredients. */
const GROUP_KEYS = wordSet(
  `groups, group, sections, section, parts, part, blocks, elements, ingredient groups, ingredientgroups, ingredient sections, ingredientsections,
  groepen, ingredientgroepen, ingredientengroepen, delen, onderdelen, secties, blokken,
  gruppen, zutatengruppen, zutatengruppe, teile, bestandteile, abschnitte, komponenten,
  grupos, grupos de ingredientes, partes, secciones, bloques,
  groupes, groupes d ingredients, parties, rubriques, blocs, composants, components`,
);
const LIST_KEYS = ['ingredients', 'recipeIngredient', 'ingredient', 'items', 'lines', 'itemListElement'];
/** Fields of a whole recipe: what has one of these in a list is a recipe, and no group of another. */
const RECIPE_KEYS = [
  ...['instructions', 'recipeInstructions', 'directions', 'steps', 'preparation', 'procedure', 'method'],
  ...['servings', 'recipeYield', 'yield', 'serves', 'portions', 'glass', 'garnish', '@type'],
];
const TITLE_KEYS = ['title', 'name', 'heading', 'header', 'label', 'group', 'section', 'purpose'];

/** A recipe that keeps its ingredients in groups under a key of their own, with them under the usual key. */
export function withGroupsJoined(fields: Fields): Fields {
  const { ingredients } = fields;
  if (isRecord(ingredients)) {
    const groups = groupsIn(ingredients);
    return groups === undefined ? fields : { ...fields, ingredients: groups };
  }
  if (LIST_KEYS.some((key) => fields[key] !== undefined)) return fields;
  for (const [key, value] of Object.entries(fields)) {
    const groups = GROUP_KEYS.has(foldText(key)) ? groupsIn(value) : undefined;
    if (groups === undefined || !isOneRecipe(fields, groups)) continue;
    const { [key]: _, ...rest } = fields;
    return { ...rest, ingredients: groups };
  }
  return fields;
}

/** Groups with a list of ingredients each, "For the syrup": a list of them, or a record by their titles. */
function groupsIn(value: unknown): Fields[] | undefined {
  const groups = isRecord(value)
    ? Object.entries(value).map(([title, list]) =>
        Array.isArray(list) ? { title, ingredients: list as unknown } : list,
      )
    : value;
  if (!Array.isArray(groups) || groups.length === 0) return undefined;
  const isGroup = (one: unknown) =>
    isRecord(one) &&
    LIST_KEYS.some((key) => Array.isArray(one[key])) &&
    !RECIPE_KEYS.some((key) => one[key] !== undefined);
  return groups.every(isGroup) ? (groups as Fields[]) : undefined;
}

/** Whether groups are of one recipe: it has fields of a whole recipe, or their titles say what they are for. */
function isOneRecipe(fields: Fields, groups: readonly Fields[]): boolean {
  const isTitle = (group: Fields) =>
    TITLE_KEYS.some((key) => {
      const title = group[key];
      return typeof title === 'string' && readGroupTitle(`${title}:`) !== undefined;
    });
  return (
    typeof fields['recipe'] === 'string' ||
    RECIPE_KEYS.some((key) => key !== '@type' && fields[key] !== undefined) ||
    groups.every(isTitle)
  );
}
