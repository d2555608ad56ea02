import type { Locale } from '../../contracts/site/locale.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { openDialog } from '../../ui/dialog.ts';
import { createBarTimer, type BarTimer } from './barTimers.ts';
import { keepAwake } from './keepAwake.ts';
import { colon } from '../../text/colon.ts';

/** Pixels that a finger moves before it counts as a swipe. */
const SWIPE = 48;
const BUZZ = [200, 100, 200];

/** One thing to see at a time: what to have ready, a step with its measures and timers, or the end. */
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
  const [name, end, again] = [part('name'), part('end'), part('again')];
  const template = dialog.querySelector('template');
  if (!slideBox || !timerBox || !place || !said || !stage || !back || !next || !nextText || !template) return;
  if (!name || !end || !again) return;

  name.textContent = article.querySelector('h1')?.textContent.trim() ?? '';
  const whenUp = (step: string) => (text: string) => {
    said.textContent = `${text}${colon(document.documentElement.lang as Locale)} ${step}`;
    // eslint-disable-next-line compat/compat -- Safari has none: a timer that is up is heard and seen there.
    navigator.vibrate?.(BUZZ);
  };
  const cheers = document.createTextNode(end.dataset['cheers'] ?? '');
  const slides = [...slidesOf(article, template, whenUp), { content: cheers, isList: false, timers: [] }];
  const last = slides.length - 1;
  const resetTimers = () => {
    for (const { timers } of slides) for (const { countdown } of timers) countdown.stop();
  };
  // WebKit makes what overflows no stop of the keyboard by itself.
  const makeScrollable = () => {
    if (stage.scrollHeight > stage.clientHeight) stage.tabIndex = 0;
    else stage.removeAttribute('tabindex');
  };
  let shown = 0;
  const show = (index: number) => {
    const slide = slides[index];
    if (slide === undefined) return;
    shown = index;
    slideBox.replaceChildren(slide.content);
    slideBox.toggleAttribute('data-is-list', slide.isList);
    timerBox.replaceChildren(...slide.timers.map(({ button }) => button));
    const number = index === last ? '' : `${index} / ${last - 1}`;
    place.textContent = slide.isList ? (place.dataset['ready'] ?? '') : number;
    end.hidden = index !== last;
    back.toggleAttribute('disabled', index === 0);
    nextText.textContent = nextText.dataset[index === last ? 'done' : 'next'] ?? '';
    stage.scrollTop = 0;
    makeScrollable();
    // A timer or button that had the focus is gone with its step, or disabled.
    const focused = document.activeElement;
    if (!focused?.checkVisibility() || focused.matches(':disabled') || !dialog.contains(focused))
      next.focus();
  };
  const turn = (by: number) => {
    if (shown + by === slides.length) dialog.close();
    else show(shown + by);
  };

  const closing = new AbortController();
  const { signal } = closing;
  back.addEventListener('click', () => turn(-1), { signal });
  next.addEventListener('click', () => turn(1), { signal });
  again.addEventListener(
    'click',
    () => {
      resetTimers();
      show(0);
    },
    { signal },
  );
  dialog.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (target instanceof HTMLTextAreaElement) return;
      if (key === 'ArrowLeft' || key === 'PageUp') show(shown - 1);
      if (key === 'ArrowRight' || key === 'PageDown') show(shown + 1);
      if (key === 'Home') show(0);
      if (key === 'End') show(last);
    },
    { signal },
  );
  onSwipe(stage, (by) => show(shown + by), signal);
  keepAwake(signal);
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
      resetTimers();
    },
    { signal },
  );
  show(0);
  void addPanel(end, article);
  openDialog(dialog);
  next.focus();
  // What is shown has a height only now.
  makeScrollable();
  addEventListener('resize', makeScrollable, { signal });
}

/** Adds the reader's own page of the drink to the end. Where it does not load, the recipe offers it too. */
async function addPanel(end: HTMLElement, article: HTMLElement): Promise<void> {
  try {
    const { createPanel } = await loadPart(() => import('../drink-log/showLog.ts'));
    end.append(await createPanel(article.dataset['recipe'] ?? ''));
  } catch {
    // The mode ends with "once more" alone.
  }
}

/** The list to read alone, without the buttons that mark what is on the shelf. */
function copyOf(list: Element): Node {
  const copy = list.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('[data-ingredient]')) line.removeAttribute('data-ingredient');
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy;
}

/** The measures of a step, as the list of ingredients shows them now. */
function copyMeasures(step: HTMLElement, lines: readonly Element[]): HTMLElement | undefined {
  const places = step.dataset['lines']?.split(' ').map(Number) ?? [];
  if (places.length === 0) return undefined;
  const list = document.createElement('ul');
  list.className = 'mt-6 font-sans text-soft';
  for (const place of places) {
    const item = document.createElement('li');
    const amount = lines[place]?.querySelector('[data-amount]')?.cloneNode(true);
    item.append(
      ...(amount ? [amount, ' '] : []),
      lines[place]?.querySelector('[data-item]')?.textContent ?? '',
    );
    list.append(item);
  }
  return list;
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
    const sentence = document.createElement('p');
    sentence.textContent = text;
    if (step.lang) sentence.lang = step.lang;
    const content = document.createElement('div');
    content.append(sentence, copyMeasures(step, [...(list?.children ?? [])]) ?? '');
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
