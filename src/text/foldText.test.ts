import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['Piña Colada', 'pina colada'],
  ['Crème de cassis', 'creme de cassis'],
  ['weißer Rum', 'weisser rum'],
  ['blanc d’œuf', 'blanc doeuf'],
  ['Pimm’s No. 1', 'pimms no 1'],
  ["Queen's Park", 'queens park'],
  ['  B-52 ', 'b 52'],
  ["Rose's\tlime — \u0000 CORDIAL", 'roses lime cordial'],
  ["Rose's\t`lime`-CORDIAL\n", 'roses lime cordial'],
  ['Ούζο «Plomari» № 7', 'ουζο plomari 7'],
  ['e\u0301t\u00e9 \u{1f378} 1½', 'ete 1½'],
  ['…', ''],
])('%s is compared as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
