import { useId, useState } from 'react';
import { LOCALES, type Locale } from '../../../contracts/site/locale.ts';
import { listFormats } from '../../../domain/menus/document/layMenu.ts';
import { DESIGNS } from '../../../domain/menus/document/printedMenu.ts';
import type { Format } from '../../../domain/menus/document/sheets.ts';
import { PAPERS } from '../../../domain/menus/document/page.ts';
import { UNITS } from '../../../domain/drinks/unitChoice.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { MenuBottles } from '../MenuBottles.tsx';
import { STYLE } from '../styles.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ExportChoices } from './exportMenu.ts';
import type { PdfSay } from './pdfSay.ts';

interface Props {
  say: PdfSay;
  choices: ExportChoices;
  onChoose: (choices: ExportChoices) => void;
  /** Language of the page, in which the owner is taken to write. */
  pageLocale: Locale;
  hasOwnWords: boolean;
  /** Ids of the drinks. */
  cocktailIds: readonly string[];
  /** Whether the bar has a look of its own. */
  hasBrand: boolean;
  /** Whether all drinks have room. */
  isWhole: boolean;
  onExport: (choices: ExportChoices) => void;
}

const CHECK = 'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-small';
const BOX = 'mt-0.75 size-4 shrink-0 cursor-pointer accent-brass';

/** How a menu is to be printed. Allergens are printed only when their owner answers for them. */
export function ExportForm(props: Props) {
  const { say, choices, onChoose, pageLocale, hasOwnWords, cocktailIds, hasBrand, isWhole, onExport } = props;
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const isForGuests = choices.design === 'elegant';
  const canHaveAllergens = choices.design !== 'classic';
  const hasAllergens = canHaveAllergens && choices.hasAllergens;
  const canTranslate = hasOwnWords && choices.locale !== pageLocale;
  const translatesWords = canTranslate && choices.translatesWords;
  const lacksConfirmation = hasAllergens && !isConfirmed;
  const formats = listFormats(choices.design);
  const choose = (chosen: Partial<ExportChoices>) => {
    onChoose({ ...choices, ...chosen });
  };

  return (
    <form
      noValidate
      className="grid content-start gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (lacksConfirmation) setIsAsked(true);
        else if (isWhole) onExport({ ...choices, hasAllergens, translatesWords });
      }}
    >
      <ChoiceGroup
        legend={say('menuPdf.design')}
        value={choices.design}
        onChange={(design) => {
          const format = listFormats(design).includes(choices.format) ? choices.format : 'sheet';
          choose({ design, format });
        }}
        options={DESIGNS.map((value) => ({
          value,
          label: say(`menuPdf.design.${value}`),
          text: say(`menuPdf.design.${value}.text`),
        }))}
      />
      <div>
        <label htmlFor={`${id}-language`} className={STYLE.label}>
          {say('menuPdf.language')}
        </label>
        <select
          id={`${id}-language`}
          value={choices.locale}
          onChange={({ target }) => {
            choose({ locale: target.value as Locale });
          }}
          className={`${STYLE.field} mt-2 cursor-pointer`}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </select>
        {canTranslate && (
          <label className={CHECK}>
            <input
              type="checkbox"
              checked={choices.translatesWords}
              onChange={({ target }) => {
                choose({ translatesWords: target.checked });
              }}
              className={BOX}
            />
            {say('menuPdf.translate')}
          </label>
        )}
      </div>
      {formats.length > 1 && (
        <div>
          <label htmlFor={`${id}-format`} className={STYLE.label}>
            {say('menuPdf.format')}
          </label>
          <select
            id={`${id}-format`}
            value={choices.format}
            onChange={({ target }) => {
              choose({ format: target.value as Format });
            }}
            className={`${STYLE.field} mt-2 cursor-pointer`}
          >
            {formats.map((format) => (
              <option key={format} value={format}>
                {say(`menuPdf.format.${format}.${choices.paper}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <ChoiceGroup
          legend={say('menuPdf.paper')}
          value={choices.paper}
          onChange={(paper) => {
            choose({ paper });
          }}
          options={PAPERS.map((value) => ({
            value,
            label: say(`menuPdf.paper.${value}`),
          }))}
        />
        {!isForGuests && (
          <ChoiceGroup
            legend={say('menuPdf.units')}
            value={choices.unit}
            onChange={(unit) => {
              choose({ unit });
            }}
            options={UNITS.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      {hasBrand && (
        <label className={CHECK}>
          <input
            type="checkbox"
            checked={choices.isBranded}
            onChange={({ target }) => {
              choose({ isBranded: target.checked });
            }}
            className={BOX}
          />
          {say('menuPdf.brand')}
        </label>
      )}
      <label className={CHECK}>
        <input
          type="checkbox"
          checked={choices.hasMarks}
          onChange={({ target }) => {
            choose({ hasMarks: target.checked });
          }}
          className={BOX}
        />
        {say('menuPdf.marks')}
      </label>
      {canHaveAllergens && (
        <div>
          <label className={CHECK}>
            <input
              type="checkbox"
              checked={choices.hasAllergens}
              onChange={({ target }) => {
                choose({ hasAllergens: target.checked });
              }}
              className={BOX}
            />
            {say('menuPdf.allergens')}
          </label>
          <MenuBottles ids={cocktailIds} />
          {hasAllergens && (
            <label className={CHECK}>
              <input
                type="checkbox"
                checked={isConfirmed}
                aria-invalid={isAsked && lacksConfirmation}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => {
                  setIsConfirmed(target.checked);
                }}
                className={BOX}
              />
              {say('menuPdf.confirm')}
            </label>
          )}
          <p id={`${id}-problem`} aria-live="polite" className="text-small text-alert">
            {isAsked && lacksConfirmation && say('menuPdf.unconfirmed')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={!isWhole} className={STYLE.primary}>
          {say('menuPdf.export')}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('menuPdf.cancel')}
        </button>
      </div>
    </form>
  );
}
