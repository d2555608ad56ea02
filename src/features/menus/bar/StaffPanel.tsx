import { useId, useState } from 'react';
import type { BarInvitation, BarStaff } from '../../../contracts/bars/barStaff.ts';
import {
  BAR_INVITATION_HASH,
  BAR_ROLES,
  BAR_STAFF_LIMITS,
  type BarRole,
} from '../../../contracts/bars/barStaffLimits.ts';
import { localizedPath } from '../../../i18n/paths.ts';
import { callApi } from '../../../lib/api.ts';
import { readQuota } from '../../../lib/apiProblem.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { explainInvitationProblem } from '../../invitations/invitationText.ts';
import { MadeLink } from '../../invitations/MadeLink.tsx';
import { OpenInvitations } from '../../invitations/OpenInvitations.tsx';
import { useAct } from '../../invitations/useAct.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { STYLE } from '../styles.ts';
import type { StaffSay } from './staffSay.ts';

interface Props {
  say: StaffSay;
  barId: string;
}

/** Who serves at a bar, and the way in and out. */
export function StaffPanel({ say, barId }: Props) {
  const id = useId();
  const [loader] = useState(() =>
    createLoader(async () => (await callApi(`/api/bars/${barId}/staff`)) as BarStaff),
  );
  const loaded = useLoader(loader);
  const [made, setMade] = useState<BarInvitation>();
  const [role, setRole] = useState<BarRole>('service');
  const [going, setGoing] = useState<BarStaff['staff'][number]>();
  const { act, isBusy, said, status } = useAct((error) =>
    readQuota(error)?.of === 'invitations'
      ? say('invitations.full', { number: BAR_STAFF_LIMITS.invitations })
      : explainInvitationProblem(error, say),
  );
  /** Does something, and shows what came of it. */
  const change = (work: () => Promise<string>) =>
    void act(async () => {
      const text = await work();
      await loader.refresh();
      return text;
    });

  if (loaded.status === 'loading') return <p role="status">{say('staff.loading')}</p>;
  if (loaded.status === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-5 text-small">
        <p>{say('staff.failed')}</p>
        <button type="button" onClick={loader.retry} className={STYLE.link}>
          {say('staff.retry')}
        </button>
      </div>
    );
  const { staff, invitations } = loaded.value;
  const isFull = staff.length >= BAR_STAFF_LIMITS.people;
  return (
    <div aria-busy={isBusy}>
      <p {...status}>{said}</p>
      {staff.length === 0 && <p className="text-soft">{say('staff.none')}</p>}
      <ul data-members>
        {staff.map((person) => (
          <li
            key={person.id}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line last:border-b"
          >
            <bdi className="min-w-0 grow wrap-anywhere">{person.name}</bdi>
            <RoleSelect
              {...{ say }}
              label={say('staff.role', { name: person.name })}
              role={person.role}
              onChange={(next) => {
                if (isBusy) return;
                change(async () => {
                  await callApi(`/api/bars/staff/${person.id}`, { method: 'PATCH', body: { role: next } });
                  return say(`staff.role.${next}.given`, { name: person.name });
                });
              }}
            />
            <button
              type="button"
              aria-label={say('staff.remove', { name: person.name })}
              aria-disabled={isBusy}
              className={STYLE.link}
              onClick={() => {
                setGoing(person);
              }}
            >
              {say('staff.remove.do')}
            </button>
          </li>
        ))}
      </ul>
      <h4 className="mt-7 font-sans font-medium">{say('staff.invite')}</h4>
      <p className="mt-1 text-small text-soft">
        {isFull ? say('staff.full', { number: BAR_STAFF_LIMITS.people }) : say('staff.invite.text')}
      </p>
      {!isFull && (
        <fieldset className="mt-3">
          <legend className={STYLE.label}>{say('staff.invite.role')}</legend>
          {BAR_ROLES.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-small">
              <input
                type="radio"
                name={id}
                checked={role === each}
                onChange={() => {
                  setRole(each);
                }}
                className="mt-0.5 size-4 shrink-0 cursor-pointer accent-brass"
              />
              <span>
                {say(`staff.role.${each}`)}
                <span className="block text-soft">{say(`staff.role.${each}.text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {!isFull && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={`${STYLE.button} mt-3`}
          onClick={() => {
            change(async () => {
              const path = `/api/bars/${barId}/invitations`;
              setMade((await callApi(path, { method: 'POST', body: { role } })) as BarInvitation);
              return say('invitations.made');
            });
          }}
        >
          {say('invitations.create')}
        </button>
      )}
      {made && invitations.some(({ id }) => id === made.id) && (
        <MadeLink
          t={say}
          path={`${localizedPath(say.locale, '/service')}${BAR_INVITATION_HASH}`}
          token={made.token}
        />
      )}
      <OpenInvitations
        {...{ isBusy }}
        invitations={invitations.map((open) => ({ ...open, kind: say(`staff.role.${open.role}`) }))}
        t={say}
        onWithdraw={(id) => {
          change(async () => {
            await callApi(`/api/bars/invitations/${id}`, { method: 'DELETE' });
            return say('invitations.withdrawn');
          });
        }}
      />
      {going && (
        <ConfirmDialog
          title={say('staff.remove.ask', { name: going.name })}
          text={say('staff.remove.text', { name: going.name })}
          confirm={say('staff.remove.do')}
          cancel={say('staff.keep')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setGoing(undefined);
            change(async () => {
              await callApi(`/api/bars/staff/${going.id}`, { method: 'DELETE' });
              return say('staff.removed', { name: going.name });
            });
          }}
          onClose={() => {
            setGoing(undefined);
          }}
        />
      )}
    </div>
  );
}

interface RoleProps {
  say: StaffSay;
  label: string;
  role: BarRole;
  onChange: (role: BarRole) => void;
}

/** What somebody may do; a choice takes effect at once. */
function RoleSelect({ say, label, role, onChange }: RoleProps) {
  return (
    <select
      aria-label={label}
      value={role}
      onChange={({ target }) => {
        const next = BAR_ROLES.find((each) => each === target.value);
        if (next !== undefined) onChange(next);
      }}
      className={`${STYLE.small} my-1`}
    >
      {BAR_ROLES.map((each) => (
        <option key={each} value={each}>
          {say(`staff.role.${each}`)}
        </option>
      ))}
    </select>
  );
}
