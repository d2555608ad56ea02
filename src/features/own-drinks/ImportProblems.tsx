import type { ImportProblem } from '../../contracts/own-drinks/drinkImport.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import type { Say } from './ownDrinkMessages.ts';
import { colon } from '../../text/colon.ts';

interface Props {
  say: Say;
  title: string;
  problems: readonly ImportProblem[];
}

/** Problems that are told of one file. */
const MOST_PROBLEMS = 8;

/** What of a file could not be read, and where. */
export function ImportProblems({ say, title, problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="mt-3 border-l-3 border-alert py-1 pl-4 text-small" data-faults>
      <p>{title}</p>
      <ul className="mt-1">
        {problems.slice(0, MOST_PROBLEMS).map(({ drink, place, reason, last }) => (
          <li key={`${drink} ${place}`}>
            {reason === 'many' ? (
              say('own.import.many', {
                from: drink,
                to: last ?? drink,
                names: place,
                number: OWN_DRINK_LIMITS.fileDrinks,
              })
            ) : reason === 'unread' ? (
              say('own.import.unreadKeys', { keys: place })
            ) : (
              <>
                {say('own.import.drink', { number: drink })}
                {place !== '' && (
                  <>
                    {', '}
                    <code className="wrap-anywhere">{place}</code>
                  </>
                )}
                {`${colon(say.locale)} `}
                {say(`own.import.${reason}`)}
              </>
            )}
          </li>
        ))}
      </ul>
      {problems.length > MOST_PROBLEMS && (
        <p>{say('own.import.more', { number: problems.length - MOST_PROBLEMS })}</p>
      )}
    </div>
  );
}
