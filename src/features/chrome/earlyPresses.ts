import { inlineText } from './inlineText.ts';

/**
 * Runs in the head of a page: holds what is pressed, chosen or sent before the scripts are there that act on it, which
 * takes a second on a slow phone, and does it again then. The scripts of the page are there when it is parsed; those of
 * an island, when a part of it that said `data-live="false"` in the HTML says `true`. The island is told by the event
 * `early-press` that somebody waits for it. Outside islands only presses are held: a form there cannot be sent before
 * its script is there, and that script reads what was chosen.
 */
function holdEarlyPresses(): void {
  interface Held {
    island: Element | null;
    again: () => void;
  }
  let held: Held[] = [];
  let isParsed = false;

  const isHeard = (island: Element | null) =>
    island ? island.querySelector('[data-live=false]') === null : isParsed;
  const release = () => {
    const due = held.filter(({ island }) => isHeard(island));
    held = held.filter((press) => !due.includes(press));
    for (const { again } of due) again();
  };

  /** What an event is to do again; nothing for one that needs no script. */
  const againOf = (event: Event, target: Element, island: Element | null): (() => void) | undefined => {
    if (event instanceof MouseEvent) {
      const control = target.closest<HTMLElement>(
        island
          ? 'button[type=button]:not([data-density]), input[type=checkbox]'
          : 'button[type=button], a[data-way-back]',
      );
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
      return () => {
        control.click();
      };
    }
    if (!island) return undefined;
    if (target instanceof HTMLFormElement) {
      return () => {
        target.requestSubmit();
      };
    }
    if (!(target instanceof HTMLSelectElement)) return undefined;
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  };

  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const island = target.closest('astro-island');
    const again = isHeard(island) ? undefined : againOf(event, target, island);
    if (!again) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ island, again });
    island?.dispatchEvent(new Event('early-press'));
  };
  for (const type of ['click', 'submit', 'change']) addEventListener(type, hold, true);

  // Scripts that are modules have run by then.
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    release();
  });
  const awaitLife = (island: Element) => {
    if (isHeard(island)) release();
    else requestAnimationFrame(() => awaitLife(island));
  };
  addEventListener('astro:hydrate', ({ target }) => awaitLife(target as Element), true);
}

/** The script that keeps early presses, to stand inline in the head of a page. */
export const EARLY_PRESSES_SCRIPT = `(${inlineText(holdEarlyPresses)})()`;
