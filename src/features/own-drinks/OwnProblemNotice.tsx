import { ACCOUNT_LIMITS } from '../../contracts/people/accountLimits.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { STYLE } from '../menus/styles.ts';
import type { OwnProblem } from './ownDrinkCalls.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  problem: OwnProblem;
  onAgain: () => void;
  onMine: (current: OwnDrink) => void;
  onTheirs: (current: OwnDrink) => void;
}

/** Why the drink was not kept, that nothing is lost, and the way on. */
export function OwnProblemNotice({ say, problem, onAgain, onMine, onTheirs }: Props) {
  return (
    <div
      role="alert"
      className="mb-2.5 border-l-3 border-alert py-1 pl-4 text-small"
      data-problem={problem.reason}
    >
      {problem.reason === 'conflict' ? (
        <>
          <p>{say('own.conflict')}</p>
          <div className="flex flex-wrap gap-x-5">
            <button
              type="button"
              onClick={() => {
                onTheirs(problem.current);
              }}
              className={STYLE.link}
            >
              {say('own.conflict.theirs')}
            </button>
            <button
              type="button"
              onClick={() => {
                onMine(problem.current);
              }}
              className={STYLE.link}
            >
              {say('own.conflict.mine')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{say(`own.problem.${problem.reason}`, { number: ACCOUNT_LIMITS.ownDrinks })}</p>
          {problem.reason !== 'invalid' && (
            <button type="button" onClick={onAgain} className={STYLE.link}>
              {say('own.again')}
            </button>
          )}
        </>
      )}
    </div>
  );
}
