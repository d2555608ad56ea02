import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { EXPORT_FORMATS, exportDrink, type ExportFormat } from '../../domain/own-drinks/exportDrink.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { toSlug } from '../../text/toSlug.ts';
import { Modal } from '../../ui/Modal.tsx';
import { STYLE } from '../menus/styles.ts';
import { pickRecipe } from '../../domain/own-drinks/pickRecipe.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  drink: OwnDrink;
  parts: DrinkParts;
  onClose: () => void;
}

/** Asks in which format a drink is to be kept as a file. */
export function ExportDrink({ say, locale, drink, parts, onClose }: Props) {
  const save = (format: ExportFormat) => {
    const text = exportDrink(format, pickRecipe(drink), describeOwnDrink(drink, parts, locale), locale);
    saveFile(new Blob([text], { type: 'application/json' }), `${toSlug(drink.name, locale) || 'drink'}.json`);
    onClose();
  };
  return (
    <Modal title={say('own.export.of', { name: drink.name })} onClose={onClose}>
      <ul className="mt-4 grid gap-5">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <p className="text-soft">{say(`own.export.${format}.text`)}</p>
            <button
              type="button"
              onClick={() => {
                save(format);
              }}
              className={`${STYLE.button} mt-2`}
            >
              {say(`own.export.${format}`)}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
