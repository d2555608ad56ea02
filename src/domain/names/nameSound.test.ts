import { expect, test } from 'vitest';
import { nameSound } from './nameSound.ts';

test.each([
  ['kwantro', 'cointreau'],
  ['cuantro', 'cointreau'],
  ['sjampanje', 'champagne'],
  ['schampanjer', 'champagner'],
  ['konjak', 'cognac'],
  ['djin', 'gin'],
  ['dschin', 'gin'],
  ['zjenever', 'jenever'],
  ['jinevra', 'ginebra'],
  ['orjat', 'orgeat'],
  ['guisky', 'whisky'],
  ['ouisky', 'whisky'],
  ['kurasao', 'curacao'],
  ['cashasa', 'cachaca'],
  ['akvavit', 'aquavit'],
  ['cerbeza', 'cerveza'],
])('%j is %j by ear', (written, name) => {
  expect(nameSound(written)).toBe(nameSound(name));
});

test.each([
  ['gin', 'rum'],
  ['cacao', 'curacao'],
  ['goat', 'oat'],
  ['pecan', 'peach'],
])('%j and %j sound otherwise', (one, other) => {
  expect(nameSound(one)).not.toBe(nameSound(other));
});
