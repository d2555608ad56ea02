import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finishedSentences } from './sentences.ts';
import { countWork } from '../../../tools/test/patience.ts';

it.each<[string, string[]]>([
  ['Stir it. Then str', ['Stir it.']],
  ['Stir it.', []],
  ['Stir it. ', []],
  ['Stir 4.5 cl gin and', []],
  ['Why not? A **Negroni.** Or this', ['Why not?', 'A **Negroni.**']],
  ['„Gern!“ Nimm', ['„Gern!“']],
  ['Nimm z. B. Gin dazu. Dann', ['Nimm z. B. Gin dazu.']],
  ['¡Claro! ¿Con ginebra o', ['¡Claro!']],
  ['Volontiers ! Voici', ['Volontiers !']],
  ['You need:\n- gin\n- ver', ['You need:', '- gin']],
  ['1. Stir.\n2. Str', ['1. Stir.']],
  ['Well… Yes', ['Well…']],
])('hears in “%s” what has ended', (text, sentences) => {
  expect(finishedSentences(text, 0, false).sentences).toEqual(sentences);
});

it('says the rest once the answer has ended', () => {
  expect(finishedSentences('Stir it. Strain it', 0, true).sentences).toEqual(['Stir it.', 'Strain it']);
});

it('says everything once, however the answer comes', () => {
  const texts = fc.array(
    fc.constantFrom('Stir. ', 'Shake! ', 'Why? ', 'gin ', '\n', '- ice\n', '1. ', 'z. B. ', '**'),
  );
  fc.assert(
    fc.property(texts, (pieces) => {
      const heard: string[] = [];
      let [text, end] = ['', 0];
      for (const piece of [...pieces, undefined]) {
        text += piece ?? '';
        const spoken = finishedSentences(text, end, piece === undefined);
        heard.push(...spoken.sentences);
        end = spoken.end;
      }
      const letters = (value: string) => value.replace(/\s/g, '');
      expect(letters(heard.join(''))).toBe(letters(text));
    }),
  );
});

it('takes no longer than the length of the answer allows', () => {
  const workOf = countWork();
  finishedSentences('gin '.repeat(5_000), 0, false);
  finishedSentences('a. '.repeat(5_000), 0, false);
  expect(workOf()).toBeLessThan(1000);
});
