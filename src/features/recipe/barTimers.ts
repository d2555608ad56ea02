import { clockTime } from '../../domain/drinks/timers.ts';
import { createCountdown, type Countdown } from './countdown.ts';

/** A timer of a step: the button that is it, and what it counts. */
export interface BarTimer {
  button: HTMLElement;
  countdown: Countdown;
}

/**
 * The button that counts a step's time down. It goes on while other steps are read.
 *
 * @param template holds the button and its texts (BarMode.astro)
 */
export function createBarTimer(
  template: HTMLTemplateElement,
  seconds: number,
  whenUp: (text: string) => void,
): BarTimer | undefined {
  const button = template.content.firstElementChild?.cloneNode(true);
  if (!(button instanceof HTMLElement)) return undefined;
  const clock = button.querySelector('[data-clock]');
  const says = button.querySelector('[data-says]');
  const show = ({ state, left }: Pick<Countdown, 'state' | 'left'>) => {
    const { start = '', stop = '', up = '' } = button.dataset;
    button.dataset['state'] = state;
    if (clock) clock.textContent = clockTime(left);
    if (says) says.textContent = { ready: start, running: stop, up }[state];
    if (state === 'up') whenUp(up);
  };
  const countdown = createCountdown(seconds, show);
  show(countdown);
  button.addEventListener('click', () => {
    countdown.toggle();
  });
  return { button, countdown };
}
