/*
 * The quick view of a card (`data-card`): what is in its drink, over the picture. Pointing at a card or focusing it
 * shows it by style alone; here its button (`data-quick-view`) opens it, and Escape closes what is open, pointed at or
 * focused. `data-contents` on the card says what the reader has asked for: `open`, or `closed` until the reader turns
 * to the card anew. Cards that an island adds later act too.
 */

const OPEN = '[data-contents=open]';

/** Makes the quick views of a page act; for once per page. */
export function startQuickViews(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-quick-view]') : null;
    const card = button && cardOf(button);
    const isOpen = card?.matches(OPEN) === true;
    // A press anywhere else closes it too.
    closeOpen();
    if (card && !isOpen) turn(card, 'open');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || closeOpen()) return;
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]:is(:hover, :focus-within)')) {
      turn(card, 'closed');
      const turnBack = () => {
        if (card.matches('[data-contents=closed]')) turn(card, undefined);
      };
      card.addEventListener('pointerleave', turnBack, { once: true });
      card.addEventListener('focusout', turnBack, { once: true });
    }
  });
}

/** @returns whether one was open */
function closeOpen(): boolean {
  const cards = document.querySelectorAll<HTMLElement>(`[data-card]${OPEN}`);
  for (const card of cards) turn(card, undefined);
  return cards.length > 0;
}

function turn(card: HTMLElement, contents: 'open' | 'closed' | undefined): void {
  if (contents === undefined) delete card.dataset['contents'];
  else card.dataset['contents'] = contents;
  card.querySelector('[data-quick-view]')?.setAttribute('aria-expanded', String(contents === 'open'));
}

function cardOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-card]');
}
