import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is text, between tags and in attributes', () => {
  const evil = `"><script>alert('1')</script>&lt;`;
  expect(String(html`<p title="${evil}">${evil}</p>`)).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;lt;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;lt;</p>',
  );
});

test('pieces stay as they are, once escaped is not escaped again', () => {
  const names = ['Gin & Tonic', 'B<52'].map((name) => html`<li>${name}</li>`);
  expect(String(html`<b>${names}</b>`)).toBe('<b><li>Gin &amp; Tonic</li><li>B&lt;52</li></b>');
});

test('the indentation of the source goes, that of a text stays', () => {
  const lines = html`<div>
    <p>${'one\n\n  two'}</p>
  </div>`;
  expect(String(lines)).toBe('<div>\n<p>one\n\n  two</p>\n</div>');
});

test('nothing is nothing, zero is zero', () => {
  expect(String(html`<p>${null}${undefined}${0}${[]}</p>`)).toBe('<p>0</p>');
});

test('what only looks like a piece is text', () => {
  const forged = { source: '<b>', toString: () => '<b>' } as unknown as string;
  expect(() => String(html`<p>${forged}</p>`)).toThrow();
});

test('no text can open a tag or leave an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = String(html`<p title="${text}">${text}</p>`);
      const [, attribute, content] = /^<p title="([^"]*)">([^<]*)<\/p>$/s.exec(written) ?? [];
      expect(attribute).toBeDefined();
      expect(content).toBe(attribute);
    }),
  );
});
