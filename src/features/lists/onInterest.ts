import type { ClientDirective } from 'astro';
import { rememberedPlace } from './place.ts';

/** What shows that somebody is about to use a control, or already does (`chrome/earlyPresses.ts`). */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'early-press'] as const;
/** Pixels below the screen at which the end of the cards is near. */
const NEAR_END = 800;

/**
 * `client:interest`: brings an island to life when somebody is about to use it or nears the end of what the page came
 * with, at once where the address asks for something or Back leads to a place further down, so that who only reads downloads no framework. The choice of a density needs no island.
 */
const onInterest: ClientDirective = (load, _options, element) => {
  const { dataset } = document.documentElement;

  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button[data-density]'))) void start();
  };

  const end = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
    },
    { rootMargin: `0px 0px ${NEAR_END}px` },
  );

  const start = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, notice);
    end.disconnect();
    try {
      const hydrate = await load();
      await hydrate();
      if (element.hasAttribute('ssr')) throw new Error('The island could not be loaded.');
    } catch {
      // The list that came with the page stays, and the next sign tries again.
      delete dataset['list'];
      listen();
    }
  };
  const listen = () => {
    for (const sign of SIGNS) element.addEventListener(sign, notice);
    const more = document.querySelector('[data-list-more]');
    if (more) end.observe(more);
  };
  // The end of the cards may not have been parsed yet.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', listen, { once: true });

  listen();
  if (dataset['list'] === 'pending' || rememberedPlace() !== undefined) void start();
};

export default onInterest;
