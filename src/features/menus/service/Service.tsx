import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import { applyChanges } from '../../../domain/menus/serviceChanges.ts';
import { createTranslator, type Translator } from '../../../i18n/createTranslator.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { localizedPath } from '../../../i18n/paths.ts';
import { $ownServiceChanges, $servedMenu, sendServiceChanges } from '../../../stores/serviceChanges.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { showState } from '../../account/states.ts';
import { STYLE } from '../styles.ts';
import { createServiceLoader, withAnswer, type ServiceData, type ServiceMenu } from './serviceLoader.ts';
import { Workplaces } from './Workplaces.tsx';
import { ServiceMenuView } from './ServiceMenuView.tsx';

type ServiceMessages = Messages<'menuService' | 'invitations'>;
export type ServiceSay = Translator<keyof ServiceMessages>;

interface Props {
  locale: Locale;
  messages: ServiceMessages;
}

/** Milliseconds after which the clock is read anew, and what waits is sent again. */
const TICK = 20_000;

/**
 * The switches of the published menus that whoever is signed in may serve; a stranger is shown the page's login prompt in
 * its place.
 */
export function Service({ locale, messages }: Props) {
  const say = useMemo(() => createTranslator(messages, locale), [messages, locale]);
  const [loader] = useState(() => createServiceLoader(locale));
  const state = useLoader(loader);
  const isSignedOut = state.status === 'ready' && state.value === null;
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-service]');
    if (page && isSignedOut) showState(page, 'signed-out');
  }, [isSignedOut]);
  useEffect(
    () =>
      $servedMenu.listen((menu) => {
        if (menu) loader.change((data) => data && withAnswer(data, menu));
      }),
    [loader],
  );
  useEffect(() => {
    // Somebody else may have switched something while this was in a pocket.
    const catchUp = () => {
      if (document.visibilityState !== 'visible') return;
      void sendServiceChanges().then(() => loader.refresh());
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('visibilitychange', catchUp, { signal });
    window.addEventListener('online', catchUp, { signal });
    const ticking = setInterval(() => {
      if ($ownServiceChanges.get().length > 0) void sendServiceChanges();
    }, TICK);
    return () => {
      ending.abort();
      clearInterval(ticking);
    };
  }, [loader]);

  if (state.status === 'failed')
    return (
      <section role="alert" className="py-10">
        <h2 className={STYLE.section}>{say('service.failed')}</h2>
        <p className="mt-3 mb-7 text-soft">{say('service.failed.text')}</p>
        <button type="button" onClick={loader.retry} className={STYLE.primary}>
          {say('service.retry')}
        </button>
      </section>
    );
  if (state.status === 'loading' || state.value === null)
    return (
      <p role="status" className="py-10 text-soft">
        {say('service.loading')}
      </p>
    );
  const { workplaces, firstName } = state.value;
  return (
    <Workplaces {...{ say, workplaces, firstName }} onChange={loader.refresh}>
      <Menus {...{ say, locale }} data={state.value} />
    </Workplaces>
  );
}

/** One menu after the other would be long: one is chosen where there are several. */
function Menus({ say, locale, data }: { say: ServiceSay; locale: Locale; data: ServiceData }) {
  const [chosen, setChosen] = useState<string>();
  const menu = data.menus.find(({ id }) => id === chosen) ?? data.menus[0];
  const hasBars = new Set(data.menus.map(({ barName }) => barName)).size > 1;
  const bars = data.workplaces.map(({ barName }) => barName);
  if (menu === undefined && bars.length > 0)
    return (
      <section className="py-10" data-empty>
        <h2 className={STYLE.section}>{say('service.none.bar')}</h2>
        <p className="mt-3 text-soft">{say('service.none.bar.text', { bars: say.list(bars) })}</p>
      </section>
    );
  if (menu === undefined)
    return (
      <section className="py-10" data-empty>
        <h2 className={STYLE.section}>{say('service.none')}</h2>
        <p className="mt-3 mb-7 text-soft">{say('service.none.text')}</p>
        <a href={localizedPath(locale, '/menu-builder')} className={STYLE.primary}>
          {say('service.none.action')}
        </a>
      </section>
    );
  return (
    <>
      {data.menus.length > 1 && (
        <div role="group" aria-label={say('service.menu')} className="mb-6 flex flex-wrap gap-2">
          {data.menus.map(({ id, name, language, barName }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === menu.id}
              onClick={() => {
                setChosen(id);
              }}
              className={`${STYLE.chip} min-h-14 shrink`}
            >
              <span className="min-w-0">
                <bdi lang={language ?? ''} className="wrap-anywhere">
                  {name}
                </bdi>
                {hasBars && barName !== null && (
                  <bdi className="block text-note wrap-anywhere text-soft">{barName}</bdi>
                )}
              </span>
            </button>
          ))}
        </div>
      )}
      <Changed key={menu.id} {...{ say, locale, menu }} />
    </>
  );
}

interface ChangedProps {
  say: ServiceSay;
  locale: Locale;
  menu: ServiceMenu;
}

/** A menu with what was pressed and is not sent yet. */
function Changed({ menu, ...props }: ChangedProps) {
  const waiting = useStore($ownServiceChanges, { ssr: 'initial' });
  const changes = waiting.filter(({ menuId }) => menuId === menu.id);
  return (
    <ServiceMenuView {...props} menu={{ ...menu, ...applyChanges(menu, changes) }} waiting={waiting.length} />
  );
}
