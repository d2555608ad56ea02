import { useId, useState } from 'react';
import { readOrigin } from '../../../contracts/menus/embedOrigin.ts';
import type { Embed, Menu } from '../../../contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import { bareEmbedPath } from '../../../i18n/guestPath.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { fillIn } from '../../../text/fillIn.ts';
import { copyText } from '../../../ui/copyText.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast.ts';
import { STYLE } from '../styles.ts';
import { embed } from './publicationCalls.ts';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  menu: Menu;
  /** The token and the sites of the published menu. */
  token: string;
  kept: Embed | null;
  messages: PublishMessages;
  onChange(menu: Menu): void;
  /** Says why it was not kept. */
  onFail(error: unknown): void;
}

type Place = 'none' | 'listed' | 'any';
const PLACES: readonly Place[] = ['none', 'listed', 'any'];

/** On which sites the published menu may stand in a frame, and the code for them. */
export function EmbedSettings({ menu, token, kept, messages, onChange, onFail }: Props) {
  const [place, setPlace] = useState<Place>(placeOf(kept));
  const [typed, setTyped] = useState(Array.isArray(kept) ? kept.join('\n') : '');
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const id = useId();

  /** What is chosen, or nothing where it lacks something, which is said then. */
  function read(): { embed: Embed | null } | undefined {
    if (place !== 'listed') return { embed: place === 'any' ? 'any' : null };
    const lines = typed.split(/[\s,]+/).filter(Boolean);
    const bad = lines.find((line) => readOrigin(line) === undefined);
    const origins = [...new Set(lines.flatMap((line) => readOrigin(line) ?? []))];
    if (bad !== undefined) setProblem(fillIn(messages['publish.embed.bad'], { text: bad }));
    else if (origins.length === 0 || origins.length > MENU_LIMITS.embedOrigins)
      setProblem(messages['publish.embed.lacking']);
    else return { embed: origins };
    return undefined;
  }

  async function save() {
    const chosen = read();
    if (chosen === undefined) return;
    setProblem('');
    setIsSaving(true);
    try {
      const changed = await embed(menu.id, chosen.embed);
      if (Array.isArray(chosen.embed)) setTyped(chosen.embed.join('\n'));
      onChange(changed);
      showToast({ title: messages['publish.embed.saved'] });
    } catch (error) {
      onFail(error);
    }
    setIsSaving(false);
  }

  return (
    <details className="group border-b border-line" data-embed>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-small [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{messages['publish.embed']}</span>
        <span className="flex items-center gap-2 text-soft">
          {messages[`publish.embed.${placeOf(kept)}`]}
          <ChevronIcon className="shrink-0 group-open:rotate-180" />
        </span>
      </summary>
      <form
        noValidate
        className="grid gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <p className="text-small text-soft">{messages['publish.embed.text']}</p>
        <fieldset>
          <legend className="sr-only">{messages['publish.embed.where']}</legend>
          {PLACES.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
              <input
                type="radio"
                name={`${id}-place`}
                checked={place === one}
                onChange={() => {
                  setPlace(one);
                  setProblem('');
                }}
                className="size-5 shrink-0 accent-brass"
              />
              {messages[`publish.embed.${one}`]}
            </label>
          ))}
        </fieldset>
        {place === 'listed' && (
          <div>
            <label htmlFor={`${id}-origins`} className={STYLE.label}>
              {messages['publish.embed.origins']}
            </label>
            <textarea
              id={`${id}-origins`}
              rows={3}
              value={typed}
              maxLength={1200}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== ''}
              aria-describedby={`${id}-hint ${id}-problem`}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem('');
              }}
              className={`mt-2 py-3 ${STYLE.field}`}
            />
            <p id={`${id}-hint`} className="mt-1 text-note text-soft">
              {messages['publish.embed.origins.hint']}
            </p>
          </div>
        )}
        <p id={`${id}-problem`} role="alert" className="text-small wrap-anywhere text-alert empty:hidden">
          {problem}
        </p>
        <div>
          <button type="submit" aria-disabled={isSaving} className={STYLE.button}>
            {messages[isSaving ? 'publish.embed.saving' : 'publish.embed.save']}
          </button>
        </div>
        {kept !== null && <Snippet {...{ token, messages }} name={menu.name} />}
      </form>
    </details>
  );
}

/** The code of the frame, to read and to copy. */
function Snippet({ token, name, messages }: { token: string; name: string; messages: PublishMessages }) {
  const id = useId();
  const address = new URL(bareEmbedPath(token), location.origin).href;
  const code = `<iframe src="${address}" title="${escapeMarkup(name)}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;

  const copy = () =>
    copyText(code, messages['publish.embed.copied'], {
      title: messages['publish.embed.copy.failed'],
      text: code,
    });

  return (
    <div>
      <label htmlFor={id} className={STYLE.label}>
        {messages['publish.embed.code']}
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={code}
        spellCheck={false}
        onFocus={({ target }) => {
          target.select();
        }}
        className={`mt-2 py-3 text-note ${STYLE.field}`}
      />
      <button type="button" className={`${STYLE.button} mt-2`} onClick={() => void copy()}>
        {messages['publish.embed.copy']}
      </button>
    </div>
  );
}

function placeOf(kept: Embed | null): Place {
  if (kept === null) return 'none';
  return kept === 'any' ? 'any' : 'listed';
}
