import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/catalogue/loadCatalogue.ts';
import { queryCases } from './queryCases.ts';
import { createExaminer, createHeaderSearch } from './queryExam.ts';

const catalogue = loadCatalogue('data');
const judge = createExaminer(catalogue);
const judgeHeader = createExaminer(catalogue, createHeaderSearch(catalogue));

test.each(['open', 'closed'] as const)(
  'of what guests type 97 % have their drink on the first three cards: %s half',
  (half) => {
    const judged = queryCases(half).map((queryCase) => judge(queryCase));
    const known = judged.filter(({ outcome }) => outcome !== 'unknown');
    const wrong = known.filter(({ outcome }) => outcome === 'wrong');
    const list = wrong.map(({ queryCase: { id, query }, shown }) => `${id} “${query}”: ${shown.join(', ')}`);
    expect(known.length).toBeGreaterThan(300);
    // Nobody reads the closed half, so that its cases count what nobody prepared for.
    expect(1 - wrong.length / known.length, half === 'open' ? list.join('\n') : '').toBeGreaterThanOrEqual(
      0.97,
    );
    const different = judged.filter(
      ({ queryCase, shown }) => shown.join('\n') !== judgeHeader(queryCase).shown.join('\n'),
    );
    expect(different.map(({ queryCase }) => queryCase.id)).toEqual([]);
  },
);
