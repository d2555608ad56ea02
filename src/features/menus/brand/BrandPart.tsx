import { useId, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { loadPart } from '../../../lib/lazyPart.ts';
import { retryOrReload } from '../../../lib/retryOrReload.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import { ownBars } from '../bar/ownBars.ts';
import { ownBrand } from './brandCalls.ts';

interface Props {
  say: Say;
  menus: readonly Menu[];
  nameOf: (id: string) => string | undefined;
}

const panel = createLoader(() => loadPart(() => import('./BrandPanel.tsx')));

/** How all menus look: a part that comes, with what it shows, when its owner opens it. */
export function BrandPart(props: Props) {
  const { say } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="mb-8 rounded-corner border border-line p-6 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-section">
            {say('menus.look')}
          </h2>
          <p className="mt-2 text-small text-soft">{say('menus.look.text')}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => {
            setIsOpen(!isOpen);
            setWasOpened(true);
          }}
          className={STYLE.button}
        >
          {say(isOpen ? 'menus.look.close' : 'menus.look.open')}
        </button>
      </div>
      {/* Kept while it is closed, with what was typed. */}
      <div id={`${id}-panel`} hidden={!isOpen} className="mt-6 border-t border-line pt-6 [&[hidden]]:hidden">
        {wasOpened && <Opened {...props} />}
      </div>
    </section>
  );
}

function Opened({ say, menus, nameOf }: Props) {
  const brand = useLoader(ownBrand);
  const own = useLoader(ownBars);
  const part = useLoader(panel);
  /** Id of a bar; null for all menus. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Each stays with what was typed while another one is shown. */
  const [opened, setOpened] = useState<readonly (string | null)[]>([null]);
  if (brand.status === 'failed' || own.status === 'failed' || part.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-5 text-small">
        <p>{say('menus.look.failed')}</p>
        <button
          type="button"
          onClick={() => {
            ownBrand.retry();
            ownBars.retry();
            if (part.status === 'failed') void retryOrReload(panel);
          }}
          className={STYLE.link}
        >
          {say('menus.retry')}
        </button>
      </div>
    );
  }
  if (brand.status === 'loading' || own.status === 'loading' || part.status === 'loading') {
    return (
      <p role="status" className="text-small text-soft">
        {say('menus.look.loading')}
      </p>
    );
  }
  const { BrandPanel } = part.value;
  const { bars } = own.value;
  const shown = bars.some(({ id }) => id === chosen) ? chosen : null;
  const choice = (id: string | null, label: string) => (
    <button
      key={id}
      type="button"
      aria-pressed={id === shown}
      onClick={() => {
        setChosen(id);
        setOpened((before) => (before.includes(id) ? before : [...before, id]));
      }}
      className={`${STYLE.chip} shrink`}
    >
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
    </button>
  );
  return (
    <>
      {/* One bar alone looks as all menus do, unless it has a look of its own from before. */}
      {(bars.length > 1 || bars.some((bar) => bar.brand !== null)) && (
        <div role="group" aria-label={say('menus.look.whose')} className="mb-6 flex flex-wrap gap-2">
          {choice(null, say('menus.look.all'))}
          {bars.map(({ id, displayName }) => choice(id, displayName))}
        </div>
      )}
      {opened.map((id) => {
        const bar = bars.find((one) => one.id === id);
        const menu = menus.find((one) => one.id === bar?.menus[0]?.menuId) ?? menus[0];
        if (menu === undefined || (id !== null && bar === undefined)) return null;
        return (
          <div key={id} hidden={id !== shown} className="[&[hidden]]:hidden">
            <BrandPanel locale={say.locale} brand={bar?.brand ?? brand.value} {...{ bar, menu, nameOf }} />
          </div>
        );
      })}
    </>
  );
}
