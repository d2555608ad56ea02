import { useStore } from '@nanostores/react';
import type { ServicePress } from '../../../domain/menus/serviceChanges.ts';
import { $refusedChanges, $serviceSending, sendServiceChanges } from '../../../stores/serviceChanges.ts';
import { UndoIcon } from '../../../ui/icons.tsx';
import { loginAddress } from '../../chrome/navigation.ts';
import { STYLE } from '../styles.ts';
import type { ServiceSay } from './Service.tsx';

/** What was pressed last, and what takes it back. */
export interface LastPress {
  name: string;
  undo: ServicePress;
  /** Id of its switch. */
  focus: string;
}

interface Props {
  say: ServiceSay;
  soldOut: number;
  waiting: number;
  last: LastPress | undefined;
  nameOf: (drinkId: string) => string | undefined;
  onUndo: (last: LastPress) => void;
}

/** "3 sold out · saved", at the lower edge: what has become of the presses, and the way back. */
export function ServiceState({ say, soldOut, waiting, last, nameOf, onUndo }: Props) {
  const sending = useStore($serviceSending, { ssr: 'initial' });
  const refused = useStore($refusedChanges, { ssr: 'initial' });
  const names = refused.map((change) =>
    'held' in change ? say('service.prices') : (nameOf(change.cocktailId) ?? say('service.other-drink')),
  );
  return (
    <div className="sticky bottom-(--bar) z-1 -mx-4 mt-6 border-t border-line bg-ground px-4 py-2 [@media(height<25rem)]:static">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        <p role="status" data-service-state className="text-small tabular-nums">
          {soldOut === 0 ? say('service.count.none') : say.count('service.count', soldOut)} ·{' '}
          <span className={waiting > 0 && sending !== 'saving' ? 'text-alert' : 'text-soft'}>
            {sendingText(say, sending, waiting)}
          </span>
        </p>
        {waiting > 0 && sending === 'signed-out' && (
          <a href={loginAddress(location.pathname)} className={STYLE.link}>
            {say('service.sign-in')}
          </a>
        )}
        {waiting > 0 && sending === 'failed' && (
          <button type="button" onClick={() => void sendServiceChanges()} className={STYLE.button}>
            {say('service.retry')}
          </button>
        )}
        {last && (
          <button
            type="button"
            onClick={() => {
              onUndo(last);
            }}
            className={`${STYLE.button} min-w-0 text-left`}
          >
            <UndoIcon className="shrink-0" />
            <span className="min-w-0 hyphens-auto">{say('service.undo', { name: last.name })}</span>
          </button>
        )}
      </div>
      <p role="alert" className="text-small text-alert empty:hidden">
        {names.length > 0 && say('service.refused', { names: say.list([...new Set(names)]) })}
      </p>
    </div>
  );
}

function sendingText(say: ServiceSay, sending: string, waiting: number): string {
  if (sending === 'saving') return say('service.saving');
  if (waiting === 0) return say('service.saved');
  if (sending === 'signed-out') return say('service.signed-out');
  return say.count(sending === 'failed' ? 'service.unsaved' : 'service.offline', waiting);
}
