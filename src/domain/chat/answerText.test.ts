import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './answerSpans.ts';
import { parseAnswer, plainText, type Block } from './answerText.ts';
import { countWork } from '../../../tools/test/patience.ts';

const NAMES: Record<string, string> = { 11002: 'Negroni', 11005: 'Daiquiri' };
const nameOf = (id: string) => NAMES[id];
const whole = (text: string) => parseAnswer(text, { nameOf, isWhole: true });
const coming = (text: string) => parseAnswer(text, { nameOf, isWhole: false });
const text = (value: string): Span => ({ kind: 'text', text: value });
const strong = (...spans: Span[]): Span => ({ kind: 'strong', spans });
const emphasis = (...spans: Span[]): Span => ({ kind: 'emphasis', spans });
const paragraph = (...spans: Span[]): Block => ({ kind: 'paragraph', spans });
const negroni: Span = { kind: 'recipe', id: '11002', name: 'Negroni' };

describe('parseAnswer', () => {
  it.each<[string, string, Block[]]>([
    ['paragraphs', 'One.\n\nTwo\nlines.', [paragraph(text('One.')), paragraph(text('Two\nlines.'))]],
    ['bold', 'Take **gin** first', [paragraph(text('Take '), strong(text('gin')), text(' first'))]],
    ['italics', '*dry* and _wet_', [paragraph(emphasis(text('dry')), text(' and '), emphasis(text('wet')))]],
    ['bold italics', '***so***', [paragraph(strong(emphasis(text('so'))))]],
    ['italics in bold', '**a *b* c**', [paragraph(strong(text('a '), emphasis(text('b')), text(' c')))]],
    ['a list', '- one\n* two', [{ kind: 'list', start: undefined, items: [[text('one')], [text('two')]] }]],
    [
      'a numbered list',
      '2. stir\n\n3) strain',
      [{ kind: 'list', start: 2, items: [[text('stir')], [text('strain')]] }],
    ],
    [
      'a list after its lead',
      'You need:\n- ice',
      [paragraph(text('You need:')), { kind: 'list', start: undefined, items: [[text('ice')]] }],
    ],
    [
      'an item of two lines',
      '- stir\n  well',
      [{ kind: 'list', start: undefined, items: [[text('stir\nwell')]] }],
    ],
    [
      'a paragraph after a list',
      '- ice\n\nCheers.',
      [{ kind: 'list', start: undefined, items: [[text('ice')]] }, paragraph(text('Cheers.'))],
    ],
    ['a heading as bold text', '## Build it', [paragraph(strong(text('Build it')))]],
    ['a quote as text', '> He said', [paragraph(text('He said'))]],
    ['no rule', 'One\n\n---\n\nTwo', [paragraph(text('One')), paragraph(text('Two'))]],
    ['a recipe', 'Try a [[11002]].', [paragraph(text('Try a '), negroni, text('.'))]],
    ['a recipe in bold', '**[[11002]]**', [paragraph(strong(negroni))]],
    ['a mark that has no counterpart', '2 * 3 and 5*', [paragraph(text('2 * 3 and 5*'))]],
    ['a word with underscores', 'rum_and_coke', [paragraph(text('rum_and_coke'))]],
    ['an escaped mark', '\\*no\\*', [paragraph(text('*no*'))]],
  ])('reads %s', (_, answer, blocks) => {
    expect(whole(answer)).toEqual(blocks);
  });

  it.each([
    ['Try [[99999]], it is fine.', 'Try, it is fine.'],
    ['Try [[99999]] today', 'Try today'],
    ['Try the [[Old Cuban]] today', 'Try the Old Cuban today'],
    ['Negroni [[11002]] is bitter', 'Negroni is bitter'],
    ['A **Negroni** ([[11002]]) is bitter', 'A Negroni is bitter'],
    ['Negroni and [[11002]]', 'Negroni and Negroni'],
    ['[More](https://evil.example) and ![x](http://evil.example/x.png)', 'More and x'],
  ])('says of %s only %s', (answer, said) => {
    expect(plainText(whole(answer))).toBe(said);
  });

  it('links the recipe whose name stood beside it', () => {
    expect(whole('A **Negroni** [[11002]]')).toEqual([paragraph(text('A '), strong(negroni))]);
  });

  it.each([
    ['Take **gin', [paragraph(text('Take '), strong(text('gin')))]],
    ['Take **', [paragraph(text('Take'))]],
    ['Take *', [paragraph(text('Take'))]],
    ['A [', [paragraph(text('A'))]],
    ['A [[110', [paragraph(text('A'))]],
    ['A **[[11002]', [paragraph(text('A'))]],
    ['A [[11002]', [paragraph(text('A'))]],
    ['See [here](https://ev', [paragraph(text('See'))]],
    ['Take:\n-', [paragraph(text('Take:'))]],
    ['Take:\n1.', [paragraph(text('Take:'))]],
  ])('holds back what is not finished: %s', (answer, blocks) => {
    expect(coming(answer)).toEqual(blocks);
  });

  it('gives plain text for copying', () => {
    expect(plainText(whole('A **fine** one:\n\n- [[11002]]\n- *[[11005]]*\n\n1. Stir.\n2. Strain.'))).toBe(
      'A fine one:\n\n– Negroni\n– Daiquiri\n\n1. Stir.\n2. Strain.',
    );
  });
});

const MARKS = [
  '**',
  '*',
  '_',
  '[[11002]]',
  '[[',
  ']]',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '# ',
  '> ',
  '```',
  '\\',
  '&lt;',
  'gin',
  ' ',
];
const anyAnswer = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 6 })), { maxLength: 60 })
    .map((parts) => parts.join('')),
);

function spansOf(blocks: Block[]): Span[] {
  const inner = (spans: Span[]): Span[] =>
    spans.flatMap((span) => ('spans' in span ? [span, ...inner(span.spans)] : [span]));
  return inner(blocks.flatMap((block) => (block.kind === 'paragraph' ? block.spans : block.items.flat())));
}

describe('whatever comes in an answer', () => {
  it('becomes nothing but text, marks and known recipes, whole or not', () => {
    fc.assert(
      fc.property(anyAnswer, fc.boolean(), (answer, isWhole) => {
        for (const span of spansOf(parseAnswer(answer, { nameOf, isWhole }))) {
          expect(['text', 'strong', 'emphasis', 'recipe']).toContain(span.kind);
          if (span.kind === 'recipe') expect(span.name).toBe(NAMES[span.id]);
          if (span.kind === 'text') expect(span.text).not.toMatch(/\[\[\d{1,8}\]\]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps its words', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäéß]{1,8}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        words,
        fc.array(fc.constantFrom('**', '*', ' ', '\n', '- ', '\n\n'), { maxLength: 20 }),
        (said, marks) => {
          const answer = said.map((word, index) => word + ' ' + (marks[index] ?? '')).join('');
          const letters = plainText(whole(answer)).replace(/[^a-zäéß]/g, '');
          expect(letters).toBe(said.join(''));
        },
      ),
    );
  });

  it('takes no longer than its length allows', () => {
    const workOf = countWork();
    for (const piece of ['**', '*a', '[', '[[', '_a ', '\n- ', '[[11002]]', '\\', ']('])
      whole(piece.repeat(20_000));
    for (const piece of ['**', '[', '[[', '*', '\n- ', '](']) coming(piece.repeat(20_000));
    expect(workOf()).toBeLessThan(5000);
  });
});
