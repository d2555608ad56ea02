/** Where a control stands, noted while it has the focus: afterwards it may be gone. */
interface Place {
  control: HTMLElement;
  /** The same control of the items behind its own in a list, then of those before it, the nearest first. */
  sameKind: () => HTMLElement[];
  /** Items and lists around it, the innermost first. */
  items: Element[];
  /** Headings above it, the nearest first. */
  headings: HTMLElement[];
  dialog: HTMLDialogElement | null;
  /** For a control of a dialog: where the focus was before the dialog had it. */
  before: Place | undefined;
}

const ITEM = 'li, article, tr';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/**
 * Hands the focus on wherever the control that has it is removed, hidden or disabled: to the same control of the next
 * item, else to the first control of its item, else to its heading, else to the heading of the page. A dialog that
 * closes gives it back in the same way. What code focuses by itself in the same frame stays.
 */
export function keepFocus(): void {
  let place: Place | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== document.body) place = placeOf(target, place);
  });
  // Whoever points sees where they are: the page is not to jump.
  let isByKeyboard = false;
  document.addEventListener('focusout', ({ relatedTarget }) => {
    const left = place;
    if (relatedTarget !== null || !document.hasFocus()) return;
    // A link to a part of the page was followed: the next Tab goes on from there.
    if (left && leadsHere(left.control)) {
      place = undefined;
      return;
    }
    if (isByKeyboard) {
      // A control that was hidden and shown again at once loses the focus only afterwards.
      askLater();
      return;
    }
    // Chromium also says this of a control right before it is removed.
    queueMicrotask(() => {
      // Somebody pressed beside it: the focus was not lost.
      if (place === left && left && canHaveFocus(left.control)) place = undefined;
    });
  });
  document.addEventListener('keydown', () => (isByKeyboard = true), true);
  document.addEventListener('pointerdown', () => (isByKeyboard = false), true);
  let isWaiting = false;
  const check = () => {
    isWaiting = false;
    if (place === undefined || !document.hasFocus() || !isNowhere(place.control)) return;
    const options = { preventScroll: !isByKeyboard };
    if (canHaveFocus(place.control)) {
      if (document.activeElement !== place.control) place.control.focus(options);
      return;
    }
    for (const target of targetsOf(place)) if (takesFocus(target, options)) return;
  };
  const askLater = () => {
    if (isWaiting || place === undefined) return;
    isWaiting = true;
    requestAnimationFrame(check);
  };
  new MutationObserver(askLater).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Whether a control leads to the part of the page at whose address the reader is. */
function leadsHere(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement && control.hash !== '' && control.href === location.href;
}

function placeOf(control: HTMLElement, last: Place | undefined): Place {
  const dialog = control.closest('dialog');
  const items = [...ancestors(control)].filter((element) => element.matches(ITEM));
  const item = items.find((element) => element.parentElement && element.parentElement.childElementCount > 1);
  const at = item ? alike(item, control).indexOf(control) : -1;
  const others = item ? [...following(item), ...preceding(item)] : [];
  return {
    control,
    sameKind: () =>
      others.flatMap((other) => {
        const same = alike(other, control);
        return same[at] ?? same.at(-1) ?? [];
      }),
    items,
    headings: headingsAbove(control),
    dialog,
    before: placeBefore(dialog, last),
  };
}

/** Where the focus was before it came into a dialog; nothing on the page itself. */
function placeBefore(dialog: HTMLDialogElement | null, last: Place | undefined): Place | undefined {
  for (let at = last; at !== undefined; at = at.before) if (at.dialog === dialog) return at.before;
  return dialog === null ? undefined : last;
}

/** Where the focus may go from a place, the best first. */
function* targetsOf(place: Place): Generator<HTMLElement> {
  for (let at: Place | undefined = place; at !== undefined; at = at.before) {
    if (at !== place) yield at.control;
    yield* at.sameKind();
    for (const item of at.items) {
      const first = item.querySelector<HTMLElement>(FOCUSABLE);
      if (first) yield first;
    }
    yield* at.headings;
    if (at.dialog?.open) yield at.dialog;
  }
  const title = document.querySelector('h1');
  if (title) yield title;
}

/** Controls of an item that look like this one. */
function alike(item: Element, { tagName, className, dataset }: HTMLElement): HTMLElement[] {
  const names = Object.keys(dataset).join();
  return [...item.querySelectorAll<HTMLElement>(tagName)].filter(
    (other) => other.className === className && Object.keys(other.dataset).join() === names,
  );
}

/** Headings of the parts of the page that the control stands in. */
function headingsAbove(control: HTMLElement): HTMLElement[] {
  const headings: HTMLElement[] = [];
  for (const part of ancestors(control)) {
    for (const heading of part.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      const isAbove =
        (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        heading.parentElement
          ?.closest('section, article, dialog, form, [role=tabpanel], main, li')
          ?.contains(control);
      if (isAbove && !headings.includes(heading)) headings.unshift(heading);
    }
    if (headings.length > 0) break;
  }
  return headings;
}

function* ancestors(element: Element): Generator<Element> {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) yield at;
}

function* following(element: Element): Generator<Element> {
  for (let at = element.nextElementSibling; at !== null; at = at.nextElementSibling) yield at;
}

function* preceding(element: Element): Generator<Element> {
  for (let at = element.previousElementSibling; at !== null; at = at.previousElementSibling) yield at;
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Whether nothing has the focus; what was hidden keeps it until the browser has painted. */
function isNowhere(control: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === control;
}

/** Focuses an element, also a heading, which else takes none; behind an open dialog nothing does. */
function takesFocus(element: HTMLElement, options: FocusOptions): boolean {
  if (!canHaveFocus(element)) return false;
  element.focus(options);
  if (document.activeElement !== element && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.focus(options);
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      { once: true },
    );
  }
  return document.activeElement === element;
}
