import { useEffect, useState } from 'react';
import type { LookedAtBar } from '../../../contracts/bars/barStaff.ts';
import { callApi } from '../../../lib/api.ts';
import { BUTTON } from '../../../ui/styles.ts';
import { explainInvitationProblem } from '../../invitations/invitationText.ts';
import { NameForm } from '../../invitations/NameForm.tsx';
import type { ServiceSay } from './Service.tsx';

interface Props {
  say: ServiceSay;
  token: string;
  firstName: string;
  isBusy: boolean;
  onJoin: (name: string, bar: string) => void;
  onDismiss: () => void;
}

/** An invitation: at which bar one would serve, and what one may do there. */
export function InvitedToBar({ say, token, firstName, isBusy, onJoin, onDismiss }: Props) {
  const [found, setFound] = useState<LookedAtBar>();
  const bar = found?.barName;
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isOver = false;
    callApi('/api/bars/look', { method: 'POST', body: { token } }).then(
      (answer) => {
        if (!isOver) setFound(answer as LookedAtBar);
      },
      (error: unknown) => {
        if (!isOver) setProblem(explainInvitationProblem(error, say));
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, say]);
  return (
    <div className="mb-8 rounded-corner border border-brass bg-raised p-6" data-invited>
      <h2 className="font-serif text-lede">{say('service.invited')}</h2>
      {problem !== '' && (
        <p role="alert" className="mt-3">
          {problem}
        </p>
      )}
      {problem === '' && bar === undefined && (
        <p role="status" className="mt-3 text-soft">
          {say('service.invited.loading')}
        </p>
      )}
      {problem === '' && bar !== undefined && (
        <>
          <p className="mt-3 mb-5 wrap-anywhere">
            <bdi>{say(`service.invited.text.${found?.role ?? 'service'}`, { bar })}</bdi>
          </p>
          <NameForm
            t={say}
            {...{ firstName, isBusy }}
            label={say('service.name')}
            hint={say('service.name.hint')}
            action={say('service.accept')}
            onName={(name) => {
              onJoin(name, bar);
            }}
          />
        </>
      )}
      <button type="button" className={`${BUTTON.text} mt-2`} onClick={onDismiss}>
        {say('invitations.not-now')}
      </button>
    </div>
  );
}
