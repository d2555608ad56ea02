import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { BarCosts, CostSettings, Purchase } from '../../../contracts/costs/barCosts.ts';
import type { CostIndex } from '../../../contracts/costs/costIndex.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { costNeeds } from '../../../domain/costs/costNeeds.ts';
import { calculateCosts } from '../../../domain/costs/drinkCost.ts';
import { costRows, compareCosts } from '../../../domain/costs/menuCosts.ts';
import { USUAL_SETTINGS } from '../../../domain/costs/pricing.ts';
import { capitalise } from '../../../domain/drinks/lineText.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { priceDrink, type DraftDrink } from '../../../domain/menus/menuDraft.ts';
import { moneyWriter } from '../../../domain/menus/prices/money.ts';
import {
  barCosts,
  costProblem,
  saveCostsAgain,
  setCostSettings,
  setPurchase,
} from '../../../stores/barCosts.ts';
import { readCostIndex } from '../../../stores/costIndex.ts';
import { createLoader } from '../../../stores/loader.ts';
import { $shelf } from '../../../stores/shelf.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { UndoNotice } from '../EditorNotices.tsx';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';
import { Bottles } from './Bottles.tsx';
import { CostsFailed, CostsLoading } from './CostsState.tsx';
import { CostSettingsForm } from './CostSettingsForm.tsx';
import { CostTable } from './CostTable.tsx';
import { SavedNotice } from './SavedNotice.tsx';

interface Props {
  say: Say;
  editor: Editor;
  nameOf: (id: string) => string | undefined;
  /** Address where signing in starts. */
  login: string;
}

const costIndex = createLoader(() => readCostIndex(document.documentElement.lang as Locale));

/** What the drinks of the menu cost and leave, and what is bought for them; for its owner alone. */
export function Costs(props: Props) {
  const { say, editor, login } = props;
  const kept = useLoader(barCosts);
  const index = useLoader(costIndex);
  useEffect(() => {
    window.addEventListener('online', saveCostsAgain);
    return () => {
      window.removeEventListener('online', saveCostsAgain);
    };
  }, []);
  if (kept.status === 'failed' || index.status === 'failed') {
    const isSignedOut = kept.status === 'failed' && costProblem(kept.error) === 'session';
    return (
      <CostsFailed
        {...{ say }}
        text={say(isSignedOut ? 'menus.costs.failed.session' : 'menus.costs.failed.text')}
        login={isSignedOut ? login : undefined}
        onRetry={() => {
          barCosts.retry();
          costIndex.retry();
        }}
      />
    );
  }
  if (kept.status === 'loading' || index.status === 'loading') return <CostsLoading say={say} />;
  return (
    <div data-costs>
      <p className="max-w-prose text-soft">{say('menus.costs.text')}</p>
      {listMenuDrinks(editor.draft).length === 0 ? (
        <div className="mt-8">
          <h2 className={STYLE.section}>{say('menus.costs.empty')}</h2>
          <p className="mt-2 text-soft">{say('menus.costs.empty.text')}</p>
        </div>
      ) : (
        <MenuCosts {...props} kept={kept.value} index={index.value} />
      )}
    </div>
  );
}

/** A price that was changed, or would be by what is typed. */
export interface PriceChange {
  entry: string;
  before: Purchase | undefined;
  after: Purchase | undefined;
}

interface MenuCostsProps extends Props {
  kept: BarCosts;
  index: CostIndex;
}

function MenuCosts({ say, editor, nameOf, kept, index }: MenuCostsProps) {
  const { draft, take } = editor;
  const { currency } = draft;
  const shelf = useStore($shelf, { ssr: 'initial' });
  const [tried, setTried] = useState<PriceChange>();
  const [last, setLast] = useState<PriceChange>();
  const settings: CostSettings = kept.settings ?? USUAL_SETTINGS;
  const { bought } = kept;

  const rowsWith = useMemo(() => {
    const drinkName = ({ cocktailId, item }: DraftDrink) =>
      (item ? item.name || say(`menus.item.${item.kind}`) : nameOf(cocktailId)) ?? cocktailId;
    return (purchases: readonly Purchase[]) =>
      costRows({
        drinks: listMenuDrinks(draft),
        nameOf: drinkName,
        costOf: calculateCosts({ index, bought: purchases, settings, currency, shelf }),
        ...{ settings, currency },
      });
  }, [say, nameOf, draft, index, settings, currency, shelf]);
  const rows = useMemo(() => rowsWith(bought), [rowsWith, bought]);
  const needs = useMemo(() => costNeeds({ rows, index, bought, shelf }), [rows, index, bought, shelf]);

  const change = tried ?? last;
  const effects = useMemo(() => {
    if (change === undefined) return [];
    const others = bought.filter(({ entry }) => entry !== change.entry);
    const withPrice = (purchase: Purchase | undefined) => rowsWith(purchase ? [...others, purchase] : others);
    return compareCosts(withPrice(change.before), withPrice(change.after));
  }, [change, bought, rowsWith]);

  const names = useMemo(() => {
    const { locale } = say;
    return new Map([
      ...index.ingredients.map(({ id, name }) => [id, capitalise(name, locale)] as const),
      ...index.bottles.map(({ entry, name }) => [entry, name] as const),
      ...rows.map(({ id, name }) => [id, name] as const),
    ]);
  }, [index, rows, say]);
  const entryName = (entry: string) => names.get(entry) ?? entry;
  const exact = moneyWriter({ currency, locale: say.locale, isWhole: false });
  const write = (amount: number) => exact(Math.round(amount));
  const keep = (entry: string, purchase: Purchase | undefined) => {
    setPurchase(entry, purchase ?? null);
    setTried(undefined);
  };

  return (
    <>
      <CostSettingsForm {...{ say, settings, currency }} onChange={setCostSettings} />
      {editor.notice?.kind === 'priced' && (
        <div className="mt-6">
          <UndoNotice {...{ say, editor }} onGoOn={() => undefined} />
        </div>
      )}
      <CostTable
        {...{ say, rows, settings, write, entryName }}
        onTake={({ id, name }, place, amount) => {
          take('priced', name, (before) => priceDrink(before, id, amount, place));
        }}
      />
      <Bottles
        {...{ say, needs, bought, currency, change, effects, entryName, write }}
        onTry={(entry, after) => {
          const before = bought.find((purchase) => purchase.entry === entry);
          setTried({ entry, before, after });
        }}
        onKeep={(entry, after) => {
          const before = bought.find((purchase) => purchase.entry === entry);
          setLast({ entry, before, after });
          keep(entry, after);
        }}
        onGiveUp={() => {
          setTried(undefined);
        }}
        onUndo={
          tried
            ? undefined
            : ({ entry, before }) => {
                setLast(undefined);
                keep(entry, before);
              }
        }
      />
      <SavedNotice {...{ say }} />
    </>
  );
}
