import { useId } from 'react';
import { BAR_NAME_LENGTH } from '../../../contracts/bars/barName.ts';
import { bareGuestPath } from '../../../i18n/guestPath.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import type { NameState } from './useNameState.ts';

interface Props {
  say: Say;
  name: string;
  state: NameState;
  /** Id of what says why the page could not be kept with this name. */
  refusal: string | undefined;
  /** Whether the bar has another name now. */
  isRenaming: boolean;
  onChange: (name: string) => void;
}

/** The name of a bar in its address, and whether it can be had. */
export function NameField({ say, name, state, refusal, isRenaming, onChange }: Props) {
  const id = useId();
  const isBad = refusal !== undefined || (state !== undefined && BAD.has(state));
  return (
    <div>
      <label htmlFor={id} className={STYLE.label}>
        {say('bar.name')}
      </label>
      <div className="mt-2 flex items-center rounded-corner border border-control bg-raised hover:border-ink">
        <span className="shrink-0 pl-4 text-small text-soft">{bareGuestPath('')}</span>
        <input
          id={id}
          value={name}
          required
          maxLength={BAR_NAME_LENGTH.most}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby={refusal ?? `${id}-state`}
          onChange={({ target }) => {
            onChange(target.value.toLowerCase().replaceAll(' ', '-'));
          }}
          className="min-h-12 w-full min-w-0 rounded-corner bg-transparent pr-4 text-ink"
        />
      </div>
      <p
        id={`${id}-state`}
        aria-live="polite"
        data-name-state={state}
        className={`mt-2 text-small ${isBad ? 'text-alert' : 'text-soft'}`}
      >
        {stateText(state, say)}{' '}
        {isRenaming && (state === 'free' || state === 'former') && say('bar.rename.text')}
      </p>
    </div>
  );
}

const BAD: ReadonlySet<string> = new Set(['long', 'characters', 'token', 'reserved', 'taken', 'unfit']);

/** What is said of a name: what is wrong with it, or whose it is. */
export function stateText(state: NameState, say: Say): string {
  switch (state) {
    case undefined:
    case 'short':
    case 'long':
    case 'characters':
      return say('bar.name.hint');
    case 'reserved':
      return say('bar.name.unfit');
    default:
      return say(`bar.name.${state}`);
  }
}
