import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { inlineJson } from './inlineJson.ts';

it('is one script that holds the value, whatever its texts are', () => {
  const part = fc.constantFrom('</script', '<script', '<!--', '-->', '>', ' ', '\u2028', '\\', '"', 'a');
  const text = fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 8 });
  fc.assert(
    fc.property(text, (parts) => {
      const value = { name: parts.join('') };
      const { childNodes } = parseFragment(
        `<script type="application/ld+json">${inlineJson(value)}</script>`,
      );
      expect(childNodes).toHaveLength(1);
      const [script] = childNodes;
      const [words] = script !== undefined && 'childNodes' in script ? script.childNodes : [];
      expect(words !== undefined && 'value' in words && JSON.parse(words.value)).toEqual(value);
    }),
  );
});
