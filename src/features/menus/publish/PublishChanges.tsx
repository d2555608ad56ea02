import { useId, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { LiveMenu, Menu } from '../../../contracts/menus/menu.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import type { MenuText } from '../../../domain/menus/menuChanges.ts';
import { hasOtherPricesAlone, isPlannable } from '../../../domain/menus/publishing.ts';
import { toMenuInput, type MenuDraft } from '../../../domain/menus/menuDraft.ts';
import { pricesLine, tellPrices } from '../../../domain/menus/prices/menuPrices.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { changeLines } from '../changeLines.ts';
import { readLive, type PublishChange } from '../menuCalls.ts';
import type { Say } from '../menuMessages.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { tellTime } from '../tellTime.ts';

interface Props {
  say: Say;
  locale: Locale;
  menu: Menu;
  /** What is to be published. */
  draft: MenuDraft;
  publication: NonNullable<Menu['publication']>;
  isBusy: boolean;
  nameOf: (id: string) => string | undefined;
  onPublish: (change: PublishChange) => void;
  onClose: () => void;
}

type Choice = 'now' | 'prices' | 'later' | 'unplan';

/** Shows what guests do not see yet, and asks whether all of it or the prices alone go live, now or at a time. */
export function PublishChanges(props: Props) {
  const { say, locale, menu, draft, publication, isBusy, nameOf, onPublish, onClose } = props;
  const id = useId();
  const [loader] = useState(() => createLoader(() => readLive(menu)));
  const live = useLoader(loader);
  const [choice, setChoice] = useState<Choice>('now');
  const [time, setTime] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const input = toMenuInput(draft);
  const after = { ...input, sections: input.sections ?? [] };
  const choices: Choice[] = [
    'now',
    ...(live.status === 'ready' && hasOtherPricesAlone(live.value, after) ? (['prices'] as const) : []),
    'later',
    ...(publication.planned ? (['unplan'] as const) : []),
  ];

  function publish() {
    if (isBusy) return;
    if (choice !== 'later') {
      onPublish({ part: choice === 'now' ? 'all' : choice });
    } else if (isPlannable(time, Date.now())) onPublish({ part: 'all', at: new Date(time).toISOString() });
    else setIsRefused(true);
  }

  return (
    <Modal title={say('menus.update')} onClose={onClose}>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <div role="status" className="text-small">
          {live.status === 'loading' && <p className="text-soft">{say('menus.publish.loading')}</p>}
          {live.status === 'failed' && <p className="text-soft">{say('menus.publish.unknown')}</p>}
          {live.status === 'ready' && (
            <Differences lines={tellDifferences(say, live.value, after, nameOf)} say={say} />
          )}
        </div>
        {publication.planned && (
          <p className={`${STYLE.notice} mt-4`}>
            {say('menus.publish.planned', { time: tellTime(publication.planned.at, locale) })}
          </p>
        )}
        <fieldset className="mt-5">
          <legend className={STYLE.label}>{say('menus.publish.when')}</legend>
          {choices.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
              <input
                type="radio"
                name={id}
                checked={choice === each}
                onChange={() => {
                  setChoice(each);
                }}
                className="size-4 shrink-0 cursor-pointer accent-brass"
              />
              {say(`menus.publish.${each}`)}
            </label>
          ))}
        </fieldset>
        {choice === 'later' && (
          <div className="mt-2">
            <label htmlFor={`${id}-time`} className={STYLE.label}>
              {say('menus.publish.time')}
            </label>
            <input
              id={`${id}-time`}
              type="datetime-local"
              required
              value={time}
              aria-invalid={isRefused}
              aria-describedby={`${id}-past`}
              onChange={({ target }) => {
                setTime(target.value);
                setIsRefused(false);
              }}
              className={`${STYLE.field} mt-1.5 aria-invalid:border-alert`}
            />
            <p id={`${id}-past`} aria-live="polite" className="mt-1.5 text-small text-alert empty:hidden">
              {isRefused && say('menus.publish.past')}
            </p>
          </div>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="submit" aria-disabled={isBusy} className={STYLE.primary}>
            {say(isBusy ? 'menus.saving' : 'menus.update')}
          </button>
          <button type="button" data-close className={`${STYLE.button} min-h-12`}>
            {say('menus.cancel')}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Differences({ lines, say }: { lines: readonly string[]; say: Say }) {
  if (lines.length === 0) return <p className="text-soft">{say('menus.publish.same')}</p>;
  return (
    <>
      <p className="text-soft">{say('menus.publish.differs')}</p>
      <ScrollBox label={say('menus.publish.differs')} className="mt-1 max-h-60">
        <ul data-unpublished className="grid list-disc gap-1 pl-5">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      </ScrollBox>
    </>
  );
}

function tellDifferences(
  say: Say,
  live: LiveMenu,
  after: MenuText,
  nameOf: (id: string) => string | undefined,
): string[] {
  const shown = new Map(listMenuDrinks(live).map((drink) => [drink.cocktailId, drink]));
  const tellShown = tellPrices(live, say.locale);
  const here = {
    priceOf: (id: string) => pricesLine(tellShown.usual(shown.get(id)?.prices ?? [])),
    noteOf: (id: string) => shown.get(id)?.note ?? '',
  };
  return changeLines(say, { before: live, after, here, nameOf, words: 'menus.live' });
}
