import {
  EMPTY,
  fitted,
  paragraph,
  rule,
  snapped,
  space,
  stacked,
  tagged,
  type Block,
  type Typesetter,
} from './block.ts';
import { elegantEntry, entriesPricedBelow } from './elegantEntry.ts';
import { GRID, type Styles } from './elegantStyles.ts';
import type { FlowBlock } from './flow.ts';
import { listCodes } from './lettered.ts';
import type { Tag } from './page.ts';
import type { PrintedMenu, PrintedSection } from './printedMenu.ts';
import { fillIn } from '../../../text/fillIn.ts';

/** The columns that drinks stand in. */
export interface BlockSetting {
  styles: Styles;
  scale: number;
  column: number;
  isCentred: boolean;
}

/** The sections of a menu and their drinks, as they flow through columns. */
export function menuBlocks(menu: PrintedMenu, setting: BlockSetting, setter: Typesetter): FlowBlock[] {
  return menu.sections
    .filter(({ drinks }) => drinks.length > 0)
    .flatMap((section, index) => sectionBlocks(section, index, menu, setting, setter));
}

function sectionBlocks(
  section: PrintedSection,
  index: number,
  menu: PrintedMenu,
  setting: BlockSetting,
  setter: Typesetter,
): FlowBlock[] {
  const { scale } = setting;
  const part: Tag = { role: 'Sect' };
  const unit = GRID * scale;
  const { title } = section;
  const again =
    title === null
      ? undefined
      : stacked([
          tagged(sectionHead(fillIn(menu.words.continued, { title }), menu, setting, setter)),
          space(2 * unit),
        ]);
  const below = entriesPricedBelow(section.drinks, setting, setter);
  const drinks = section.drinks.map((drink, place): FlowBlock => {
    const entry = elegantEntry(
      drink,
      {
        ...setting,
        codes: (one) => listCodes(one, menu),
        isPricedBelow: below.has(drink),
        heading: title === null ? 'H2' : 'H3',
      },
      setter,
    );
    return {
      ...tagged(entry, part),
      isHeading: false,
      before: (place === 0 && title === null ? 4 : place === 0 || !setting.isCentred ? 2 : 4) * unit,
      section: index,
      drink: drink.id,
      ...(again && place > 0 ? { repeated: again } : {}),
    };
  });
  if (title === null) return drinks;
  const head = tagged(sectionHead(title, menu, setting, setter), part, { role: 'H2', title });
  return [{ ...head, isHeading: true, before: 5 * unit, section: index }, ...drinks];
}

function sectionHead(
  title: string,
  menu: PrintedMenu,
  { styles, scale, column, isCentred }: BlockSetting,
  setter: Typesetter,
): Block {
  const written = title.toLocaleUpperCase(menu.locale);
  // One line where that can be read, so that the headings of two columns are equally high.
  const style = fitted(written, styles.section, { width: column, lines: 1, smallest: 7.5 }, setter);
  const name = paragraph(
    written,
    style,
    { width: column, ending: 'balanced', align: isCentred ? 'centre' : 'left' },
    setter,
  );
  const line = isCentred ? EMPTY : stacked([space(4 * scale), tagged(rule(column, 'brass', 0.5))]);
  return snapped(stacked([name, line]), GRID * scale);
}
