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
