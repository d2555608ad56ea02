import { useEffect, useMemo, useRef, useState } from 'react';
import type { Brand } from '../../../contracts/bars/brand.ts';
import { GUEST_DESIGNS, PAIRINGS } from '../../../contracts/bars/brandLimits.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { HOUSE_BRAND, isHouseInPrint } from '../../../domain/branding/houseBrand.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { TickBox } from '../../../ui/TickBox.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ChoiceGroup } from '../pdf/ChoiceGroup.tsx';
import { STYLE } from '../styles.ts';
import { AccentField } from './AccentField.tsx';
import { brandProblem, keepBrand, resetBrand, type BrandProblem } from './brandCalls.ts';
import { toBrandDraft, toBrandInput, isChanged, type BrandDraft } from './brandDraft.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { BRAND_MESSAGES } from './brandSay.ts';
import { LogoField } from './LogoField.tsx';

interface Props {
  locale: Locale;
  brand: Brand;
  /** The one that the preview shows. */
  menu: Menu;
  nameOf: (id: string) => string | undefined;
}

type State = { status: 'idle' | 'saving' | 'resetting' } | { status: 'failed'; problem: BrandProblem };

/** How all menus of an account look: logo, color, typefaces, page and foot, shown as they are chosen. */
export function BrandPanel({ locale, brand, menu, nameOf }: Props) {
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
  const isHouse = isHouseInPrint(brand) && brand.design === HOUSE_BRAND.design;
  const isBusy = state.status === 'saving' || state.status === 'resetting';

  async function save() {
    const input = toBrandInput(draft);
    if (input === undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setState({ status: 'saving' });
    try {
      setDraft(toBrandDraft(await keepBrand(input)));
      setState({ status: 'idle' });
      showToast({ title: say('brand.saved'), text: say('brand.saved.text') });
    } catch (error) {
      setState({ status: 'failed', problem: brandProblem(error) });
    }
  }

  async function reset() {
    setState({ status: 'resetting' });
    try {
      setDraft(toBrandDraft(await resetBrand()));
      setState({ status: 'idle' });
      showToast({ title: say('brand.reset.done') });
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
            {say('brand.reset')}
          </button>
        )}
      </div>
      <p role="alert" className="col-span-full text-small text-alert empty:hidden">
        {state.status === 'failed' && say(`brand.problem.${state.problem}`)}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={say('brand.reset.question')}
          text={say('brand.reset.text')}
          confirm={say('brand.reset')}
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
