import { currentUser } from '../../lib/currentUser.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Shows a signed-in reader which plan is theirs; without a session, or where it cannot be looked up, the plans stand
 * plain. The upgrade only says that it is coming (specification, section 6).
 */
export function startPricing(): void {
  const plans = document.querySelector('[data-plans]');
  const upgrade = plans?.querySelector<HTMLElement>('[data-upgrade]');
  if (!plans || !upgrade) return;
  const { title = '', text = '' } = upgrade.dataset;
  upgrade.addEventListener('click', () => {
    showToast({ title, text });
  });
  void markPlan(plans, upgrade);
}

async function markPlan(plans: Element, upgrade: HTMLElement): Promise<void> {
  const user = await currentUser().catch(() => null);
  if (user === null) return;
  upgrade.hidden = user.isPro;
  plans.querySelector(user.isPro ? '[data-on-pro]' : '[data-current-plan]')?.removeAttribute('hidden');
}
