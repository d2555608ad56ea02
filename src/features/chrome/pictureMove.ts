/** The name by which the picture of a card and that of a recipe's page are one to the browser (theme.css). */
const NAME = 'drink';

/**
 * Moves the picture of a drink from its card to its page, where the browser has view transitions between
 * pages. Back moves it back only to a list that the browser kept as it was: into a page loaded anew this
 * script comes too late. A page without the card just fades.
 */
export function movePictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) lift(viewTransition, activation?.entry.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari before 26.2 has no Navigation API: pages fade there.
    const from = 'navigation' in window ? navigation.activation?.from?.url : undefined;
    if (viewTransition) lift(viewTransition, from);
  });
}

/** Names the picture of the card that leads to an address, in the place of the page's own, until the move is over. */
function lift(move: ViewTransition, address: string | null | undefined): void {
  // WebKit tells of a transition that was skipped as an error that nobody caught.
  move.ready.catch(() => undefined);
  const card = address ? cardPicture(address) : undefined;
  if (!card) return;
  const own = document.querySelector<HTMLElement>('[data-recipe-picture]');
  own?.style.setProperty('view-transition-name', 'none');
  card.style.setProperty('view-transition-name', NAME);
  const settle = () => {
    own?.style.removeProperty('view-transition-name');
    card.style.removeProperty('view-transition-name');
  };
  move.finished.then(settle, settle);
}

/** The picture in view of a card that leads to an address. */
function cardPicture(address: string): HTMLElement | undefined {
  const { pathname } = new URL(address);
  return [...document.querySelectorAll(`[data-card] a[href="${CSS.escape(pathname)}"]`)]
    .flatMap((link) => link.closest('[data-card]')?.querySelector('img') ?? [])
    .find(isInView);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
