import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinSteps, splitInstructions } from './instructions.ts';

test.each([
  ['Stir for 20 seconds. Strain into a coupe.', ['Stir for 20 seconds.', 'Strain into a coupe.']],
  ['¿Listo? ¡Sirve! Bebe despacio.', ['¿Listo?', '¡Sirve!', 'Bebe despacio.']],
  ['In ein „kaltes Glas.“ Öl darüber sprühen.', ['In ein „kaltes Glas.“', 'Öl darüber sprühen.']],
  ['Verser 1.5 cl. Éteindre.', ['Verser 1.5 cl.', 'Éteindre.']],
  ['One step only', ['One step only']],
  ['', []],
])('%j is split at its sentence ends', (text, steps) => {
  expect(splitInstructions(text)).toEqual(steps);
});

test('joined steps split into the same steps', () => {
  const step = fc.stringMatching(/^[A-ZÄÉÑ][a-zäéñ]{1,8}( [a-zäéñ0-9]{1,8}){0,5}\.$/u);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      expect(splitInstructions(joinSteps(steps))).toEqual(steps);
    }),
  );
});
