/** Pixels from the end that still count as the end. */
const NEAR = 48;

/** A scrolled element that follows its end unless the reader has scrolled up. */
export interface Follower {
  /** Goes to the end after a change, where the reader was there before. */
  follow(): void;
  /** Goes to the end wherever the reader is. */
  goToEnd(): void;
}

/**
 * Makes a scrolled element follow its end.
 *
 * @param onLeave told whether the reader has left the end
 */
export function stickToEnd(element: HTMLElement, onLeave: (isAway: boolean) => void): Follower {
  let isAtEnd = true;
  const notice = () => {
    isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    onLeave(!isAtEnd);
  };
  const goToEnd = () => {
    element.scrollTop = element.scrollHeight;
    notice();
  };
  const follow = () => {
    if (isAtEnd) goToEnd();
    else notice();
  };
  element.addEventListener('scroll', notice, { passive: true });
  // The keyboard of a phone takes room away; pictures of cards and fonts come later.
  new ResizeObserver(follow).observe(element);
  return { follow, goToEnd };
}
