import { reader } from '../../stores/reader.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Tells a signed-in reader that they have Pro, as everybody has for now; without a session, or where it cannot be looked
 * up, the plans stand plain. The upgrade only says that it is coming (specification, section 6).
 */
export function startPricing(): void {
  const plans = document.querySelector('[data-plans]');
  const upgrade = plans?.querySelector<HTMLElement>('[data-upgrade]');
  if (!plans || !upgrade) return;
  const { title = '', text = '' } = upgrade.dataset;
  upgrade.addEventListener('click', () => {
    showToast({ title, text });
  });
  void markPro(plans, upgrade);
}

async function markPro(plans: Element, upgrade: HTMLElement): Promise<void> {
  if ((await reader.load().catch(() => null)) === null) return;
  upgrade.hidden = true;
  plans.querySelector('[data-on-pro]')?.removeAttribute('hidden');
}
