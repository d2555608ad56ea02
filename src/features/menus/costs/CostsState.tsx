import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';

/** As high as a few drinks, so that little jumps. */
export function CostsLoading({ say }: { say: Say }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {say('menus.costs.loading')}
      </p>
      <div aria-hidden="true" className="h-110 animate-pulse rounded-corner bg-raised" />
    </div>
  );
}

interface FailedProps {
  say: Say;
  text: string;
  /** Address where signing in starts, where that is what lacks. */
  login?: string | undefined;
  onRetry: () => void;
}

/** That costs did not come, and the way on. */
export function CostsFailed({ say, text, login, onRetry }: FailedProps) {
  return (
    <section role="alert" className="py-6">
      <h2 className={STYLE.section}>{say('menus.costs.failed')}</h2>
      <p className="mt-3 mb-7 text-soft">{text}</p>
      {login === undefined ? (
        <button type="button" onClick={onRetry} className={STYLE.primary}>
          {say('menus.retry')}
        </button>
      ) : (
        <a href={login} className={STYLE.primary}>
          {say('menus.login')}
        </a>
      )}
    </section>
  );
}
