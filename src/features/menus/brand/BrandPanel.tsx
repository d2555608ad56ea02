import { useEffect, useMemo, useRef, useState } from 'react';
import type { OwnBar } from '../../../contracts/bars/bar.ts';
import type { Brand, BrandInput } from '../../../contracts/bars/brand.ts';
import { GUEST_DESIGNS, PAIRINGS } from '../../../contracts/bars/brandLimits.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { HOUSE_BRAND, isHouseInPrint } from '../../../domain/branding/houseBrand.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { TickBox } from '../../../ui/TickBox.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ChoiceGroup } from '../pdf/ChoiceGroup.tsx';
import { STYLE } from '../styles.ts';
import { AccentField } from './AccentField.tsx';
import { brandProblem, keepBrand, resetBrand, type BrandProblem } from './brandCalls.ts';
import { toBrandDraft, toBrandInput, isChanged, type BrandDraft } from './brandDraft.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { BRAND_MESSAGES } from './brandSay.ts';
import { logoFile } from './logoFile.ts';
import { LogoField } from './LogoField.tsx';
import { base64 } from './readLogo.ts';

interface Props {
  locale: Locale;
  /** What it is now: of the bar, or of all menus. */
  brand: Brand;
  /** Whose look it is; undefined for that of all menus. */
  bar: OwnBar | undefined;
  /** The one that the preview shows. */
  menu: Menu;
  nameOf: (id: string) => string | undefined;
}

type State = { status: 'idle' | 'saving' | 'resetting' } | { status: 'failed'; problem: BrandProblem };

/** How all menus of an account, or those on the page of a bar, look: logo, color, typefaces, page and foot, shown as they are chosen. */
export function BrandPanel({ locale, brand, bar, menu, nameOf }: Props) {
  const say = useMemo(() => createTranslator(BRAND_MESSAGES[locale], locale), [locale]);
  const [draft, setDraft] = useState(() => toBrandDraft(brand));
  const [state, setState] = useState<State>({ status: 'idle' });
  const [isAsking, setIsAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const url = draft.logo?.png === undefined ? undefined : draft.logo.url;
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );

  const edit = (change: Partial<BrandDraft>) => {
    setState((now) => (now.status === 'failed' ? { status: 'idle' } : now));
    setDraft((before) => ({ ...before, ...change }));
  };
  const isDirty = isChanged(draft, brand);
  const barId = bar?.id ?? null;
  /** Whether there is no look of its own to go back from. */
  const isHouse = bar ? bar.brand === null : isHouseInPrint(brand) && brand.design === HOUSE_BRAND.design;
  const isBusy = state.status === 'saving' || state.status === 'resetting';

  async function save() {
    const input = toBrandInput(draft);
    if (input === undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setState({ status: 'saving' });
    try {
      setDraft(toBrandDraft(await keepBrand(barId, await withLogoOf(input, brand, bar))));
      setState({ status: 'idle' });
      showToast({ title: say('brand.saved'), text: say('brand.saved.text') });
    } catch (error) {
      setState({ status: 'failed', problem: brandProblem(error) });
    }
  }

  async function reset() {
    setState({ status: 'resetting' });
    try {
      setDraft(toBrandDraft(await resetBrand(barId)));
      setState({ status: 'idle' });
      showToast({ title: say(bar ? 'brand.bar.reset.done' : 'brand.reset.done') });
    } catch (error) {
      setState({ status: 'failed', problem: brandProblem(error) });
    }
    setIsAsking(false);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
      className="grid gap-x-10 gap-y-8 lg:grid-cols-2"
    >
      {bar && (
        <p className="col-span-full text-small text-soft">
          {say('brand.bar.text', { bar: bar.displayName })}
        </p>
      )}
      <div className="grid content-start gap-7">
        <LogoField {...{ say, draft }} venue={menu.restaurantName} onChange={edit} />
        <AccentField
          say={say}
          accent={draft.accent}
          onChange={(accent) => {
            edit({ accent });
          }}
        />
        <ChoiceGroup
          legend={say('brand.pairing')}
          value={draft.pairing}
          onChange={(pairing) => {
            edit({ pairing });
          }}
          options={PAIRINGS.map((value) => ({
            value,
            label: say(`brand.pairing.${value}`),
            text: say(`brand.pairing.${value}.text`),
          }))}
        />
        <ChoiceGroup
          legend={say('brand.design')}
          value={draft.design}
          onChange={(design) => {
            edit({ design });
          }}
          options={GUEST_DESIGNS.map((value) => ({
            value,
            label: say(`brand.design.${value}`),
            text: say(`brand.design.${value}.text`),
          }))}
        />
        <TickBox
          label={say('brand.product')}
          isTicked={draft.namesProduct}
          onTick={(isTicked) => {
            edit({ namesProduct: isTicked });
          }}
          className="flex text-small"
        />
      </div>
      <BrandPreview {...{ say, draft, menu, nameOf }} />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" aria-disabled={isBusy} className={STYLE.primary}>
          {say(state.status === 'saving' ? 'brand.saving' : 'brand.save')}
        </button>
        {isDirty && (
          <button
            type="button"
            className={STYLE.link}
            onClick={() => {
              setState({ status: 'idle' });
              setDraft(toBrandDraft(brand));
            }}
          >
            {say('brand.discard')}
          </button>
        )}
        {!isHouse && (
          <button
            type="button"
            className={STYLE.link}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {say(bar ? 'brand.bar.reset' : 'brand.reset')}
          </button>
        )}
      </div>
      <p role="alert" className="col-span-full text-small text-alert empty:hidden">
        {state.status === 'failed' && say(`brand.problem.${state.problem}`)}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={say(bar ? 'brand.bar.reset.question' : 'brand.reset.question')}
          text={bar ? say('brand.bar.reset.text', { bar: bar.displayName }) : say('brand.reset.text')}
          confirm={say(bar ? 'brand.bar.reset' : 'brand.reset')}
          cancel={say('brand.reset.no')}
          busy={state.status === 'resetting' ? say('brand.resetting') : undefined}
          onConfirm={() => void reset()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </form>
  );
}

/** The first look of a bar begins as that of all menus: its logo is sent again, since each look has a file of its own. */
async function withLogoOf(input: BrandInput, brand: Brand, bar: OwnBar | undefined): Promise<BrandInput> {
  if (bar?.brand !== null || !input.logo || input.logo.png !== undefined || !brand.logo) return input;
  const png = base64(await logoFile(brand.logo.id, AbortSignal.timeout(LOGO_PATIENCE_MS)));
  return { ...input, logo: { ...input.logo, png } };
}
/** For a file of 300 kB on a slow line. */
const LOGO_PATIENCE_MS = 20_000;
