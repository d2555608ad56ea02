import { loadPart } from '../../lib/lazyPart.ts';
import { $unit } from '../../stores/preferences.ts';
import type { ServingsParts } from './servingsChoice.ts';

/** Until the amounts that were chosen are written; undefined when they are. */
let writing: Promise<void> | undefined;

/** Calls back when the amounts on the page are those that the reader chose: at once, or when their script has come. */
export function whenAmountsAreWritten(act: () => void): void {
  if (writing) void writing.then(act);
  else act();
}

/**
 * Loads the script that writes other amounts than those of the page, once they are wanted: at the first touch of the
 * control, for centilitres and parts, and for a number of drinks that is chosen already. Presses until then count.
 */
export function loadServings(parts: ServingsParts): void {
  const { control, select } = parts;
  const pressed: HTMLElement[] = [];
  let state: 'idle' | 'loading' | 'ready' = 'idle';
  const load = () => {
    if (state !== 'idle') return;
    state = 'loading';
    writing = loadPart(() => import('./servingsChoice.ts')).then(
      ({ startServings }) => {
        state = 'ready';
        writing = undefined;
        startServings(parts);
        for (const button of pressed) button.click();
      },
      () => {
        // The next press tries again.
        state = 'idle';
        writing = undefined;
        pressed.length = 0;
      },
    );
  };
  control.addEventListener('pointerenter', load);
  control.addEventListener('focusin', load);
  control.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button && state !== 'ready') pressed.push(button);
    load();
  });
  select.addEventListener('change', load);
  $unit.subscribe((unit) => {
    if (unit === 'cl' || unit === 'parts') load();
  });
  if (select.selectedIndex > 0 || location.hash.startsWith('#for=')) load();
}
