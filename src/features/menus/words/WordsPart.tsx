import { useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import { loadPart } from '../../../lib/lazyPart.ts';
import { createLoader } from '../../../stores/loader.ts';
import { DialogPart } from '../DialogPart.tsx';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';
import type { Editor } from '../useEditor.ts';

interface Props {
  say: Say;
  locale: Locale;
  editor: Editor;
}

const part = createLoader(() => loadPart(() => import('./WordsDialog.tsx')));

/** The way to the owner's words in other languages. */
export function WordsPart({ say, locale, editor }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="menu-words" className="mt-12" data-words-part>
      <h2 id="menu-words" className={STYLE.section}>
        {say('menus.words')}
      </h2>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
        }}
        className={`${STYLE.button} mt-4`}
      >
        {say('menus.words.open')}
      </button>
      {isOpen && (
        <DialogPart
          {...{ say, part, title: say('menus.words'), failed: say('menus.versions.part') }}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {({ WordsDialog }) => (
            <WordsDialog
              {...{ locale, editor }}
              onClose={() => {
                setIsOpen(false);
              }}
            />
          )}
        </DialogPart>
      )}
    </section>
  );
}
