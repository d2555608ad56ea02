import { ACCOUNT_LIMITS } from '../../contracts/people/accountLimits.ts';
import type { KeepProblem } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

type Problem = Exclude<KeepProblem, { reason: 'conflict' }>;
type Reason = Problem['reason'];

interface Props {
  say: Say;
  problem: Problem;
  /** Address where signing in starts. */
  login: string;
  onSave: () => void;
}

/** Reasons for which saving again may help. */
const PASSING: readonly Reason[] = [
  ...(['offline', 'unavailable', 'limited', 'gone', 'menus', 'bytes'] as const),
  ...(['no-editor', 'bar-full'] as const),
];

const NUMBERS: Partial<Record<Reason, number>> = {
  menus: ACCOUNT_LIMITS.menus,
  bytes: ACCOUNT_LIMITS.menuBytes / 1_000_000,
};

/** Why the menu was not kept, that nothing is lost, and the way on. */
export function SaveProblem({ say, problem, login, onSave }: Props) {
  const { reason } = problem;
  const bar = 'bar' in problem ? problem.bar : '';
  return (
    <div role="alert" className="mb-2.5 border-l-3 border-alert py-1 pl-4 text-small" data-problem={reason}>
      <p>{say(`menus.kept.${reason}`, { number: NUMBERS[reason] ?? 0, bar })}</p>
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
