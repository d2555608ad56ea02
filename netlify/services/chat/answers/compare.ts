import { cite } from '../../../../src/domain/chat/citations.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { factsOf, termIn, type Talk } from '../talk.ts';

/** How two drinks differ: what is in them, their strength, taste and making. */
export function compare(talk: Talk, one: string, other: string): string {
  const { texts, list, ingredient } = talk;
  const [a, b] = [factsOf(talk, one), factsOf(talk, other)];
  const common = [...a.ingredients].filter((id) => b.ingredients.has(id));
  const names = { drink: cite(one), otherDrink: cite(other) };
  const only = (own: ReadonlySet<string>, drink: string) => {
    const rest = [...own].filter((id) => !common.includes(id));
    return rest.length > 0 && fillIn(texts.only, { drink, things: list(rest.map(ingredient)) });
  };
  const both = (text: string, first: string, second: string) =>
    first !== second && fillIn(text, { ...names, one: first, other: second });
  const lines = [
    common.length > 0 ? fillIn(texts.common, { things: list(common.map(ingredient)) }) : texts.nothingCommon,
    only(a.ingredients, cite(one)),
    only(b.ingredients, cite(other)),
    both(texts.differStrength, talk.abv(a), talk.abv(b)),
    both(texts.differTaste, termIn(talk, 'tastes', a.taste), termIn(talk, 'tastes', b.taste)),
    both(
      texts.differMade,
      termIn(talk, 'methods', a.recipe.method),
      termIn(talk, 'methods', b.recipe.method),
    ),
  ].filter((line) => line !== false);
  return `${fillIn(texts.differ, { one: cite(one), other: cite(other) })}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
