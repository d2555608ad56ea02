import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { listMenuTexts } from '../../../contracts/menus/menuTexts.ts';
import type { WrittenTranslation } from '../../../contracts/menus/menuTranslations.ts';
import { LOCALES, type Locale } from '../../../contracts/site/locale.ts';
import { toMenuInput } from '../../../domain/menus/menuDraft.ts';
import { mayBeTranslated } from '../../../domain/menus/mayBeTranslated.ts';
import { withTranslation } from '../../../domain/menus/menuTranslations.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts';
import { translateText } from '../../../lib/translateText.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { shortened } from '../../../text/shortened.ts';
import { mapConcurrent } from '../../../web/mapConcurrent.ts';
import { typedIn } from '../editorWork.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';
import { readTranslationState } from './translationState.ts';
import { WORDS_MESSAGES } from './wordsSay.ts';

interface Props {
  locale: Locale;
  editor: Editor;
  onClose: () => void;
}

/** Letters of a text in the name of its field. */
const MOST_LETTERS = 60;
/** Texts that are translated at a time. */
const AT_ONCE = 3;
const state = createLoader(readTranslationState);

/** What came of the suggestions. */
interface Suggested {
  number: number;
  skipped: number;
  failed: number;
}

/** The owner's words of a menu in one language after another, written by hand or suggested by the model. */
export function WordsDialog({ locale, editor, onClose }: Props) {
  const say = useMemo(() => createTranslator(WORDS_MESSAGES[locale], locale), [locale]);
  const id = useId();
  const { draft, edit } = editor;
  const from = draft.translations?.from ?? locale;
  const [chosen, setChosen] = useState<Locale>();
  const written = draft.translations?.texts.flatMap((text) => LOCALES.filter((one) => text.in[one]));
  const to =
    chosen !== undefined && chosen !== from
      ? chosen
      : (written?.find((one) => one !== from) ?? LOCALES.find((one) => one !== from) ?? from);
  const texts = useMemo(() => [...listMenuTexts(toMenuInput(draft))], [draft]);
  const known = useMemo(
    () => new Map(draft.translations?.texts.map((text) => [text.of, text.in])),
    [draft.translations],
  );
  const model = useLoader(state);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [suggested, setSuggested] = useState<Suggested>();
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
    return () => {
      leaving.current = true;
    };
  }, []);

  const write = (of: string, translation: WrittenTranslation, field?: string) => {
    edit((before) => {
      const translations = before.translations ?? { from, texts: [] };
      return { ...before, translations: withTranslation(translations, of, to, translation) };
    }, field);
  };
  const missing = texts.filter(([of]) => known.get(of)?.[to] === undefined);

  const suggest = async () => {
    const sent = missing.filter(([of]) => mayBeTranslated(of, from));
    setSuggested(undefined);
    setProgress({ done: 0, total: sent.length });
    let number = 0;
    let done = 0;
    await mapConcurrent(sent, AT_ONCE, async ([of, most]) => {
      if (leaving.current) return;
      const text = (await translateText(of, to))?.trim();
      done += 1;
      setProgress({ done, total: sent.length });
      if (text === undefined || text === '' || [...text].length > most || leaving.current) return;
      number += 1;
      edit((before) => {
        const translations = before.translations ?? { from, texts: [] };
        // What was written meanwhile stays.
        if (translations.texts.some((one) => one.of === of && one.in[to])) return before;
        return { ...before, translations: withTranslation(translations, of, to, { text, isByModel: true }) };
      }, `suggested ${to}`);
    });
    setProgress(undefined);
    setSuggested({ number, skipped: missing.length - sent.length, failed: sent.length - number });
  };

  return (
    <Modal title={say('words.title')} isWide onClose={onClose}>
      <p className="mt-3 text-small text-soft">{say('words.text')}</p>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3 text-small">
        <label className="flex flex-wrap items-center gap-x-3">
          {say('words.from')}
          <select
            value={from}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              const language = LOCALES.find((one) => one === target.value);
              if (language)
                edit((before) => ({
                  ...before,
                  translations: { from: language, texts: before.translations?.texts ?? [] },
                }));
            }}
            className={STYLE.small}
          >
            {LOCALES.map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-wrap items-center gap-x-3">
          {say('words.to')}
          <select
            value={to}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              setChosen(LOCALES.find((one) => one === target.value));
              setSuggested(undefined);
            }}
            className={STYLE.small}
          >
            {LOCALES.filter((one) => one !== from).map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="text-small text-faint tabular-nums">
          {say('words.count', { done: texts.length - missing.length, total: texts.length })}
        </p>
        {model.status === 'ready' && model.value.isAvailable && (
          <button
            type="button"
            aria-disabled={progress !== undefined || missing.length === 0}
            onClick={() => {
              if (progress === undefined && missing.length > 0) void suggest();
            }}
            className={STYLE.button}
          >
            {say('words.suggest')}
          </button>
        )}
      </div>
      <p role="status" className="mt-2 text-small text-soft empty:hidden" data-suggested>
        {progress && say('words.suggesting', progress)}
        {suggested && suggested.number > 0 && <>{say.count('words.suggested', suggested.number)} </>}
        {suggested && suggested.skipped > 0 && <>{say.count('words.skipped', suggested.skipped)} </>}
        {suggested && suggested.failed > 0 && say.count('words.failed', suggested.failed)}
      </p>
      {texts.length === 0 && <p className="mt-5 text-soft">{say('words.none')}</p>}
      <ul className="mt-4" data-words-list>
        {texts.map(([of, most], place) => {
          const translation = known.get(of)?.[to];
          const label = { text: shortened(of, MOST_LETTERS), language: LANGUAGE_NAMES[to] };
          return (
            <li key={of} className="grid gap-x-6 gap-y-2 border-t border-line py-3 md:grid-cols-2">
              <p lang={from} className="min-w-0 wrap-anywhere whitespace-pre-line">
                <bdi>{of}</bdi>
              </p>
              <div className="min-w-0">
                <textarea
                  rows={1}
                  lang={to}
                  aria-label={say('words.field', label)}
                  aria-describedby={translation?.isByModel ? `${id}-${place}` : undefined}
                  value={translation?.text ?? ''}
                  maxLength={most}
                  onChange={({ target }) => {
                    write(of, { text: target.value }, typedIn(`${to} of ${of}`, target.value));
                  }}
                  className={`${STYLE.field} field-sizing-content py-2.5`}
                />
                {translation?.isByModel && (
                  <p className="flex flex-wrap items-center gap-x-4 text-note text-brass" data-by-model>
                    <span id={`${id}-${place}`}>{say('words.model')}</span>
                    <button
                      type="button"
                      aria-label={say('words.check.field', label)}
                      onClick={() => {
                        write(of, { text: translation.text });
                      }}
                      className={STYLE.link}
                    >
                      {say('words.check')}
                    </button>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div data-foot className="sticky bottom-0 -mx-1 border-t border-line bg-raised px-1 pt-4 pb-2">
        <button type="button" data-close className={STYLE.primary}>
          {say('words.close')}
        </button>
      </div>
    </Modal>
  );
}
