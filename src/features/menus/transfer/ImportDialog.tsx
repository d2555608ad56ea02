import { useMemo, useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import { readMenuFile } from '../../../domain/menus/import/menuFile.ts';
import { toMenuDraft, type MenuDraft } from '../../../domain/menus/menuDraft.ts';
import { createTranslator } from '../../../i18n/createTranslator.ts';
import type { DrinkAllergens, KnownDrinks } from '../loadMenuDrinks.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { STYLE } from '../styles.ts';
import { MenuTable } from './MenuTable.tsx';
import { SourceField } from './SourceField.tsx';
import { TRANSFER_MESSAGES } from './transferSay.ts';

interface Props {
  locale: Locale;
  known: KnownDrinks;
  allergensOf: (id: string) => DrinkAllergens | undefined;
  /** What a new menu begins with. */
  start: MenuDraft;
  /** A menu that was read, and what is said of it; it is not kept yet. */
  onTake: (draft: MenuDraft, told: string) => void;
  onClose: () => void;
}

/** Asks for a table, a text or a file of a menu, and shows what becomes of it before a menu is made of it. */
export function ImportDialog({ locale, known, allergensOf, start, onTake, onClose }: Props) {
  const say = useMemo(() => createTranslator(TRANSFER_MESSAGES[locale], locale), [locale]);
  const [text, setText] = useState<string>();
  const isJson = text?.trimStart().startsWith('{') === true;
  const take = (draft: MenuDraft, lines: number) => {
    onTake(draft, say.count('transfer.done', lines));
  };
  return (
    <Modal title={say('transfer.title')} isWide onClose={onClose}>
      {text === undefined && <SourceField {...{ say }} text={say('transfer.text')} onRead={setText} />}
      {text !== undefined && isJson && (
        <WholeMenu
          {...{ say, text, known }}
          onTake={take}
          onBack={() => {
            setText(undefined);
          }}
        />
      )}
      {text !== undefined && !isJson && (
        <MenuTable {...{ say, text, known, allergensOf, start }} onTake={take} />
      )}
    </Modal>
  );
}

interface WholeProps {
  say: ReturnType<typeof createTranslator<keyof (typeof TRANSFER_MESSAGES)['en']>>;
  text: string;
  known: KnownDrinks;
  onTake: (draft: MenuDraft, lines: number) => void;
  onBack: () => void;
}

/** A menu that was exported here: it comes back as it was. */
function WholeMenu({ say, text, known, onTake, onBack }: WholeProps) {
  const file = useMemo(() => readMenuFile(text, (id) => known.byId.has(id)), [text, known]);
  if (file === undefined)
    return (
      <>
        <p role="alert" className="mt-4 border-l-3 border-alert py-1 pl-4 text-small">
          {say('transfer.json.wrong')}
        </p>
        <button type="button" onClick={onBack} className={`${STYLE.primary} mt-6`}>
          {say('transfer.back')}
        </button>
      </>
    );
  const { menu, gone } = file;
  const lines = menu.cocktailIds.length;
  return (
    <div data-whole>
      <p className="mt-4">
        <bdi>{say('transfer.whole', { name: menu.name, lines: say.count('transfer.found', lines) })}</bdi>
      </p>
      {gone > 0 && <p className="mt-2 text-small text-alert">{say.count('transfer.gone', gone)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => {
            onTake(toMenuDraft(menu), lines);
          }}
          className={STYLE.primary}
        >
          {say('transfer.take')}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('transfer.cancel')}
        </button>
      </div>
    </div>
  );
}
