/** An element with its classes and its text. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

export function makeButton(className: string, text: string, press?: () => void): HTMLButtonElement {
  const button = make('button', className, text);
  button.type = 'button';
  if (press) button.addEventListener('click', press);
  return button;
}

/**
 * A dialog with its heading and its way out, for what is opened too seldom to be in the page.
 *
 * @param id of the dialog; its heading has it with "-title"
 * @returns the dialog, and the body that the rest goes into
 */
export function makeDialog(id: string, title: string, closing: string) {
  const dialog = make(
    'dialog',
    'm-auto w-[min(30rem,calc(100vw-2.5rem))] rounded-corner border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-plate/70 backdrop:backdrop-blur-sm',
  );
  dialog.id = id;
  const body = make('div', 'relative p-7 sm:p-9');
  const close = makeButton(
    'absolute top-3 right-3 grid size-11 cursor-pointer place-items-center text-soft hover:text-ink',
    '×',
  );
  close.ariaLabel = closing;
  close.dataset['close'] = '';
  const heading = make('h2', 'pr-9 text-section', title);
  heading.id = `${id}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  body.append(close, heading);
  dialog.append(body);
  return { dialog, body };
}
