import { useEffect, useRef, useState } from 'react';
import type { OwnBars } from '../../../contracts/bars/bar.ts';
import { BAR_LIMITS } from '../../../contracts/bars/barLimits.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Say } from '../menuMessages.ts';
import type { PublishMessages } from '../publish/publishMessages.ts';
import { STYLE } from '../styles.ts';
import { BarForm } from './BarForm.tsx';

interface Props {
  say: Say;
  locale: Locale;
  publishMessages: PublishMessages;
  menus: readonly Menu[];
  own: OwnBars;
}

/** The pages of an owner's bars, one after the other, and a new one. */
export function BarPanel({ say, locale, publishMessages, menus, own }: Props) {
  const { bars, formerNames } = own;
  const [newId, setNewId] = useState(() => crypto.randomUUID() as string);
  const [chosen, setChosen] = useState(() => bars[0]?.id ?? newId);
  /** Each stays with what was typed while another one is shown. */
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  const [changes, setChanges] = useState(0);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, or says something else.
    if (changes > 0) head.current?.focus();
  }, [changes]);

  function open(id: string) {
    setChosen(id);
    setOpened((before) => (before.includes(id) ? before : [...before, id]));
  }
  const choice = (id: string, label: string) => (
    <button
      key={id}
      type="button"
      aria-pressed={id === chosen}
      onClick={() => {
        open(id);
      }}
      className={`${STYLE.chip} shrink`}
    >
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
    </button>
  );

  return (
    <>
      <h2 ref={head} tabIndex={-1} className="text-section">
        {say(bars.length > 1 ? 'bar.title.several' : 'bar.title')}
      </h2>
      <p className="mt-2 mb-6 text-small text-soft">{say('bar.text')}</p>
      {bars.length > 0 && (
        <div role="group" aria-label={say('bar.choose')} className="mb-6 flex flex-wrap gap-2">
          {bars.map(({ id, displayName }) => choice(id, displayName))}
          {bars.length < BAR_LIMITS.bars && choice(newId, say('bar.new'))}
        </div>
      )}
      {bars.length >= BAR_LIMITS.bars && (
        <p className="mb-6 text-small text-soft">{say('bar.most', { number: BAR_LIMITS.bars })}</p>
      )}
      {formerNames.length > 0 && (
        <p className="mb-6 text-small wrap-anywhere text-soft">
          {say('bar.former.idle', { names: say.list(formerNames) })}
        </p>
      )}
      {opened.map((id) => (
        <div key={id} hidden={id !== chosen} className="[&[hidden]]:hidden">
          <BarForm
            {...{ say, locale, publishMessages, menus, own, id }}
            onReserved={() => {
              setNewId(crypto.randomUUID());
              setChanges(changes + 1);
            }}
            onReleased={() => {
              const [next] = bars.filter((bar) => bar.id !== id);
              if (next) {
                open(next.id);
                setOpened((before) => before.filter((one) => one !== id));
              } else {
                // What is typed is the draft of a new page.
                setNewId(id);
              }
              setChanges(changes + 1);
            }}
          />
        </div>
      ))}
    </>
  );
}
