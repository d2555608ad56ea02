import { useEffect, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import type { LevelList } from './LevelList.tsx';
import { loadStockTexts, type StockTranslator } from './stockTexts.ts';

interface Props {
  locale: Locale;
  shelf: readonly string[];
  nameOf: (entry: string) => string;
}

interface Part {
  List: typeof LevelList;
  t: StockTranslator;
}

/** Loads the levels of bottles once there is something on the shelf; a first visit has nothing there. */
export function LazyLevels({ locale, shelf, nameOf }: Props) {
  const [part, setPart] = useState<Part>();
  const isWanted = shelf.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([loadPart(() => import('./LevelList.tsx')), loadStockTexts(locale)]).then(
      ([{ LevelList: List }, t]) => {
        setPart({ List, t });
      },
      // Nobody has to track levels.
      () => undefined,
    );
  }, [isWanted, locale]);
  return isWanted && part ? <part.List {...{ shelf, nameOf }} t={part.t} /> : null;
}
