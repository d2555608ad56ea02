import { useId, useMemo, useState } from 'react';
import type { OwnBar } from '../../../contracts/bars/bar.ts';
import { BAR_STAFF_LIMITS } from '../../../contracts/bars/barStaffLimits.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { StaffPanel } from './StaffPanel.tsx';
import { STAFF_MESSAGES } from './staffSay.ts';

/** Who serves at a bar: what there is is loaded once its owner opens it. */
export function StaffPart({ say: { locale }, bar }: { say: Say; bar: OwnBar }) {
  const say = useMemo(() => createTranslator(STAFF_MESSAGES[locale], locale), [locale]);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mt-7 border-t border-line pt-7" data-staff>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <h3 id={`${id}-title`} className="font-sans font-medium">
            {say('staff.title')}
          </h3>
          <p className="mt-1 text-small text-soft">
            {say('staff.text', { number: BAR_STAFF_LIMITS.people })}
          </p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-describedby={`${id}-title`}
          onClick={() => {
            setIsOpen(!isOpen);
            setWasOpened(true);
          }}
          className={STYLE.button}
        >
          {say(isOpen ? 'staff.hide' : 'staff.show')}
        </button>
      </div>
      <div id={`${id}-panel`} hidden={!isOpen} className="mt-5 [&[hidden]]:hidden">
        {wasOpened && <StaffPanel {...{ say }} barId={bar.id} />}
      </div>
    </section>
  );
}
