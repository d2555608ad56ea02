import { useStore } from '@nanostores/react';
import { COST_LIMITS } from '../../../contracts/costs/costLimits.ts';
import { $costSaving, saveCostsAgain } from '../../../stores/barCosts.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';

/** Whether what was typed is in the account; where it is not, why, and the way on. It stays in view. */
export function SavedNotice({ say }: { say: Say }) {
  const saving = useStore($costSaving, { ssr: 'initial' });
  const isFine = saving === 'saved' || saving === 'saving';
  return (
    <div
      className={
        isFine ? 'mt-6' : 'sticky bottom-(--bar) z-2 mt-6 pb-4 max-lg:mr-16 [@media(height<25rem)]:static'
      }
      data-kept={saving}
    >
      <p role="status" className="text-small text-soft empty:hidden">
        {isFine && say(saving === 'saving' ? 'menus.saving' : 'menus.costs.kept')}
      </p>
      {!isFine && (
        <div
          role="alert"
          className="rounded-corner border border-l-3 border-line border-l-alert bg-raised px-4 py-2 text-small"
        >
          <p>{say(`menus.costs.not.${saving}`, { number: COST_LIMITS.bottles })}</p>
          <button type="button" onClick={saveCostsAgain} className={STYLE.link}>
            {say('menus.retry')}
          </button>
        </div>
      )}
    </div>
  );
}
