import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedForm } from './storedForm.ts';

it('gives Supabase a password of up to 72 bytes as it is, and longer ones whole, by their hash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 128 }), (password) => {
      const stored = storedForm(password);
      const bytes = new TextEncoder().encode(password).length;
      expect(new TextEncoder().encode(stored).length).toBeLessThanOrEqual(72);
      if (bytes <= 72) expect(stored).toBe(password);
    }),
  );
  const long = 'x'.repeat(127);
  expect(storedForm(`${long}a`)).not.toBe(storedForm(`${long}b`));
  expect(storedForm(`${long}a`)).toBe(storedForm(`${long}a`));
});
