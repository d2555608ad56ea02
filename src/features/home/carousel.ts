/** Milliseconds that a picture stays (specification, section 9). */
const STAY = 5000;

/**
 * Lets the pictures of the hero change by themselves and by their dots. They stand still while the pointer or the
 * keyboard's focus is on the hero, while the tab is hidden, and from the start where the reader wants less motion;
 * the button stops and starts them.
 */
export function startCarousel(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll<HTMLElement>('[data-dot]')];
  const controls = hero.querySelector<HTMLElement>('[data-controls]');
  const button = hero.querySelector<HTMLElement>('[data-play]');
  if (!controls || !button) return;

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isPlaying = !lessMotion.matches;
  /** Whether the reader has pressed play and not left the hero since: then neither pointer nor focus holds it. */
  let isAsked = false;
  let isPointed = false;
  let shown = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  const isHeld = () => document.hidden || (!isAsked && (isPointed || hero.querySelector(':focus-visible')));
  const after = (index: number) => (index + 1) % slides.length;

  const wait = () => {
    clearTimeout(next);
    if (isPlaying && !isHeld()) next = setTimeout(advance, STAY);
  };
  const show = (index: number) => {
    shown = index;
    slides.forEach((slide, at) => slide.toggleAttribute('data-shown', at === index));
    dots.forEach((dot, at) => {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    // A hidden picture is not loaded: the next one has until its turn.
    for (const at of [index, after(index)]) slides[at]?.removeAttribute('hidden');
    wait();
  };
  const advance = () => {
    const coming = after(shown);
    if (slides[coming]?.querySelector('img')?.complete) show(coming);
    else wait();
  };
  const play = (on: boolean) => {
    isPlaying = on;
    button.toggleAttribute('data-paused', !on);
    button.setAttribute(
      'aria-label',
      (on ? button.dataset['pauseLabel'] : button.dataset['playLabel']) ?? '',
    );
    wait();
  };
  const point = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    isPointed = on;
    if (!on) isAsked = false;
    wait();
  };

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => {
      show(index);
    });
  });
  button.addEventListener('click', () => {
    isAsked = !isPlaying;
    play(!isPlaying);
  });
  hero.addEventListener('pointerenter', point(true));
  hero.addEventListener('pointerleave', point(false));
  hero.addEventListener('focusin', wait);
  hero.addEventListener('focusout', () => {
    isAsked = false;
    // The focus has moved on only after this event.
    queueMicrotask(wait);
  });
  document.addEventListener('visibilitychange', wait);
  lessMotion.addEventListener('change', () => {
    play(!lessMotion.matches);
  });

  controls.hidden = false;
  play(isPlaying);
  addEventListener('load', () => {
    show(shown);
  });
}
