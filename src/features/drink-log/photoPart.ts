import { PHOTO_LIMITS } from '../../contracts/drink-log/photoLimits.ts';
import {
  $photoChanges,
  PhotosFull,
  readPhoto,
  removePhoto,
  storePhoto,
  type DrinkPhoto,
} from '../../stores/drinkPhotos.ts';
import { openDialog, untilClosed } from '../../ui/dialog.ts';
import { make, makeButton, makeDialog } from '../../ui/elements.ts';
import { BUTTON } from '../../ui/styles.ts';
import { BadPhoto, encodePhoto } from './encodePhoto.ts';
import type { LogTranslator } from './logTexts.ts';

const MEGABYTE = 1_000_000;

/**
 * The photo of a drink that its reader made: added, seen large, replaced and removed. It is on this device alone.
 *
 * @param say tells screen readers what was done
 */
export function createPhotoPart(
  drinkId: string,
  t: LogTranslator,
  say: (text: string) => void,
): { element: HTMLElement } {
  const element = make('div', 'mt-3.5');
  element.dataset['photo'] = '';
  const row = make('div', 'flex flex-wrap items-center gap-x-4 gap-y-2');
  const chooser = make('input', 'sr-only');
  Object.assign(chooser, { type: 'file', accept: 'image/*', tabIndex: -1, hidden: true });
  chooser.ariaLabel = t('log.photo.add');
  const problem = make('p', 'mt-2 border-l-3 border-alert pl-4 text-small empty:hidden');
  problem.setAttribute('role', 'alert');
  const hint = make('p', 'mt-2 text-note text-faint', t('log.photo.hint'));

  const choose = () => {
    chooser.click();
  };
  const add = makeButton(`${BUTTON.action} px-4 [[hidden]]:hidden`, t('log.photo.add'), choose);
  const picture = make('img', 'aspect-4/5 w-full rounded-corner object-cover');
  picture.alt = '';
  const view = makeButton('cursor-pointer [[hidden]]:hidden', '', () => {
    openLarge();
  });
  view.ariaLabel = t('log.photo.view');
  view.style.width = '6rem';
  view.append(picture);
  const replace = makeButton(`${BUTTON.text} [[hidden]]:hidden`, t('log.photo.replace'), choose);
  const remove = makeButton(`${BUTTON.text} [[hidden]]:hidden`, t('log.photo.remove'), () => {
    void removeIt();
  });
  const undo = makeButton(`${BUTTON.text} [[hidden]]:hidden`, t('log.photo.undo'), () => {
    void undoRemoval();
  });
  row.append(view, add, replace, remove, undo);
  element.append(row, chooser, problem, hint);

  /** The photo that is shown, and the one that was removed last. */
  let photo: DrinkPhoto | undefined;
  let removed: DrinkPhoto | undefined;
  let url: string | undefined;

  function show(next: DrinkPhoto | undefined): void {
    photo = next;
    if (url !== undefined) URL.revokeObjectURL(url);
    url = next && URL.createObjectURL(new Blob([next.data], { type: next.type }));
    if (url === undefined) picture.removeAttribute('src');
    else picture.src = url;
    add.hidden = next !== undefined;
    view.hidden = replace.hidden = remove.hidden = next === undefined;
    undo.hidden = removed === undefined || next !== undefined;
  }

  const refresh = async () => {
    try {
      show(await readPhoto(drinkId));
      element.hidden = false;
    } catch {
      // A browser that stores nothing has no photos; what the panel shows besides works.
      element.hidden = true;
    }
  };

  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? [];
    // The same file can be chosen again.
    chooser.value = '';
    if (file) void take(file);
  });

  async function take(file: File): Promise<void> {
    problem.textContent = '';
    say(t('log.photo.busy'));
    const isFirst = photo === undefined;
    try {
      await storePhoto({ drinkId, ...(await encodePhoto(file)) });
      // It is nowhere else: the browser is not to drop it where room gets scarce. Whether it agrees changes nothing here.
      void navigator.storage.persist().catch(() => false);
      await refresh();
      say(t('log.photo.added'));
      // The button that was pressed is gone.
      if (isFirst) view.focus();
    } catch (error) {
      say('');
      problem.textContent = describe(error);
    }
  }

  async function removeIt(): Promise<void> {
    problem.textContent = '';
    try {
      const before = photo;
      await removePhoto(drinkId);
      removed = before;
      await refresh();
      say(t('log.photo.removed'));
      undo.focus();
    } catch (error) {
      problem.textContent = describe(error);
    }
  }

  async function undoRemoval(): Promise<void> {
    if (removed === undefined) return;
    try {
      await storePhoto(removed);
      removed = undefined;
      await refresh();
      say(t('log.photo.added'));
      view.focus();
    } catch (error) {
      problem.textContent = describe(error);
    }
  }

  function describe(error: unknown): string {
    if (error instanceof PhotosFull) {
      const number = PHOTO_LIMITS.photos;
      const size = PHOTO_LIMITS.bytes / MEGABYTE;
      return t(`log.photo.full.${error.fault}`, { number, size });
    }
    if (!(error instanceof BadPhoto)) return t('log.photo.failed');
    return t(`log.photo.bad.${error.fault}`, { size: PHOTO_LIMITS.chosenBytes / MEGABYTE });
  }

  function openLarge(): void {
    if (url === undefined) return;
    const { dialog, body } = makeDialog('drink-photo', t('log.photo'), t('log.photo.close'));
    const large = make('img', 'mt-5 w-full rounded-corner');
    large.src = url;
    large.alt = t('log.photo.alt');
    Object.assign(large.style, { maxHeight: '75dvh', objectFit: 'contain' });
    dialog.style.width = 'min(46rem, calc(100vw - 2.5rem))';
    body.append(large);
    document.body.append(dialog);
    openDialog(dialog);
    void untilClosed(dialog).then(() => {
      dialog.remove();
    });
  }

  show(undefined);
  // A page and its Bar Mode show the same photo.
  $photoChanges.subscribe(() => void refresh());
  return { element };
}
