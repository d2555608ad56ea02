import type { Span } from '../../domain/chat/answerSpans.ts';
import type { Block } from '../../domain/chat/answerText.ts';

/**
 * Shows the blocks of an answer in an element. Blocks that are as before stay the same elements, so that a selection
 * and the focus survive while the answer grows.
 *
 * @param recipes path that the ids of recipes stand behind
 */
export function showBlocks(element: HTMLElement, blocks: readonly Block[], recipes: string): void {
  blocks.forEach((block, index) => {
    const said = JSON.stringify(block);
    const shown = element.children[index];
    if (shown instanceof HTMLElement && shown.dataset['said'] === said) return;
    const fresh = blockElement(block, recipes);
    fresh.dataset['said'] = said;
    if (shown) shown.replaceWith(fresh);
    else element.append(fresh);
  });
  while (element.children.length > blocks.length) element.lastElementChild?.remove();
}

function blockElement(block: Block, recipes: string): HTMLElement {
  if (block.kind === 'paragraph') return element('p', block.spans, recipes);
  const list = document.createElement(block.start === undefined ? 'ul' : 'ol');
  if (block.start !== undefined && block.start !== 1) list.setAttribute('start', String(block.start));
  list.append(...block.items.map((item) => element('li', item, recipes)));
  return list;
}

function element(kind: 'p' | 'li' | 'strong' | 'em', spans: readonly Span[], recipes: string): HTMLElement {
  const made = document.createElement(kind);
  made.append(...spans.map((span) => spanNode(span, recipes)));
  return made;
}

function spanNode(span: Span, recipes: string): Node {
  if (span.kind === 'text') return document.createTextNode(span.text);
  if (span.kind !== 'recipe') return element(span.kind === 'strong' ? 'strong' : 'em', span.spans, recipes);
  const link = document.createElement('a');
  link.href = `${recipes}/${span.id}`;
  link.textContent = span.name;
  return link;
}
