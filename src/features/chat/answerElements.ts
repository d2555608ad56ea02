import type { Span } from '../../domain/chat/answerSpans.ts';
import type { Block } from '../../domain/chat/answerText.ts';

type AddressOf = (id: string) => string;

/**
 * Shows the blocks of an answer in an element. Blocks that are as before stay the same elements, so that a selection
 * and the focus survive while the answer grows.
 *
 * @param addressOf where the recipe of an id is
 */
export function showBlocks(element: HTMLElement, blocks: readonly Block[], addressOf: AddressOf): void {
  blocks.forEach((block, index) => {
    const said = JSON.stringify(block);
    const shown = element.children[index];
    if (shown instanceof HTMLElement && shown.dataset['said'] === said) return;
    const fresh = blockElement(block, addressOf);
    fresh.dataset['said'] = said;
    if (shown) shown.replaceWith(fresh);
    else element.append(fresh);
  });
  while (element.children.length > blocks.length) element.lastElementChild?.remove();
}

function blockElement(block: Block, addressOf: AddressOf): HTMLElement {
  if (block.kind === 'paragraph') return element('p', block.spans, addressOf);
  const list = document.createElement(block.start === undefined ? 'ul' : 'ol');
  if (block.start !== undefined && block.start !== 1) list.setAttribute('start', String(block.start));
  list.append(...block.items.map((item) => element('li', item, addressOf)));
  return list;
}

function element(
  kind: 'p' | 'li' | 'strong' | 'em',
  spans: readonly Span[],
  addressOf: AddressOf,
): HTMLElement {
  const made = document.createElement(kind);
  made.append(...spans.map((span) => spanNode(span, addressOf)));
  return made;
}

function spanNode(span: Span, addressOf: AddressOf): Node {
  if (span.kind === 'text') return document.createTextNode(span.text);
  if (span.kind !== 'recipe') return element(span.kind === 'strong' ? 'strong' : 'em', span.spans, addressOf);
  const link = document.createElement('a');
  link.href = addressOf(span.id);
  link.textContent = span.name;
  return link;
}
