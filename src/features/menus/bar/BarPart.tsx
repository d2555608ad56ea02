import type { ComponentProps } from 'react';
import { loadPart } from '../../../lib/lazyPart.ts';
import { retryOrReload } from '../../../lib/retryOrReload.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { STYLE } from '../styles.ts';
import { ownBars } from './ownBars.ts';
import type { BarPanel } from './BarPanel.tsx';

type Props = Omit<ComponentProps<typeof BarPanel>, 'own'>;

const panel = createLoader(() => loadPart(() => import('./BarPanel.tsx')));

/** The pages of bars, for whoever has published a menu, has a bar or had a name for one; loaded when shown. */
export function BarPart(props: Props) {
  const { say, menus } = props;
  const own = useLoader(ownBars);
  const has = own.status === 'ready' && (own.value.bars.length > 0 || own.value.formerNames.length > 0);
  const isWanted = has || menus.some(({ publication }) => publication !== null);
  if (!isWanted) return null;
  return (
    <section aria-label={say('bar.title')} className="mb-8 rounded-corner border border-line p-6 sm:p-7">
      {own.status === 'failed' ? (
        <Failed say={say} onRetry={ownBars.retry} />
      ) : own.status === 'loading' ? (
        <p role="status" className="text-small text-soft">
          {say('bar.loading')}
        </p>
      ) : (
        <Panel {...props} own={own.value} />
      )}
    </section>
  );
}

function Panel(props: ComponentProps<typeof BarPanel>) {
  const part = useLoader(panel);
  if (part.status === 'failed') return <Failed say={props.say} onRetry={() => void retryOrReload(panel)} />;
  if (part.status === 'loading') return <p className="text-small text-soft">{props.say('bar.loading')}</p>;
  const { BarPanel: Screen } = part.value;
  return <Screen {...props} />;
}

function Failed({ say, onRetry }: { say: Props['say']; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 text-small">
      <p>{say('bar.failed')}</p>
      <button type="button" onClick={onRetry} className={STYLE.link}>
        {say('menus.retry')}
      </button>
    </div>
  );
}
