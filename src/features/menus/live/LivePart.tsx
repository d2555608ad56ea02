import { useStore } from '@nanostores/react';
import { useId, useState, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { retryOrReload } from '../../../lib/retryOrReload.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { useElementSize } from '../useElementSize.ts';
import { $liveFold } from './liveFold.ts';
import type { LivePage } from './LivePage.tsx';

interface ShownProps extends ComponentProps<typeof LivePage> {
  say: Say;
}

interface Props extends ShownProps {
  /** What stays above it while one scrolls. */
  below: RefObject<HTMLElement | null>;
}

const part = createLoader(() => loadPart(() => import('./LivePage.tsx')));

const WIDE = '(min-width: 80rem)';

/** Whether there is room for a page beside the menu. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => {
        query.removeEventListener('change', onChange);
      };
    },
    () => matchMedia(WIDE).matches,
  );
}

/** The menu beside its editor as it will be, on wide screens, unless it is folded away; it loads when it is first shown. */
export function LivePart({ say, below, ...props }: Props) {
  const isFolded = useStore($liveFold, { ssr: 'initial' }) === 'folded';
  const id = useId();
  const { height } = useElementSize(below);
  if (!useIsWide()) return null;
  return (
    <section
      aria-label={say('menus.live')}
      style={{ top: `calc(var(--header) + ${height}px)` }}
      className="sticky mt-4 border-t border-line [--below:0px] [@media(height<25rem)]:static"
      data-live
    >
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => {
          $liveFold.set(isFolded ? undefined : 'folded');
        }}
        className="flex min-h-11 w-full cursor-pointer items-center text-small font-medium hover:text-brass"
      >
        {say('menus.live')}
        <ChevronIcon className={`ml-auto shrink-0 text-faint ${isFolded ? '' : 'rotate-180'}`} />
      </button>
      <div id={id}>{!isFolded && <Shown {...{ say }} {...props} />}</div>
    </section>
  );
}

function Shown({ say, ...props }: ShownProps) {
  const loaded = useLoader(part);
  const [attempt, setAttempt] = useState(0);
  const failed = (retry: () => void) => (
    <div role="alert" className="text-small">
      <p>{say('menus.live.failed')}</p>
      <button type="button" onClick={retry} className={STYLE.link}>
        {say('menus.retry')}
      </button>
    </div>
  );
  if (loaded.status === 'failed') return failed(() => void retryOrReload(part));
  if (loaded.status === 'loading') return <p className="text-small text-soft">{say('menus.live.loading')}</p>;
  const { LivePage: Page } = loaded.value;
  return (
    <ErrorBoundary
      key={attempt}
      fallback={() =>
        failed(() => {
          setAttempt(attempt + 1);
        })
      }
    >
      <Page {...props} />
    </ErrorBoundary>
  );
}
