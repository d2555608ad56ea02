import { parseSpans, plainSpans, type Span } from './answerSpans.ts';

/*
 * The small Markdown in which answers are written: paragraphs, lists, bold, italics and recipes as `[[11002]]`.
 * Whatever else is written is text: there is no HTML, and a link is only its words.
 */

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  /** `start` is the number of the first item of a numbered list. */
  | { kind: 'list'; start: number | undefined; items: Span[][] };

interface Options {
  /** The name of a recipe; a recipe without one is left out. */
  nameOf: (id: string) => string | undefined;
  /** False while the answer still comes: what may be the beginning of a mark is held back, what is open counts as closed. */
  isWhole: boolean;
}

const ITEM = /^\s*(?:[-*+•]|(\d{1,3})[.)])\s(.*)$/;
const HEADING = /^\s*#{1,6}\s(.*)$/;
const HEADING_END = /(?<!#)#+$/;
const QUOTE = /^\s*>\s?/;
/** Rules and the fences of code say nothing in an answer. */
const ORNAMENT = /^\s*(?:[-*_]{3,}\s*|```.*)$/;
/** The id of a recipe, or of a drink of the reader's own. */
const CITED = /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const CITATION = /(\s?)\[\[([^[\]]{1,60})\]\]/g;
/** The end of what may be the beginning of a link, a recipe, bold, or a list. */
const UNFINISHED =
  /(?:[*_]{0,3}(?:!?\[[^[\]]*(?:\]\([^()\s]*|\])?|!?\[\[[^[\]]*\]?)|[*_]{1,3}|\\|(?<=\n|^)[^\S\n]*(?:[-+•]|\d{1,3}[.)]?|#{1,6}))$/;

/** Reads an answer. Nothing in it can fail, and its length bounds the work. */
export function parseAnswer(text: string, { nameOf, isWhole }: Options): Block[] {
  const settled = settleRecipes(isWhole ? text : text.replace(UNFINISHED, ''), nameOf);
  const blocks = linesToBlocks(settled.split(/\r\n?|\n/));
  return blocks.map((block, index) => {
    const isOpen = !isWhole && index === blocks.length - 1;
    return block.kind === 'paragraph'
      ? { kind: 'paragraph', spans: parseSpans(block.text, nameOf, isOpen) }
      : {
          kind: 'list',
          start: block.start,
          items: block.items.map((item, place) =>
            parseSpans(item, nameOf, isOpen && place === block.items.length - 1),
          ),
        };
  });
}

/** An answer without its marks, as one copies or hears it. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return plainSpans(block.spans);
      const { start } = block;
      return block.items
        .map((item, index) => `${start === undefined ? '–' : `${start + index}.`} ${plainSpans(item)}`)
        .join('\n');
    })
    .join('\n\n');
}

/** Leaves out recipes that have no name, and the name that was written beside a recipe, which the recipe says itself. */
function settleRecipes(text: string, nameOf: Options['nameOf']): string {
  const cited = new Map<string, string>();
  const known = text.replace(CITATION, (citation, space: string, id: string) => {
    const name = nameOf(id);
    if (name !== undefined) cited.set(id, name);
    if (name !== undefined) return citation;
    return CITED.test(id) ? '' : space + id;
  });
  return [...cited].reduce((settled, [id, name]) => {
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return settled
      .replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${literal}([*_]{0,3})\\s?\\[\\[${id}\\]\\]`, 'giu'),
        `[[${id}]]$1`,
      )
      .replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${literal}([*_]{0,3})\\s?\\(\\[\\[${id}\\]\\]\\)`, 'giu'),
        `[[${id}]]$1`,
      );
  }, known);
}

type RawBlock =
  { kind: 'paragraph'; text: string } | { kind: 'list'; start: number | undefined; items: string[] };

function linesToBlocks(lines: readonly string[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  let open: RawBlock | undefined;
  const begin = (block: RawBlock) => {
    blocks.push(block);
    return block;
  };
  let isAfterGap = false;
  for (const line of lines) {
    const text = line.replace(QUOTE, '');
    const item = ITEM.exec(text);
    const heading = HEADING.exec(text)?.[1]?.trim().replace(HEADING_END, '').trimEnd();
    if (text.trim() === '' || ORNAMENT.test(text)) {
      // Items may stand apart and are still one list.
      if (open?.kind === 'paragraph') open = undefined;
      isAfterGap = true;
      continue;
    }
    if (item) {
      const content = item[2]?.trimStart() ?? '';
      const start = item[1] === undefined ? undefined : Number(item[1]);
      const goesOn = open?.kind === 'list' && (open.start === undefined) === (start === undefined);
      if (open?.kind === 'list' && goesOn) open.items.push(content);
      else open = begin({ kind: 'list', start, items: [content] });
    } else if (heading !== undefined) {
      begin({ kind: 'paragraph', text: `**${heading.replaceAll('**', '')}**` });
      open = undefined;
    } else if (open?.kind === 'list' && (!isAfterGap || /^\s/.test(text))) {
      open.items.push(`${open.items.pop() ?? ''}\n${text.trim()}`);
    } else if (open?.kind === 'paragraph') {
      open.text += `\n${text.trim()}`;
    } else {
      open = begin({ kind: 'paragraph', text: text.trim() });
    }
    isAfterGap = false;
  }
  return blocks;
}
