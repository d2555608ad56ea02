import type { ClientDirective } from 'astro';

/** What shows that somebody is about to use a control. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * `client:interest`: brings an island to life when somebody is about to use it, or at once where the address asks
 * for something, so that who only reads downloads no framework. What was pressed or chosen meanwhile is done again
 * when the island is there.
 */
const onInterest: ClientDirective = (load, _options, element) => {
  const { dataset } = document.documentElement;
  const missed: (() => void)[] = [];
  const remember = ({ type, target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (type === 'click' && button)
      missed.push(() => {
        button.click();
      });
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target;
      missed.push(() => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
  };
  const start = async () => {
    for (const sign of SIGNS) element.removeEventListener(sign, start);
    try {
      await (
        await load()
      )();
      for (const event of ['click', 'change']) element.removeEventListener(event, remember);
      for (const again of missed) again();
    } catch {
      // The list that came with the page stays, and the next sign tries again.
      delete dataset['list'];
      watch();
    }
  };
  const watch = () => {
    for (const sign of SIGNS) element.addEventListener(sign, start);
  };
  for (const event of ['click', 'change']) element.addEventListener(event, remember);
  if (dataset['list'] === 'pending') void start();
  else watch();
};

export default onInterest;
