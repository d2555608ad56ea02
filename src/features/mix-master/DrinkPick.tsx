import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { pickDrink, rememberPick } from '../../domain/shelf/pickDrink.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { $recentPicks } from '../../stores/recentPicks.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';
import { STYLE } from './styles.ts';

interface Props {
  messages: Messages<'drinkPick'>;
  locale: Locale;
  /** Ids of the drinks that can be made now, as the filters leave them. */
  ids: readonly string[];
  matcher: ShelfMatcher;
  prefix: string;
}

/** Picks one of the drinks that can be made now at a press, and another at the next. */
export function DrinkPick({ messages, locale, ids, matcher, prefix }: Props) {
  const say = createTranslator(messages, locale);
  const recent = useStore($recentPicks);
  const marks = useStore($ownMarks);
  const [picked, setPicked] = useState<string>();
  // What the filters or the shelf have taken away since is no longer offered.
  const recipe = picked !== undefined && ids.includes(picked) ? matcher.recipeOf(picked) : undefined;
  const pick = () => {
    const id = pickDrink(ids, recent, Math.random());
    if (id === undefined) return;
    $recentPicks.set(rememberPick(recent, id));
    setPicked(id);
  };
  return (
    <div data-pick className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <button type="button" className={STYLE.button} onClick={pick}>
        {say(recipe === undefined ? 'pick.one' : 'pick.another')}
      </button>
      <p role="status" className="min-w-0">
        {recipe && (
          <>
            <a
              href={prefix + recipe.path}
              className="font-serif text-card underline decoration-line underline-offset-4 hover:decoration-brass"
            >
              {recipe.name}
            </a>{' '}
            <span className="text-note text-brass">{marks?.textOf(recipe.id)}</span>
          </>
        )}
      </p>
    </div>
  );
}
