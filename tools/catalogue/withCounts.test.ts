import { expect, test } from 'vitest';
import { withCounts } from './withCounts.ts';

const document = `# Drinks

<!-- Counts: npm run update writes them. -->

By glass: Coupe **1**

<!-- End of counts. -->

More.
`;

test('the counts of a document follow the report, and nothing else of it changes', () => {
  const changed = withCounts(document, [
    {
      title: 'By glass',
      rows: [
        ['Coupe', '2'],
        ['Nick & Nora glass', '1'],
      ],
    },
    { title: 'Translated', rows: [['de', '100 %']] },
  ]);
  expect(changed).toBe(
    document.replace(
      'By glass: Coupe **1**\n',
      'By glass: Coupe **2** · Nick & Nora glass **1**\n\nTranslated: de **100 %**\n',
    ),
  );
});

test('a document without a place for counts is refused, not overwritten', () => {
  expect(() => withCounts('# Drinks\n', [])).toThrow('<!-- Counts: npm run update writes them. -->');
});
