import { oncePerFrame } from '../../lib/oncePerFrame.ts';

/** What somebody fills in or presses to get on; links and hearts scroll clear of the button by themselves. */
const CONTROLS = 'input, select, textarea, label, summary, button:not([data-favorite]), [data-primary]';
/** On what is read, or pressed at all, the words do not stand either. */
const READ = `${CONTROLS}, a, button, p, li, dt, dd, h1, h2, h3`;
/** Pixels between two places that are looked at: less than any control is high or wide. */
const STEP = 16;
/** Pixels above its place at which the button looks for room, such as above a bar with Save. */
const LIFTS = [0, 72, 144, 216];
/** Share of the first screen after which the words are gone. */
const FIRST_SCREEN = 0.5;

/**
 * Keeps the chat's button out of the way. It shows its words only on a wide screen, in the first half screen
 * of the page and where they cover no text or control. Where its symbol would cover a control, it moves up, and where
 * there is no room either, it is gone until there is; the keyboard still reaches it.
 */
export function placeChatButton(button: HTMLElement): void {
  const words = button.firstElementChild as HTMLElement;
  const hasRoom = matchMedia('(min-width: 40rem)');

  const place = () => {
    // Paper shows no button; a button without a box covers nothing.
    if (button.offsetWidth === 0) return;
    // Where they stand when nothing has moved them.
    const box = { left: button.offsetLeft, top: button.offsetTop, right: 0, bottom: 0 };
    box.right = box.left + button.offsetWidth;
    box.bottom = box.top + button.offsetHeight;
    const lift = LIFTS.find(
      (by) => !covers({ ...box, top: box.top - by, bottom: box.bottom - by }, CONTROLS, button),
    );
    const worded = { ...box, left: box.right - words.offsetWidth };
    const isWorded =
      lift === 0 && hasRoom.matches && scrollY < innerHeight * FIRST_SCREEN && !covers(worded, READ, button);
    button.toggleAttribute('data-without-room', lift === undefined);
    button.style.translate = lift ? `0 -${lift}px` : '';
    button.toggleAttribute('data-worded', isWorded);
  };
  // To look under the button takes up to 15 ms: a frame does not wait for it.
  const placeSoon = oncePerFrame(() => setTimeout(place)) as () => void;

  addEventListener('scroll', placeSoon, { passive: true });
  addEventListener('resize', placeSoon);
  // What comes later, and what opens or closes. A link leads away: the next page is not to wait for this one.
  new ResizeObserver(placeSoon).observe(document.body);
  for (const type of ['input', 'focusin']) document.addEventListener(type, placeSoon);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a'))) placeSoon();
  });
  placeSoon();
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether something of a kind lies under a box of the window, the button itself and what is above it aside. */
function covers({ left, top, right, bottom }: Box, kind: string, button: HTMLElement): boolean {
  for (const x of places(left, right)) {
    for (const y of places(top, bottom)) {
      const pile = document.elementsFromPoint(x, y).filter((element) => !button.contains(element));
      if (pile[0]?.closest(kind)) return true;
    }
  }
  return false;
}

/** Places from one edge to the other, the edges too, at most a step from each other. */
function places(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
