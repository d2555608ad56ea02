import { useEffect, useId, useRef, useState } from 'react';
import type { Bar, BarMenu, OwnBars } from '../../../contracts/bars/bar.ts';
import { BAR_LIMITS } from '../../../contracts/bars/barLimits.ts';
import { barNameFault, isMisleadingName } from '../../../contracts/bars/barName.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { suggestName } from '../../../domain/bars/suggestName.ts';
import { showToast } from '../../../ui/toast.ts';
import { loginAddress } from '../../chrome/navigation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Say } from '../menuMessages.ts';
import { PublishedLink } from '../publish/PublishedLink.tsx';
import type { PublishMessages } from '../publish/publishMessages.ts';
import { STYLE } from '../styles.ts';
import { barProblem, keepBar, releaseBar, type BarProblem } from './barCalls.ts';
import { findBarWith } from './ownBars.ts';
import { BarMenuList } from './BarMenuList.tsx';
import { NameField, stateText } from './NameField.tsx';
import { StaffPart } from './StaffPart.tsx';
import { useNameState } from './useNameState.ts';

interface Props {
  say: Say;
  locale: Locale;
  publishMessages: PublishMessages;
  menus: readonly Menu[];
  own: OwnBars;
  /** Of the bar, which is new where there is none of it. */
  id: string;
  onReserved: () => void;
  onReleased: () => void;
}

/** What is known before the site is asked: something is empty, or looks like ours, or the address has a fault. */
type Problem = BarProblem | 'lacks' | 'misleading' | 'fault';
type State =
  | { status: 'idle' | 'saving' | 'releasing' }
  | { status: 'failed'; action: 'save' | 'release'; problem: Problem };

/** The page of a bar as its owner sees it: reserve a name, say what stands on it, who serves there, give it up. */
export function BarForm({
  say,
  locale,
  publishMessages,
  menus,
  own,
  id: barId,
  onReserved,
  onReleased,
}: Props) {
  const bar = own.bars.find((one) => one.id === barId) ?? null;
  const published = menus.filter(({ publication }) => publication !== null);
  const [draft, setDraft] = useState<Bar>(() => bar ?? newBar(published, own, locale));
  const [hasChosenName, setHasChosenName] = useState(bar !== null);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [isAsking, setIsAsking] = useState(false);
  const [stored, setStored] = useState<readonly BarMenu[]>(bar?.menus ?? []);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  if (bar !== null && bar.menus !== stored) {
    // Another bar may have taken one.
    const taken = stored.filter(({ menuId }) => bar.menus.every((entry) => entry.menuId !== menuId));
    setStored(bar.menus);
    if (taken.length > 0)
      setDraft((before) => ({
        ...before,
        menus: before.menus.filter(({ menuId }) => taken.every((entry) => entry.menuId !== menuId)),
      }));
  }
  const nameState = useNameState(draft.name, barId);
  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);

  const edit = (change: Partial<Bar>) => {
    setState((now) => (now.status === 'failed' ? { status: 'idle' } : now));
    setDraft((before) => ({ ...before, ...change }));
  };

  async function save() {
    if (draft.displayName.trim() === '' || draft.name === '') {
      setState({ status: 'failed', action: 'save', problem: 'lacks' });
      return;
    }
    if (isMisleadingName(draft.displayName)) {
      setState({ status: 'failed', action: 'save', problem: 'misleading' });
      return;
    }
    if (barNameFault(draft.name) !== undefined) {
      setState({ status: 'failed', action: 'save', problem: 'fault' });
      return;
    }
    setState({ status: 'saving' });
    try {
      const content = { ...pickBar(draft), menus: draft.menus.filter(isThere(menus)) };
      const kept = (await keepBar(barId, content)).bars.find((one) => one.id === barId);
      if (kept) setDraft(pickBar(kept));
      setHasChosenName(true);
      setState({ status: 'idle' });
      showToast({ title: say(bar === null ? 'bar.reserved' : 'bar.saved') });
      if (bar === null) onReserved();
    } catch (error) {
      setState(failureOf('save', error));
    }
  }

  async function release() {
    setState({ status: 'releasing' });
    try {
      await releaseBar(barId);
      setState({ status: 'idle' });
      onReleased();
      showToast({ title: say('bar.released') });
    } catch (error) {
      setState(failureOf('release', error));
    }
    setIsAsking(false);
  }

  const isSaving = state.status === 'saving';
  const problem = state.status === 'failed' ? state.problem : undefined;
  const lacks = (text: string) => problem === 'lacks' && text.trim() === '';
  const isTitleRefused = problem === 'misleading' || lacks(draft.displayName);
  const isNameRefused =
    problem === 'taken' || problem === 'unfit' || problem === 'fault' || lacks(draft.name);
  return (
    <>
      {bar !== null && (
        <div className="mb-7 border-b border-line pb-7">
          <PublishedLink
            token={bar.name}
            menuName={bar.displayName}
            {...{ locale }}
            messages={publishMessages}
          />
        </div>
      )}
      {bar !== null && bar.formerNames.length > 0 && (
        <p className="mb-6 text-small wrap-anywhere text-soft">
          {say('bar.former', { names: say.list(bar.formerNames) })}
        </p>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div>
          <label htmlFor={`${id}-display`} className={STYLE.label}>
            {say('bar.display-name')}
          </label>
          <input
            id={`${id}-display`}
            value={draft.displayName}
            required
            aria-invalid={isTitleRefused}
            aria-describedby={isTitleRefused ? `${id}-problem` : undefined}
            maxLength={BAR_LIMITS.displayName}
            autoComplete="organization"
            onChange={({ target }) => {
              const name = hasChosenName ? draft.name : suggestName(target.value, locale);
              edit({ displayName: target.value, name });
            }}
            className={`mt-2 ${STYLE.field} aria-invalid:border-alert`}
          />
        </div>
        <NameField
          {...{ say }}
          name={draft.name}
          state={nameState}
          refusal={isNameRefused ? `${id}-problem` : undefined}
          isRenaming={bar !== null && draft.name !== bar.name}
          onChange={(name) => {
            setHasChosenName(true);
            edit({ name });
          }}
        />
        <div>
          <label htmlFor={`${id}-hours`} className={STYLE.label}>
            {say('bar.hours')}
          </label>
          <textarea
            id={`${id}-hours`}
            rows={2}
            value={draft.openingHours ?? ''}
            maxLength={BAR_LIMITS.openingHours}
            onChange={({ target }) => {
              edit({ openingHours: target.value === '' ? null : target.value });
            }}
            className={`mt-2 py-3 ${STYLE.field}`}
          />
        </div>
        <div>
          <label htmlFor={`${id}-zone`} className={STYLE.label}>
            {say('bar.zone')}
          </label>
          <select
            id={`${id}-zone`}
            value={draft.timeZone}
            onChange={({ target }) => {
              edit({ timeZone: target.value });
            }}
            className={`mt-2 ${STYLE.field}`}
          >
            {zonesWith(draft.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </div>
        <BarMenuList
          {...{ say, published }}
          chosen={draft.menus}
          barOf={(menuId) => {
            const other = findBarWith(own, menuId);
            return other?.id === barId ? undefined : other?.displayName;
          }}
          onChange={(chosen) => {
            edit({ menus: chosen });
          }}
        />
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" aria-disabled={isSaving} className={STYLE.primary}>
            {say(isSaving ? 'bar.saving' : bar === null ? 'bar.reserve' : 'bar.save')}
          </button>
          {bar !== null && (
            <button
              type="button"
              className={STYLE.link}
              onClick={() => {
                setIsAsking(true);
              }}
            >
              {say('bar.release')}
            </button>
          )}
        </div>
        <div id={`${id}-problem`} role="alert" className="col-span-full text-small text-alert empty:hidden">
          {state.status === 'failed' && (
            <p>
              {problemText(state.action, state.problem, draft.name, say)}{' '}
              {state.problem === 'signed-out' && (
                <a
                  href={loginAddress(location.pathname + location.search + location.hash)}
                  className="text-brass underline underline-offset-4"
                >
                  {say('menus.login')}
                </a>
              )}
            </p>
          )}
        </div>
      </form>
      {bar !== null && <StaffPart {...{ say }} bar={bar} />}
      {isAsking && (
        <ConfirmDialog
          title={say('bar.release.question')}
          text={say('bar.release.text')}
          confirm={say('bar.release')}
          cancel={say('bar.release.no')}
          busy={state.status === 'releasing' ? say('bar.releasing') : undefined}
          onConfirm={() => void release()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

/**
 * What is suggested before a name is reserved: the venue of the menus that stand on no page yet, and as many of them as fit.
 */
function newBar(published: readonly Menu[], own: OwnBars, locale: Locale): Bar {
  const free = published.filter(({ id }) => findBarWith(own, id) === undefined);
  const known = own.bars.map(({ displayName }) => displayName);
  const venues = free.map(({ restaurantName }) => restaurantName ?? '');
  const displayName = venues.find((venue) => venue !== '' && !known.includes(venue)) ?? '';
  return {
    name: suggestName(displayName, locale),
    displayName: [...displayName].slice(0, BAR_LIMITS.displayName).join(''),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    openingHours: null,
    menus: free.slice(0, BAR_LIMITS.menus).map(({ id }) => ({ menuId: id, hours: null })),
  };
}

/** What is sent of a bar. */
function pickBar({ name, displayName, timeZone, openingHours, menus }: Bar): Bar {
  return { name, displayName, timeZone, openingHours, menus };
}

/** What is said after an error; nothing after an owner did not want to give a proof. */
function failureOf(action: 'save' | 'release', error: unknown): State {
  const problem = barProblem(error);
  return problem === 'declined' ? { status: 'idle' } : { status: 'failed', action, problem };
}

/** All time zones; with that of the bar, where this browser does not list it. */
function zonesWith(own: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(own) ? zones : [own, ...zones];
}

/** Leaves out menus that were deleted. */
function isThere(menus: readonly Menu[]) {
  return ({ menuId }: Bar['menus'][number]) => menus.some(({ id }) => id === menuId);
}

function problemText(action: 'save' | 'release', problem: Problem, name: string, say: Say): string {
  switch (problem) {
    case 'fault':
      return stateText(barNameFault(name), say);
    case 'taken':
      return say('bar.name.taken');
    case 'unfit':
      return say('bar.name.unfit');
    case 'quota':
      return say('bar.quota', { number: BAR_LIMITS.formerNames });
    case 'most':
      return say('bar.most', { number: BAR_LIMITS.bars });
    case 'declined':
    case 'failed':
      return say(action === 'save' ? 'bar.save.failed' : 'bar.release.failed');
    default:
      return say(`bar.${problem}`);
  }
}
