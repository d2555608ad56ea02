import { showPicture } from '../../lib/showPicture.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import type { Entry, Group } from './resultGroups.ts';

/** The options of a combobox: shown in groups, of which one is active while the focus stays in the field. */
export interface OptionList {
  show(groups: readonly Group[], isFirstActive: boolean): void;
  /** Makes another option active: by steps from the active one, or the first or the last. */
  move(to: number | 'first' | 'last'): void;
  readonly active: HTMLElement | undefined;
  /** The text to search for again that an option stands for. */
  againOf(option: Element): string | undefined;
}

/** @param templates of a group and of an option */
export function createOptionList(
  field: HTMLInputElement,
  list: HTMLElement,
  templates: { group: HTMLTemplateElement; option: HTMLTemplateElement },
): OptionList {
  let options: HTMLElement[] = [];
  let active: HTMLElement | undefined;
  const again = new WeakMap<Element, string>();

  const activate = (option: HTMLElement | undefined) => {
    active?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    active = option;
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== active) activate(option);
  });

  function optionOf({ name, note = '', href, isMore, drink }: Entry): HTMLElement {
    const option = copyOf(templates.option);
    option.id = `search-option-${options.length}`;
    if (href === undefined) {
      again.set(option, name);
      option.removeAttribute('href');
    } else option.setAttribute('href', href);
    if (isMore) option.dataset['more'] = '';
    fill(option, '[data-name]', name);
    fill(option, '[data-note]', note);
    const picture = option.querySelector('picture');
    if (picture && drink) {
      showPicture(picture, pictureFiles(drink.id, drink.picture));
      picture.hidden = false;
    }
    options.push(option);
    return option;
  }

  return {
    show(groups, isFirstActive) {
      options = [];
      activate(undefined);
      list.replaceChildren(
        ...groups.map(({ title, entries }, place) => {
          const group = copyOf(templates.group);
          const heading = group.querySelector('p');
          if (heading) {
            heading.id = `search-group-${place}`;
            heading.textContent = title;
            group.setAttribute('aria-labelledby', heading.id);
          }
          group.append(...entries.map(optionOf));
          return group;
        }),
      );
      field.ariaExpanded = String(options.length > 0);
      list.hidden = options.length === 0;
      if (isFirstActive) activate(options[0]);
    },
    move(to) {
      const at = active === undefined ? -1 : options.indexOf(active);
      const count = options.length;
      const next =
        to === 'first'
          ? 0
          : to === 'last'
            ? count - 1
            : at === -1 && to < 0
              ? count - 1
              : (at + to + count) % count;
      activate(options[next]);
      active?.scrollIntoView({ block: 'nearest' });
    },
    get active() {
      return active;
    },
    againOf: (option) => again.get(option),
  };
}

function copyOf(template: HTMLTemplateElement): HTMLElement {
  return (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
}

function fill(option: HTMLElement, selector: string, text: string): void {
  const part = option.querySelector(selector);
  if (part) part.textContent = text;
}
