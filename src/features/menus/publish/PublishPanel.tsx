import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { surelyPoured } from '../../../domain/shelf/bottles.ts';
import { $shelf } from '../../../stores/shelf.ts';
import { colon } from '../../../text/colon.ts';
import { showToast } from '../../../ui/toast.ts';
import { loginAddress } from '../../chrome/navigation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { MenuBottles, PublishedBottles } from '../MenuBottles.tsx';
import { STYLE } from '../styles.ts';
import { toCallProblem, publish, publishFirst, revoke, type CallProblem } from './publicationCalls.ts';
import { EmbedSettings } from './EmbedSettings.tsx';
import { MenuViews } from './MenuViews.tsx';
import { PublishedLink } from './PublishedLink.tsx';
import type { PublishMessages } from './publishMessages.ts';
import { FollowShelf } from './FollowShelf.tsx';
import { SoldOutSwitches } from './SoldOutSwitches.tsx';
import { useSoldOut } from './useSoldOut.ts';

interface Props {
  menu: Menu;
  locale: Locale;
  /** `menuPublish[locale]` of src/i18n/messages/menuPublish.ts, given by the page. */
  messages: PublishMessages;
  /** What becomes of printed codes where it is taken down. */
  stopText: string;
  /** The name of a drink in the language. */
  nameOf(cocktailId: string): string;
  /** The menu after it was published, changed or taken down; called when the site has kept it. */
  onChange(menu: Menu): void;
}

type Action = 'start' | 'stop' | 'sold-out' | 'bottles' | 'follow' | 'embed';
type State =
  | { status: 'idle' }
  | { status: 'busy'; action: 'start' | 'stop' }
  | { status: 'failed'; action: Action; problem: CallProblem };

/** What a saved menu's owner does with its page for guests: publish it, hand it on, say what is sold out, revoke it. */
export function PublishPanel({ menu, locale, messages, stopText, nameOf, onChange }: Props) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const [isAsking, setIsAsking] = useState(false);
  // Guests are shown the allergens of the recipes: their owner answers for them, as for those in print.
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isLacking, setIsLacking] = useState(false);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // The button that was pressed is gone.
    if (changes > 0) panel.current?.focus();
  }, [changes]);
  const fail = (action: Action) => (error: unknown) => {
    setState({ status: 'failed', action, problem: toCallProblem(error) });
  };
  const soldOut = useSoldOut(menu, onChange, fail('sold-out'));
  const { publication } = menu;
  const busy = state.status === 'busy' ? state.action : undefined;

  async function run(action: 'start' | 'stop', call: Promise<Menu>): Promise<void> {
    setState({ status: 'busy', action });
    try {
      onChange(await call);
      setState({ status: 'idle' });
      setChanges((count) => count + 1);
      showToast({ title: messages[action === 'start' ? 'publish.started' : 'publish.stopped'] });
    } catch (error) {
      if (toCallProblem(error) === 'declined') setState({ status: 'idle' });
      else fail(action)(error);
    }
    setIsAsking(false);
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`${messages['publish.title']}${colon(locale)} ${menu.name}`}
      className="grid gap-5"
    >
      <h3 className={`font-sans tracking-normal ${STYLE.label}`}>{messages['publish.title']}</h3>
      {publication === null ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="min-w-0 grow basis-64 text-small text-soft">{messages['publish.text']}</p>
          <div className="w-full">
            <MenuBottles ids={menu.cocktailIds} />
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-small">
              <input
                type="checkbox"
                checked={isConfirmed}
                aria-invalid={isLacking && !isConfirmed}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => {
                  setIsConfirmed(target.checked);
                }}
                className="mt-0.75 size-4 shrink-0 cursor-pointer accent-brass"
              />
              {messages['publish.confirm']}
            </label>
            <p id={`${id}-problem`} aria-live="polite" className="text-small text-alert">
              {isLacking && !isConfirmed && messages['publish.unconfirmed']}
            </p>
          </div>
          <button
            type="button"
            aria-disabled={busy === 'start'}
            className={STYLE.button}
            onClick={() => {
              if (!isConfirmed) setIsLacking(true);
              else if (busy === undefined)
                void run('start', publishFirst(menu.id, surelyPoured($shelf.get())));
            }}
          >
            {messages[busy === 'start' ? 'publish.starting' : 'publish.start']}
          </button>
        </div>
      ) : (
        <>
          <PublishedLink token={publication.token} menuName={menu.name} {...{ locale, messages }} />
          <div>
            <SoldOutSwitches
              drinks={menu.sections.flatMap(({ drinks }) =>
                drinks.map(({ cocktailId: id, item }) => ({ id, name: item?.name ?? nameOf(id) })),
              )}
              soldOut={soldOut.ids}
              messages={messages}
              onToggle={(id) => {
                setState({ status: 'idle' });
                soldOut.set([id], !soldOut.ids.includes(id));
              }}
            />
            <FollowShelf
              follows={publication.followsShelf}
              messages={messages}
              onFollow={async (follows) => {
                setState({ status: 'idle' });
                try {
                  onChange(await publish(menu.id, { followsShelf: follows }));
                } catch (error) {
                  fail('follow')(error);
                }
              }}
            />
            <MenuViews menuId={menu.id} {...{ locale, messages }} />
            <EmbedSettings
              {...{ menu, messages, onChange }}
              token={publication.token}
              kept={publication.embed}
              onFail={fail('embed')}
            />
          </div>
          <PublishedBottles
            ids={menu.cocktailIds}
            bottles={publication.bottles}
            onTake={(bottles) => {
              setState({ status: 'idle' });
              publish(menu.id, { bottles }).then(onChange, fail('bottles'));
            }}
          />
          <div>
            <button
              type="button"
              aria-label={`${messages['publish.stop']}${colon(locale)} ${menu.name}`}
              className={STYLE.link}
              onClick={() => {
                setIsAsking(true);
              }}
            >
              {messages['publish.stop']}
            </button>
          </div>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages['publish.stop.question']}
          text={stopText}
          confirm={messages['publish.stop']}
          cancel={messages['publish.stop.no']}
          busy={busy === 'stop' ? messages['publish.stopping'] : undefined}
          isDangerous
          onConfirm={() => {
            void run('stop', revoke(menu.id));
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
      {state.status === 'failed' && (
        <p
          role="alert"
          className="sticky bottom-(--bar) border-l-3 border-alert bg-raised py-2 pl-4 text-small [@media(height<25rem)]:static"
        >
          {problemText(state.action, state.problem, messages)}{' '}
          {state.problem === 'signed-out' && (
            <a
              href={loginAddress(location.pathname + location.search + location.hash)}
              className="text-brass underline underline-offset-4"
            >
              {messages['publish.sign-in']}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function problemText(action: Action, problem: CallProblem, messages: PublishMessages): string {
  if (problem === 'signed-out' || problem === 'gone') return messages[`publish.${problem}`];
  return messages[`publish.${action}.failed`];
}
