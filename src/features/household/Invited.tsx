import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api.ts';
import { BUTTON } from '../../ui/styles.ts';
import { NameForm } from '../invitations/NameForm.tsx';
import { explainProblem, type HouseholdTranslator } from './householdText.ts';

interface Props {
  t: HouseholdTranslator;
  token: string;
  firstName: string;
  /** Whether the reader is in a household already. */
  isMember: boolean;
  isBusy: boolean;
  onJoin: (name: string) => void;
  onDismiss: () => void;
}

/** An invitation: whom one would join, what is shared then, and what stays one's own. */
export function Invited({ t, token, firstName, isMember, isBusy, onJoin, onDismiss }: Props) {
  const [names, setNames] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (isMember) return;
    let isOver = false;
    callApi('/api/household/look', { method: 'POST', body: { token } }).then(
      (answer) => {
        if (!isOver) setNames((answer as { names: string[] }).names);
      },
      (error: unknown) => {
        if (!isOver) setProblem(explainProblem(error, t));
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMember, token, t]);

  const said = isMember ? t('household.member') : problem;
  return (
    <div className="mb-8 rounded-corner border border-brass bg-raised p-6" data-invited>
      <h3 className="font-serif text-lede">{t('household.invited')}</h3>
      {said !== '' && (
        <p role="alert" className="mt-3">
          {said}
        </p>
      )}
      {said === '' && names === undefined && (
        <p role="status" className="mt-3 text-soft">
          {t('household.loading')}
        </p>
      )}
      {said === '' && names !== undefined && (
        <>
          <p className="mt-3 wrap-anywhere">
            <bdi>{t('household.invited.names', { names: t.list(names) })}</bdi>
          </p>
          <p className="mt-3 text-soft">{t('household.invited.text')}</p>
          <p className="mt-3 mb-5 text-soft">{t('household.personal')}</p>
          <NameForm
            {...{ t, firstName, isBusy }}
            label={t('household.name')}
            hint={t('household.name.hint')}
            action={t('household.join')}
            onName={onJoin}
          />
        </>
      )}
      <button type="button" className={`${BUTTON.text} mt-2`} onClick={onDismiss}>
        {t('invitations.not-now')}
      </button>
    </div>
  );
}
