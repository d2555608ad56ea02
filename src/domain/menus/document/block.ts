import { joinLines } from '../../../text/joinLines.ts';
import { isRightToLeft } from './direction.ts';
import { printableText } from './printableText.ts';
import type { PageItem, Tag, TextMeasurer, TextStyle } from './page.ts';
import { breaksWords, lineWidth, wrapText, type Ending } from './wrapText.ts';

/** Something laid out whose place on the page is still open: its items count from its own upper left corner. */
export interface Block {
  height: number;
  items: PageItem[];
}

export const EMPTY: Block = { height: 0, items: [] };

/** Between facts on one line; wider than a word space, and a line may end behind the point. */
export const POINT = '\u00a0\u00a0·\u00a0 ';

/** Share of a line's leading above its baseline. */
const BASELINE = 0.76;

/** The items moved by so many points. */
export function moved(items: PageItem[], right: number, down: number): PageItem[] {
  return items.map((item) => ({ ...item, x: item.x + right, y: item.y + down }));
}

/** The block as a part of the document, or, without tags, as decoration that is not read out. */
export function tagged<Some extends Block>(block: Some, ...tags: Tag[]): Some {
  const items = block.items.map((item) => ({
    ...item,
    path: tags.length === 0 ? [] : [...tags, ...(item.path ?? [])],
  }));
  return { ...block, items };
}

/** Blocks below each other, with space between those that hold something. */
export function stacked(blocks: Block[], gap = 0): Block {
  const held = blocks.filter(({ height }) => height > 0);
  let height = 0;
  const items = held.flatMap((block, index) => {
    if (index > 0) height += gap;
    const placed = moved(block.items, 0, height);
    height += block.height;
    return placed;
  });
  return { height, items };
}

/** Blocks beside each other, each at its `x`; as high as the highest. */
export function beside(...blocks: [block: Block, x: number][]): Block {
  return {
    height: Math.max(0, ...blocks.map(([{ height }]) => height)),
    items: blocks.flatMap(([{ items }, x]) => moved(items, x, 0)),
  };
}

/** The block, as high as the next multiple of `unit`. */
export function snapped(block: Block, unit: number): Block {
  return { ...block, height: Math.ceil(block.height / unit - 0.01) * unit };
}

/** Empty space. */
export function space(height: number): Block {
  return { height, items: [] };
}

/** A thin line across. */
export function rule(width: number, ink: 'line' | 'brass' | 'brassOnPlate' = 'line', thickness = 0.6): Block {
  return { height: thickness, items: [{ kind: 'box', x: 0, y: 0, width, height: thickness, ink }] };
}

/** The picture of a drink. */
export function picture(drink: string, width: number, height: number): Block {
  return { height, items: [{ kind: 'picture', x: 0, y: 0, width, height, drink }] };
}

/** Sets text; what the fonts lack is written into `lost`. */
export interface Typesetter {
  measurer: TextMeasurer;
  lost: Set<string>;
}

interface ParagraphOptions {
  width: number;
  ending?: Ending;
  align?: 'left' | 'centre' | 'right';
}

/** A text in lines. */
export function paragraph(
  written: string,
  style: TextStyle,
  { width, ending = 'full', align = 'left' }: ParagraphOptions,
  setter: Typesetter,
): Block {
  const text = printable(written, style, setter);
  const look = fitting(style, text);
  const lines = wrapText(text, width, look, setter.measurer, ending);
  const isFlushRight = align === 'left' && lines.length > 1 && isRightToLeft(text);
  return setLines(lines, look, { width, align: isFlushRight ? 'right' : align }, setter.measurer);
}

function setLines(
  lines: string[],
  style: TextStyle,
  { width, align }: { width: number; align: NonNullable<ParagraphOptions['align']> },
  measurer: TextMeasurer,
): Block {
  const { leading, ...look } = style;
  const items = lines.map((line, index): PageItem => {
    const spare = align === 'left' ? 0 : width - lineWidth(line, style, measurer);
    return {
      kind: 'text',
      ...look,
      text: line,
      x: align === 'centre' ? spare / 2 : spare,
      y: index * leading + leading * BASELINE,
    };
  });
  return { height: lines.length * leading, items };
}

/** A text on one line whatever it holds; set smaller where the width, in points, is too narrow for it. */
export function unbroken(
  written: string,
  given: TextStyle,
  { width }: { width: number },
  setter: Typesetter,
): Block {
  const text = printable(joinLines(written), given, setter);
  const style = fitting(given, text);
  const shrink = Math.min(1, width / lineWidth(text, style, setter.measurer));
  const smaller = {
    ...style,
    size: style.size * shrink,
    leading: style.leading * shrink,
    tracking: (style.tracking ?? 0) * shrink,
  };
  return setLines([text], smaller, { width, align: 'left' }, setter.measurer);
}

/**
 * The style made smaller, but not below `smallest`, until the text takes at most so many lines of the width
 * and no word is broken.
 */
export function fitted(
  written: string,
  given: TextStyle,
  { width, lines, smallest }: { width: number; lines: number; smallest: number },
  setter: Typesetter,
): TextStyle {
  const text = printable(written, given, setter);
  const style = fitting(given, text);
  let size = style.size;
  const at = (tried: number) => ({ ...style, size: tried, leading: (style.leading * tried) / style.size });
  const fits = (tried: TextStyle) =>
    wrapText(text, width, tried, setter.measurer).length <= lines &&
    !breaksWords(text, width, tried, setter.measurer);
  while (size > smallest && !fits(at(size))) size = Math.max(smallest, size - 1);
  return at(size);
}

/** The width of a text on one line, in points. */
export function textWidth(written: string, style: TextStyle, setter: Typesetter): number {
  const text = printable(written, style, setter);
  return lineWidth(text, fitting(style, text), setter.measurer);
}

/** Letters that join, or are not set apart, in the scripts that the typefaces of a menu lack. */
const NEVER_APART =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;

/** Scripts with marks and strokes far above and below their letters, and how much higher their lines are. */
const TALL = /[\p{Script=Arabic}\p{Script=Thai}]/u;
const TALL_LEADING = 1.25;

/** The style as a text can have it. */
function fitting(style: TextStyle, text: string): TextStyle {
  if (!NEVER_APART.test(text)) return style;
  return { ...style, tracking: 0, leading: style.leading * (TALL.test(text) ? TALL_LEADING : 1) };
}

function printable(written: string, style: TextStyle, { measurer, lost }: Typesetter): string {
  const { text, lost: missing } = printableText(written, style.face, measurer);
  for (const character of missing) lost.add(character);
  return text;
}
