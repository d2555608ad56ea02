import { expect, test } from 'vitest';
import { space } from './block.ts';
import { balancedHeight, columnHeight, fillColumns, type FlowBlock } from './flow.ts';
import { evenPages } from './paginate.ts';

const drink = (height: number, section = 0, isTitled = false): FlowBlock => ({
  ...space(height),
  isHeading: false,
  before: 10,
  section,
  ...(isTitled ? { repeated: space(30) } : {}),
});
const titled = (section: number, drinks: number): FlowBlock[] => [
  { ...space(20), isHeading: true, before: 30, section },
  ...Array.from({ length: drinks }, () => drink(40, section, true)),
];
const lengths = (columns: FlowBlock[][]) => columns.map((blocks) => blocks.length);

test('a column takes what fits, without space above its first block', () => {
  const { columns, rest } = fillColumns([drink(40), drink(40), drink(40)], [90, 60]);
  expect(columns.map((column) => columnHeight(column))).toEqual([90, 40]);
  expect(rest).toEqual([]);
});

test('a heading goes where its first two drinks go', () => {
  const blocks = [...titled(0, 2), ...titled(1, 4)];
  expect(lengths(fillColumns(blocks, [250, 250]).columns)).toEqual([3, 5]);
  expect(lengths(fillColumns(blocks, [270, 250]).columns)).toEqual([6, 2]);
});

test('a section with a single drink has its heading above it', () => {
  expect(lengths(fillColumns([...titled(0, 1), ...titled(1, 2)], [150, 200]).columns)).toEqual([2, 3]);
});

test('no drink of a section is left alone at the head of a column', () => {
  expect(lengths(fillColumns(titled(0, 5), [260, 260]).columns)).toEqual([4, 2]);
});

test('a page that begins amid a section has room for its title, and no further column of a page', () => {
  const heights = ([first, second]: FlowBlock[][], isPage: boolean) => [
    columnHeight(first ?? []),
    columnHeight(second ?? [], isPage ? 0 : 1),
  ];
  expect(heights(fillColumns(titled(0, 4), [130, 130]).columns, false)).toEqual([120, 90]);
  expect(lengths(fillColumns(titled(0, 4), [130, 119]).columns)).toEqual([3, 2]);
  const pages = (second: number) => fillColumns(titled(0, 4), [130, second], 'drinks', [0, 1]).columns;
  expect(heights(pages(130), true)).toEqual([120, 120]);
  expect(lengths(pages(119))).toEqual([3, 1]);
});

test('sections stay whole where they are asked to', () => {
  const blocks = [...titled(0, 3), ...titled(1, 2)];
  expect(lengths(fillColumns(blocks, [250, 250], 'sections').columns)).toEqual([4, 3]);
  expect(fillColumns(blocks, [100, 100], 'sections').rest).toHaveLength(blocks.length);
});

test('columns are as short as holds all, or there is no such height', () => {
  const blocks = [drink(40), drink(40), drink(40), drink(40)];
  expect(balancedHeight(blocks, 2, 500)).toBeCloseTo(90, 0);
  expect(balancedHeight(blocks, 2, 80)).toBeUndefined();
});

test('the pages are about equally full', () => {
  const blocks = Array.from({ length: 10 }, () => drink(40));
  const flow = { blocks, columns: 1, parting: 'drinks' as const, room: () => 340 };
  expect(evenPages(flow).map((page) => page.flat().length)).toEqual([5, 5]);
});

test('a drink that is higher than a page goes on one all the same', () => {
  const flow = {
    blocks: [drink(40), drink(900), drink(40)],
    columns: 2,
    parting: 'drinks' as const,
    room: () => 300,
  };
  expect(evenPages(flow).map((page) => page.flat().length)).toEqual([1, 1, 1]);
});
