import { listExclusionValues } from '../../domain/diet/exclusionQuery.ts';
import { $avoided } from '../../stores/diet.ts';
import { fillIn } from '../../text/fillIn.ts';

/**
 * Marks the drinks of a menu that are not for the guest by what is kept on this device, and offers to leave them out:
 * the site learns of it by that press alone.
 *
 * @param part what GuestFilter.astro renders
 */
export function startGuestDiet(part: HTMLElement): void {
  const boxes = [...part.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const offer = part.querySelector<HTMLElement>('[data-device]');
  const { guestDiet = '', unlikeText = '' } = part.dataset;
  $avoided.subscribe((avoided) => {
    const values = listExclusionValues(avoided);
    const own = boxes.filter(({ value }) => values.includes(value));
    for (const drink of document.querySelectorAll<HTMLElement>('[data-holds]')) {
      const note = drink.querySelector('[data-unlike]');
      const held = drink.dataset['holds']?.split(' ') ?? [];
      const reasons = own.filter(({ value }) => held.includes(value)).map(reasonOf);
      if (note)
        note.textContent = reasons.length === 0 ? '' : fillIn(unlikeText, { reasons: reasons.join(', ') });
    }
    const isLeftOut = own.every((box) => box.defaultChecked);
    if (offer) offer.hidden = isLeftOut;
    if (isLeftOut) return;
    for (const box of own) box.checked = true;
    const names = own.map((box) => box.closest('label')?.textContent.trim());
    const text = offer?.querySelector('span');
    if (text) text.textContent = fillIn(guestDiet, { names: names.join(', ') });
  });
}

function reasonOf({ dataset: { reason = '' } }: HTMLInputElement): string {
  return reason;
}
