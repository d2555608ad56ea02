import { ACCOUNT_LIMITS } from '../../contracts/people/accountLimits.ts';
import type { KeepProblem } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

type Reason = Exclude<KeepProblem['reason'], 'conflict'>;

interface Props {
  say: Say;
  reason: Reason;
  /** Address where signing in starts. */
  login: string;
  onSave: () => void;
}

/** Reasons for which saving again may help. */
const PASSING: readonly Reason[] = ['offline', 'unavailable', 'limited', 'gone', 'menus', 'bytes'];

const NUMBERS: Partial<Record<Reason, number>> = {
  menus: ACCOUNT_LIMITS.menus,
  bytes: ACCOUNT_LIMITS.menuBytes / 1_000_000,
};

/** Why the menu was not kept, that nothing is lost, and the way on. */
export function SaveProblem({ say, reason, login, onSave }: Props) {
  return (
    <div role="alert" className="mb-2.5 border-l-3 border-alert py-1 pl-4 text-small" data-problem={reason}>
      <p>{say(`menus.kept.${reason}`, { number: NUMBERS[reason] ?? 0 })}</p>
      {reason === 'session' && (
        <a href={login} className={STYLE.link}>
          {say('menus.login')}
        </a>
      )}
      {PASSING.includes(reason) && (
        <button type="button" onClick={onSave} className={STYLE.link}>
          {say('menus.again')}
        </button>
      )}
    </div>
  );
}
