import { useId, useRef } from 'react';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { useLack } from '../../ui/useLack.tsx';
import type { InvitationTranslator } from './invitationText.ts';

interface Props {
  t: InvitationTranslator;
  /** What the name is for, and who sees it. */
  label: string;
  hint: string;
  /** What the field holds at first: the name of the profile. */
  firstName: string;
  action: string;
  isBusy: boolean;
  onName: (name: string) => void;
}

/** Asks by what name the others shall know the reader. */
export function NameForm({ t, label, hint, firstName, action, isBusy, onName }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const lack = useLack(t('invitations.name.missing'));
  const id = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = field.current?.value.trim() ?? '';
        lack.setLacking(name === '');
        if (name === '') field.current?.focus();
        else if (!isBusy) onName(name);
      }}
    >
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <p className="text-small text-soft">{hint}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          ref={field}
          required
          defaultValue={firstName}
          maxLength={40}
          autoComplete="given-name"
          {...lack.field}
          onChange={() => {
            lack.setLacking(false);
          }}
          className={`h-12 min-w-0 grow basis-48 aria-invalid:border-alert ${FIELD}`}
        />
        <button type="submit" aria-disabled={isBusy} className={BUTTON.secondary}>
          {action}
        </button>
      </div>
      {lack.message}
    </form>
  );
}
