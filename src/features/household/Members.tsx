import { useState } from 'react';
import type { Household } from '../../contracts/people/household.ts';
import { BUTTON } from '../../ui/styles.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { HouseholdTranslator } from './householdText.ts';

type Member = Household['members'][number];

interface Props {
  t: HouseholdTranslator;
  household: Household;
  isBusy: boolean;
  onRemove: (member: Member) => void;
}

/** Who shares the shelf. The longest member may remove others, and all may leave. */
export function Members({ t, household: { members }, isBusy, onRemove }: Props) {
  const [going, setGoing] = useState<Member>();
  const isFirst = members[0]?.isSelf === true;
  const own = members.find(({ isSelf }) => isSelf);
  return (
    <>
      <h3 className="font-sans font-medium">{t('household.members')}</h3>
      <ul className="mt-2" data-members>
        {members.map((member) => (
          <li
            key={member.id}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line last:border-b"
          >
            <bdi className="min-w-0 wrap-anywhere">{member.name}</bdi>
            {member.isSelf && <span className="text-small text-soft">{t('household.you')}</span>}
            {isFirst && !member.isSelf && (
              <button
                type="button"
                aria-label={t('household.remove', { name: member.name })}
                aria-disabled={isBusy}
                className={`${BUTTON.text} ml-auto`}
                onClick={() => {
                  setGoing(member);
                }}
              >
                {t('household.remove.do')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-disabled={isBusy}
        className={`${BUTTON.text} mt-2`}
        onClick={() => {
          setGoing(own);
        }}
      >
        {t('household.leave')}
      </button>
      {going && (
        <ConfirmDialog
          title={going.isSelf ? t('household.leave.ask') : t('household.remove.ask', { name: going.name })}
          text={
            going.isSelf
              ? t(members.length === 1 ? 'household.leave.last' : 'household.leave.text')
              : t('household.remove.text', { name: going.name })
          }
          confirm={going.isSelf ? t('household.leave') : t('household.remove.do')}
          cancel={t('household.stay')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setGoing(undefined);
            onRemove(going);
          }}
          onClose={() => {
            setGoing(undefined);
          }}
        />
      )}
    </>
  );
}
