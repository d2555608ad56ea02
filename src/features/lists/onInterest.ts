import type { ClientDirective } from 'astro';

/** What shows that somebody is about to use a control, or already does. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'click', 'change'] as const;

/**
 * `client:interest`: brings an island to life when somebody is about to use it, or at once where the address asks
 * for something, so that who only reads downloads no framework. What was pressed or chosen meanwhile is done again
 * as soon as the island says by `data-live` that it hears it. The choice of a density needs no island.
 */
const onInterest: ClientDirective = (load, _options, element) => {
  const { dataset } = document.documentElement;
  const missed = new Map<EventTarget, () => void>();
  let isStarting = false;

  const notice = ({ type, target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.dataset['density'] !== undefined) return;
    if (type === 'click' && button) {
      missed.set(button, () => {
        button.click();
      });
    }
    if (type === 'change' && target instanceof HTMLSelectElement) {
      const { value } = target;
      missed.set(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    void start();
  };

  const start = async () => {
    if (isStarting) return;
    isStarting = true;
    try {
      const hydrate = await load();
      // From here on the island hears for itself what is pressed: noticed as well, it would be done twice.
      for (const sign of SIGNS) element.removeEventListener(sign, notice);
      await hydrate();
      while (element.querySelector('[data-live]') === null) await nextFrame();
      for (const again of missed.values()) again();
    } catch {
      // The list that came with the page stays, and the next sign tries again.
      delete dataset['list'];
      isStarting = false;
      listen();
    }
  };
  const listen = () => {
    for (const sign of SIGNS) element.addEventListener(sign, notice);
  };

  listen();
  if (dataset['list'] === 'pending') void start();
};

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

export default onInterest;
