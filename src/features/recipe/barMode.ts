import { openDialog } from '../../ui/dialog.ts';
import { createBarTimer, type BarTimer } from './barTimers.ts';
import { keepAwake } from './keepAwake.ts';

/** Pixels that a finger moves before it counts as a swipe. */
const SWIPE = 48;
const BUZZ = [200, 100, 200];

/** One thing to see at a time: what to have ready, or a step with its timers. */
interface Slide {
  content: Node;
  /** A list is set smaller than a sentence. */
  isList: boolean;
  timers: BarTimer[];
}

/** Shows the recipe step by step over the whole screen, and keeps the screen awake while it is open. */
export function openBarMode(dialog: HTMLDialogElement, article: HTMLElement): void {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-bar-${name}]`);
  const [slideBox, timerBox, place, said] = [part('slide'), part('timers'), part('place'), part('said')];
  const [stage, back, next, nextText] = [part('stage'), part('back'), part('next'), part('next-text')];
  const template = dialog.querySelector('template');
  if (!slideBox || !timerBox || !place || !said || !stage || !back || !next || !nextText || !template) return;

  const whenUp = (step: string) => (text: string) => {
    said.textContent = `${text}: ${step}`;
    // eslint-disable-next-line compat/compat -- Safari has none: a timer that is up is heard and seen there.
    navigator.vibrate?.(BUZZ);
  };
  const slides = slidesOf(article, template, whenUp);
  let shown = 0;
  const show = (index: number) => {
    const slide = slides[index];
    if (slide === undefined) return;
    shown = index;
    slideBox.replaceChildren(slide.content);
    slideBox.toggleAttribute('data-is-list', slide.isList);
    timerBox.replaceChildren(...slide.timers.map(({ button }) => button));
    place.textContent = slide.isList ? (place.dataset['ready'] ?? '') : `${index} / ${slides.length - 1}`;
    back.toggleAttribute('disabled', index === 0);
    nextText.textContent = nextText.dataset[index === slides.length - 1 ? 'done' : 'next'] ?? '';
    stage.scrollTop = 0;
    // A timer that had the focus is gone with its step.
    if (!dialog.contains(document.activeElement)) next.focus();
  };
  const turn = (by: number) => {
    if (shown + by === slides.length) dialog.close();
    else show(shown + by);
  };

  const closing = new AbortController();
  const { signal } = closing;
  back.addEventListener('click', () => turn(-1), { signal });
  next.addEventListener('click', () => turn(1), { signal });
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowLeft' || key === 'PageUp') show(shown - 1);
      if (key === 'ArrowRight' || key === 'PageDown') show(shown + 1);
      if (key === 'Home') show(0);
      if (key === 'End') show(slides.length - 1);
    },
    { signal },
  );
  onSwipe(stage, (by) => show(shown + by), signal);
  keepAwake(signal);
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
      for (const { timers } of slides) for (const { countdown } of timers) countdown.stop();
    },
    { signal },
  );
  show(0);
  openDialog(dialog);
  next.focus();
}

/** The list to read alone, without the buttons that mark what is on the shelf. */
function copyOf(list: Element): Node {
  const copy = list.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('[data-ingredient]')) line.removeAttribute('data-ingredient');
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy;
}

function slidesOf(
  article: HTMLElement,
  template: HTMLTemplateElement,
  whenUp: (step: string) => (text: string) => void,
): Slide[] {
  const list = article.querySelector('[data-ingredients]');
  const ready = list ? [{ content: copyOf(list), isList: true, timers: [] }] : [];
  const steps = [...article.querySelectorAll<HTMLElement>('[data-steps] > li')].map((step) => {
    const text = step.lastElementChild?.textContent?.trim() ?? '';
    const seconds = step.dataset['seconds']?.split(' ').map(Number) ?? [];
    const timers = seconds.map((time) => createBarTimer(template, time, whenUp(text)));
    const content = document.createElement('span');
    content.textContent = text;
    if (step.lang) content.lang = step.lang;
    return {
      content,
      isList: false,
      timers: timers.filter((timer) => timer !== undefined),
    };
  });
  return [...ready, ...steps];
}

/** Tells of a finger that went across: 1 to the left, as one turns a page, else −1. */
function onSwipe(element: HTMLElement, turn: (by: number) => void, signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined;
  element.addEventListener(
    'pointerdown',
    ({ pointerType, clientX, clientY }) => {
      start = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (start === undefined) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      start = undefined;
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    { signal },
  );
}
