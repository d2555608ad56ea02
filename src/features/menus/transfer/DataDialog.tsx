import { useMemo, useState } from 'react';
import type { DrinkNames } from '../../../contracts/drinks/drinkNames.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { writeMenuFile } from '../../../domain/menus/import/menuFile.ts';
import { writeMenuTable } from '../../../domain/menus/import/writeTable.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { readSiteFile } from '../../../lib/siteFile.ts';
import { toSlug } from '../../../text/toSlug.ts';
import { nameAllergens } from '../drinkAllergens.ts';
import type { DrinkAllergens, KnownDrinks } from '../loadMenuDrinks.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { TRANSFER_MESSAGES } from './transferSay.ts';

interface Props {
  locale: Locale;
  menu: Menu;
  known: KnownDrinks;
  allergensOf: (id: string) => DrinkAllergens | undefined;
  onClose: () => void;
}

/** Gives a menu as a list of prices for spreadsheets, or as a file from which it comes back whole. */
export function DataDialog({ locale, menu, known, allergensOf, onClose }: Props) {
  const say = useMemo(() => createTranslator(TRANSFER_MESSAGES[locale], locale), [locale]);
  const [hasFailed, setHasFailed] = useState(false);
  const nameOf = (id: string) => known.byId.get(id)?.name;
  const save = (text: string, type: string, ending: string) => {
    saveFile(new Blob([text], { type }), `${toSlug(menu.name, locale) || 'menu'}.${ending}`);
    onClose();
  };
  const saveTable = async () => {
    setHasFailed(false);
    try {
      const names = await readSiteFile<DrinkNames>(`/lists/${locale}/names.json`);
      const table = writeMenuTable(menu, {
        locale,
        headers: {
          section: say('transfer.csv.section'),
          name: say('transfer.csv.name'),
          size: say('transfer.csv.size'),
          price: say('transfer.csv.price'),
          list: say('transfer.csv.list'),
          allergens: say('transfer.csv.allergens'),
          possible: say('transfer.csv.possible'),
          strength: say('transfer.csv.strength'),
          note: say('transfer.csv.note'),
        },
        none: say('transfer.csv.none'),
        nameOf,
        allergenName: (id) => nameAllergens([id], known.substances).join(''),
        allergensOf: (id) => {
          const found = allergensOf(id);
          return found && { contains: [...found.contains], mayContain: [...found.mayContain] };
        },
        strengthOf: (id) => {
          const abv = names[id]?.abv ?? known.byId.get(id)?.abv;
          return abv === undefined ? '' : `${abv} %`;
        },
      });
      save(table, 'text/csv;charset=utf-8', 'csv');
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Modal title={say('transfer.out.title', { name: menu.name })} onClose={onClose}>
      <ul className="mt-4 grid gap-5">
        <li>
          <p className="text-soft">{say('transfer.out.csv.text')}</p>
          <button type="button" onClick={() => void saveTable()} className={`${STYLE.button} mt-2`}>
            {say('transfer.out.csv')}
          </button>
          <p role="alert" className="mt-2 text-small text-alert empty:hidden">
            {hasFailed && say('transfer.out.failed')}
          </p>
        </li>
        <li>
          <p className="text-soft">{say('transfer.out.json.text')}</p>
          <button
            type="button"
            onClick={() => {
              save(writeMenuFile(menu, nameOf), 'application/json', 'json');
            }}
            className={`${STYLE.button} mt-2`}
          >
            {say('transfer.out.json')}
          </button>
        </li>
      </ul>
      <button type="button" data-close className={`${STYLE.button} mt-7 min-h-12`}>
        {say('transfer.cancel')}
      </button>
    </Modal>
  );
}
