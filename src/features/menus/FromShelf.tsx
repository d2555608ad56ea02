import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import { addSections, listDraftIds } from '../../domain/menus/menuDraft.ts';
import { COURSES, menuFromShelf, type Course } from '../../domain/menus/shelfMenu.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { $shelf } from '../../stores/shelf.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { KnownDrinks } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';
import type { Editor } from './useEditor.ts';

/** How many drinks one can ask for; a page of a menu holds twelve. */
const LENGTHS = [6, 8, 12, 16, 24] as const;

interface Props {
  say: Say;
  locale: Locale;
  editor: Editor;
  drinks: KnownDrinks;
}

/** Fills the menu with drinks that can be made of what is on the shelf, in balanced parts. */
export function FromShelf({ say, locale, editor, drinks }: Props) {
  const shelf = useStore($shelf, { ssr: 'initial' });
  const [length, setLength] = useState<number>(12);
  const [courses, setCourses] = useState<ReadonlySet<Course>>(new Set(COURSES));
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'none'>('ready');
  const lengthId = useId();

  const toggle = (course: Course) => {
    const rest = new Set(courses);
    if (!rest.delete(course)) rest.add(course);
    setCourses(rest);
    setState('ready');
  };

  const fill = async () => {
    setState('busy');
    const makeable = await loadPart(() => import('./readMakeable.ts'))
      .then(({ readMakeable }) => readMakeable(locale, shelf, drinks))
      .catch(() => undefined);
    if (makeable === undefined) {
      setState('failed');
      return;
    }
    const present = new Set(listDraftIds(editor.draft));
    const parts = menuFromShelf(
      makeable.filter(({ id }) => !present.has(id)),
      { length, courses },
    );
    const number = parts.flatMap(({ ids }) => ids).length;
    setState(number === 0 ? 'none' : 'ready');
    if (number === 0) return;
    const added = parts.map(({ course, ids }) => ({ title: say(`menus.course.${course}`), ids }));
    editor.take('filled', say.count('menus.found', number), (draft) => addSections(draft, added));
  };

  return (
    <details className="group mt-6 border-y border-line" data-from-shelf>
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-medium marker:content-none">
        {say('menus.fill')}
        <ChevronIcon className="ml-auto text-faint group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-1 pb-6">
        <p className="text-small text-soft">
          {shelf.length === 0
            ? say('menus.fill.empty')
            : say('menus.fill.text', { things: say.count('menus.fill.things', shelf.length) })}{' '}
          <a className="text-brass underline underline-offset-4" href={localizedPath(locale, '/mix-master')}>
            {say('menus.fill.shelf')}
          </a>
        </p>
        {shelf.length > 0 && (
          <>
            <div role="group" aria-label={say('menus.fill.parts')} className="flex flex-wrap gap-2">
              {COURSES.map((course) => (
                <button
                  key={course}
                  type="button"
                  aria-pressed={courses.has(course)}
                  onClick={() => {
                    toggle(course);
                  }}
                  className={STYLE.chip}
                >
                  {say(`menus.course.${course}`)}
                </button>
              ))}
            </div>
            <div className="flex flex-wrap items-end gap-4">
              <div className="grid gap-1.5">
                <label htmlFor={lengthId} className={STYLE.label}>
                  {say('menus.fill.length')}
                </label>
                <select
                  id={lengthId}
                  value={length}
                  onChange={({ target }) => {
                    setLength(Number(target.value));
                  }}
                  className={STYLE.small}
                >
                  {LENGTHS.map((number) => (
                    <option key={number} value={number}>
                      {number}
                    </option>
                  ))}
                </select>
              </div>
              <button
                type="button"
                aria-disabled={state === 'busy' || courses.size === 0}
                onClick={() => {
                  if (state !== 'busy' && courses.size > 0) void fill();
                }}
                className={STYLE.button}
              >
                {say(state === 'busy' ? 'menus.fill.busy' : 'menus.fill.do')}
              </button>
            </div>
          </>
        )}
        <p role="status" className="text-small text-soft empty:hidden">
          {state === 'none' && say('menus.fill.none')}
        </p>
        <p role="alert" className="text-small text-alert empty:hidden">
          {state === 'failed' && say('menus.fill.failed')}
        </p>
      </div>
    </details>
  );
}
