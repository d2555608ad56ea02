import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import { isFull, readListName, toggleDrink } from '../../domain/drink-lists/drinkLists.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { $drinkLists, addList, changeList } from '../../stores/drinkLists.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { keepListsInSync, syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { openDialog, untilClosed } from '../../ui/dialog.ts';
import { make, makeButton, makeDialog } from '../../ui/elements.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { loadListTexts, type ListTranslator } from './listTexts.ts';

interface Drink {
  id: string;
  name: string;
}

/** What all dialogs of a page share: it starts with the first. */
let sync: (() => void) | undefined;

/** Opens a dialog in which a drink is put on lists, taken off them, or put on a new one. */
export async function openListChooser(drink: Drink): Promise<void> {
  const t = await loadListTexts();
  if (sync === undefined) {
    void syncDrinkLists();
    sync = keepListsInSync();
  }
  if (document.querySelector('dialog#list-chooser') !== null) return;
  const dialog = createDialog(drink, t);
  document.body.append(dialog);
  const closed = untilClosed(dialog);
  openDialog(dialog);
  await closed;
  dialog.remove();
}

function createDialog(drink: Drink, t: ListTranslator): HTMLDialogElement {
  const { dialog, body } = makeDialog('list-chooser', t('lists.add.title'), t('lists.close'));
  const status = make('p', 'mt-2 text-small text-brass empty:hidden');
  status.setAttribute('role', 'status');
  const all = document.createElement('a');
  all.href = localizedPath(t.locale, '/my-lists');
  all.className = BUTTON.text;
  all.textContent = t('lists.all');
  const say = (text: string) => {
    status.textContent = text;
  };
  const place = make('p', 'mt-2 text-note text-faint', t(mayBeSignedIn() ? 'lists.account' : 'lists.device'));
  body.append(
    make('p', 'text-soft', drink.name),
    createTicks(drink, t, say),
    createForm(drink, t, say),
    status,
    all,
    place,
  );
  return dialog;
}

/** A tick for each list. */
function createTicks(drink: Drink, t: ListTranslator, say: (text: string) => void): HTMLElement {
  const element = make('ul', 'mt-3.5');
  for (const { id } of $drinkLists.get()) element.append(createTick(id, drink, t, say));
  element.querySelector('input')?.setAttribute('autofocus', '');
  return element;
}

function createTick(
  listId: string,
  drink: Drink,
  t: ListTranslator,
  say: (text: string) => void,
): HTMLElement {
  const item = make('li', '');
  const label = make('label', 'flex min-h-11 cursor-pointer items-center gap-3');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = 'size-5 shrink-0 accent-brass';
  const find = () => $drinkLists.get().find(({ id }) => id === listId);
  box.checked = find()?.drinks.includes(drink.id) === true;
  const name = document.createElement('bdi');
  name.className = 'min-w-0 hyphens-auto';
  name.textContent = find()?.name ?? '';
  label.append(box, name);
  item.append(label);
  box.addEventListener('change', () => {
    const list = find();
    if (list === undefined) return;
    if (box.checked && isFull(list)) {
      box.checked = false;
      say(t('lists.full', { list: list.name, number: DRINK_LIST_LIMITS.drinks }));
      return;
    }
    changeList(listId, (before) => toggleDrink(before, drink.id, box.checked));
    say(t(box.checked ? 'lists.added' : 'lists.removed', { name: drink.name, list: list.name }));
  });
  return item;
}

/** Makes a list of a name, with the drink on it. */
function createForm(drink: Drink, t: ListTranslator, say: (text: string) => void): HTMLElement {
  const form = document.createElement('form');
  form.className = 'mt-3.5';
  const label = document.createElement('label');
  label.className = 'text-small font-medium';
  label.textContent = t('lists.new');
  const row = make('div', 'mt-2 flex gap-2');
  const field = document.createElement('input');
  field.id = 'list-chooser-name';
  label.htmlFor = field.id;
  field.className = `h-12 min-w-0 grow aria-invalid:border-alert ${FIELD}`;
  field.maxLength = DRINK_LIST_LIMITS.name;
  field.autocomplete = 'off';
  const create = makeButton(`${BUTTON.action} px-4`, t('lists.create'));
  create.type = 'submit';
  if ($drinkLists.get().length === 0) {
    field.value = t('lists.new.first');
    create.setAttribute('autofocus', '');
  }
  row.append(field, create);
  const lack = make('p', 'mt-2 text-small text-alert empty:hidden');
  lack.id = 'list-chooser-lack';
  lack.setAttribute('role', 'alert');
  field.setAttribute('aria-describedby', lack.id);
  const showLack = (isLacking: boolean) => {
    lack.textContent = isLacking ? t('lists.nameless') : '';
    field.ariaInvalid = String(isLacking);
  };
  field.addEventListener('input', () => {
    showLack(false);
  });
  form.append(label, row, lack);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = readListName(field.value);
    showLack(name === undefined);
    if (name === undefined) {
      // What was done before must not read as if it was done again.
      say('');
      field.focus();
      return;
    }
    const list = addList(name, [drink.id]);
    if (list === undefined) {
      say(t('lists.too-many', { number: DRINK_LIST_LIMITS.lists }));
      return;
    }
    field.value = '';
    form.previousElementSibling?.append(createTick(list.id, drink, t, say));
    say(t('lists.added', { name: drink.name, list: name }));
  });
  return form;
}
