import { useState, type ReactNode } from 'react';
import type { Workplace } from '../../../contracts/bars/barStaff.ts';
import { BAR_STAFF_LIMITS } from '../../../contracts/bars/barStaffLimits.ts';
import { localizedPath } from '../../../i18n/paths.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem, readQuota } from '../../../lib/apiProblem.ts';
import { explainInvitationProblem } from '../../invitations/invitationText.ts';
import { useAct } from '../../invitations/useAct.ts';
import { useInvitation } from '../../invitations/useInvitation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { STYLE } from '../styles.ts';
import { InvitedToBar } from './InvitedToBar.tsx';
import type { ServiceSay } from './Service.tsx';

type Place = Pick<Workplace, 'id' | 'barName' | 'role'>;

interface Props {
  say: ServiceSay;
  workplaces: readonly Place[];
  firstName: string;
  /** Loads what there is to serve anew. */
  onChange: () => Promise<void>;
  /** The menus. */
  children: ReactNode;
}

/** An invitation above the menus, and below them where the reader serves, with the way out. */
export function Workplaces({ say, workplaces, firstName, onChange, children }: Props) {
  const [invitation, forget] = useInvitation('bar');
  const [going, setGoing] = useState<Place>();
  const { act, isBusy, said, status } = useAct((error) => explainBarProblem(error, say));
  return (
    <>
      {invitation !== undefined && (
        <InvitedToBar
          key={invitation}
          {...{ say, firstName, isBusy }}
          token={invitation}
          onJoin={(name, bar) =>
            void act(async () => {
              await callApi('/api/bars/join', { method: 'POST', body: { token: invitation, name } });
              forget();
              await onChange();
              return say('service.accepted', { bar });
            })
          }
          onDismiss={forget}
        />
      )}
      <p {...status}>{said}</p>
      {children}
      {workplaces.length > 0 && (
        <section className="mt-12 border-t border-line pt-7" data-workplaces>
          <h2 className="text-large">{say('service.workplaces')}</h2>
          <ul className="mt-3">
            {workplaces.map((place) => (
              <li
                key={place.id}
                className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line last:border-b"
              >
                <bdi className="min-w-0 grow wrap-anywhere">{place.barName}</bdi>
                {place.role === 'editor' && (
                  <a
                    href={localizedPath(say.locale, '/menu-builder')}
                    aria-label={say('service.edit.one', { bar: place.barName })}
                    className={STYLE.link}
                  >
                    {say('service.edit')}
                  </a>
                )}
                <button
                  type="button"
                  aria-label={say('service.leave.one', { bar: place.barName })}
                  aria-disabled={isBusy}
                  className={STYLE.link}
                  onClick={() => {
                    setGoing(place);
                  }}
                >
                  {say('service.leave')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {going && (
        <ConfirmDialog
          title={say('service.leave.ask', { bar: going.barName })}
          text={say('service.leave.text')}
          confirm={say('service.leave')}
          cancel={say('service.stay')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setGoing(undefined);
            void act(async () => {
              await callApi(`/api/bars/staff/${going.id}`, { method: 'DELETE' });
              await onChange();
              return say('service.left', { bar: going.barName });
            });
          }}
          onClose={() => {
            setGoing(undefined);
          }}
        />
      )}
    </>
  );
}

/** What went wrong with an invitation, and what to do. */
export function explainBarProblem(error: unknown, say: ServiceSay): string {
  if (readQuota(error)?.of === 'members') return say('service.full', { number: BAR_STAFF_LIMITS.people });
  return apiProblem(error) === 'conflict' ? say('service.member') : explainInvitationProblem(error, say);
}
