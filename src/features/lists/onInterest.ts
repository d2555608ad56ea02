import type { ClientDirective } from 'astro';

/** What shows that somebody is about to use a control, or already does (`chrome/earlyPresses.ts`). */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'early-press'] as const;

/**
 * `client:interest`: brings an island to life when somebody is about to use it, or at once where the address asks
 * for something, so that who only reads downloads no framework. The choice of a density needs no island.
 */
const onInterest: ClientDirective = (load, _options, element) => {
  const { dataset } = document.documentElement;

  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button[data-density]'))) void start();
  };

  const start = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, notice);
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
  };

  listen();
  if (dataset['list'] === 'pending') void start();
};

export default onInterest;
