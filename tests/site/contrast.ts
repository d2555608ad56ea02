import type { Page } from '@playwright/test';

/*
 * Contrast of what is not text (WCAG 1.4.11): borders of fields, icons that are buttons, and whatever tells a control
 * that is on from one that is off. Contrast of text is axe's (accessibility.spec.ts).
 */

/** The screens that have a kind of control that others have not. */
export const WITH_CONTROLS_OF_THEIR_OWN = [
  'home, signed in',
  'cocktails, filtered',
  'recipe, units',
  'recipe, batch',
  'mix master, filters',
  'mix master, suggestions',
  'search',
  'chat',
  'diet',
  'contact, nothing filled in',
  'login, new here',
  'account',
  'favorites',
  'own drinks, editor',
  'menu builder, drinks',
  'menu builder, edited',
  'menu builder, costs',
  'menu builder, look',
  'menu builder, export',
  'menu builder, sold out',
  'guest menu',
  'service, one sold out',
];

/** Runs in the page: names what cannot be told from what is around it, or on from off. */
function findWeakContrasts(): string[] {
  type Colour = [number, number, number, number];
  /** Of a boundary, an icon or a state (WCAG 1.4.11). */
  const LEAST = 3;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parse = (colour: string): Colour => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * alpha + r2 * (1 - alpha),
    g * alpha + g2 * (1 - alpha),
    b * alpha + b2 * (1 - alpha),
    1,
  ];
  const luminance = ([r, g, b]: Colour) => {
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** The colour that lies behind an element, or behind what is in it. */
  const behind = (element: Element | null): Colour => {
    if (element === null) return parse('Canvas');
    const own = parse(getComputedStyle(element).backgroundColor);
    if (element.tagName === 'DIALOG' || own[3] === 1) return over(own, parse('Canvas'));
    return over(own, behind(element.parentElement));
  };
  const outside = (element: Element) => behind(element.parentElement);
  const SIDES = ['top', 'right', 'bottom', 'left'] as const;
  /** Of each side; the ground where there is none. */
  const borders = (element: Element): Colour[] => {
    const style = getComputedStyle(element);
    return SIDES.map((side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0
        ? over(parse(style.getPropertyValue(`border-${side}-color`)), outside(element))
        : outside(element),
    );
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent)
      .trim()
      .slice(0, 50) || element.outerHTML.slice(0, 80);
  const found: string[] = [];
  const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]');
  const top =
    [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;

  const FIELDS =
    'input:not([type=radio], [type=file], [type=hidden], [type=range], [type=color]), textarea, select';
  for (const field of top.querySelectorAll(FIELDS)) {
    if (!isShown(field) || isOff(field) || field.matches('[tabindex="-1"], [aria-hidden=true] *')) continue;
    const ground = outside(field);
    // A field may stand in a frame with what belongs to it.
    const frames = [field, field.parentElement ?? field];
    const edges = frames.flatMap((frame) => borders(frame).map((colour) => contrast(colour, outside(frame))));
    const best = Math.max(...edges, contrast(behind(field), ground));
    // A list to choose from shows what is chosen and a mark that it opens.
    const hasMark = field.tagName === 'SELECT' && field.parentElement?.querySelector('svg, button') !== null;
    if (best < LEAST && !hasMark) found.push(`border of ${nameOf(field)}: ${best.toFixed(2)}`);
  }

  for (const button of top.querySelectorAll('button, summary')) {
    const icon = button.querySelector('svg');
    if (icon === null || !isShown(button) || isOff(button) || button.closest('.card-frame')) continue;
    if ([...button.querySelectorAll('span')].some((part) => isShown(part) && part.offsetWidth > 1)) continue;
    if ([...button.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())) continue;
    const ratio = contrast(over(parse(getComputedStyle(icon).color), behind(button)), behind(button));
    if (ratio < LEAST) found.push(`icon of ${nameOf(button)}: ${ratio.toFixed(2)}`);
  }

  /** What a state is told by: colours that may differ, and forms that differ at all. */
  const looksOf = (element: Element) => {
    const style = getComputedStyle(element);
    const path = element.querySelector('path');
    const shadows = [...style.boxShadow.matchAll(/rgba?\([^)]*\)/g)].map(([colour]) => parse(colour));
    const shadow = shadows.find(([, , , alpha]) => alpha > 0.5);
    const parts = [...element.querySelectorAll('*')].map((part) => {
      const { display, width } = getComputedStyle(part);
      return display + width;
    });
    const paint = path ? getComputedStyle(path).fill : 'none';
    return {
      colours: [
        behind(element),
        ...borders(element),
        shadow === undefined ? behind(element) : over(shadow, behind(element)),
        over(parse(style.color), behind(element)),
      ],
      forms: [
        style.fontWeight,
        style.textDecorationLine,
        paint === 'none' ? 0 : parse(paint)[3],
        ...parts,
      ].join(),
    };
  };
  const STATES = { 'aria-pressed': 'false', 'aria-selected': 'false', 'aria-current': null };
  for (const [attribute, off] of Object.entries(STATES)) {
    for (const control of top.querySelectorAll(`[${attribute}]`)) {
      // The button of the shelf is drawn by its `data-state`: a plus or a tick.
      if (!isShown(control) || isOff(control) || control.matches('[data-shelf-button]')) continue;
      const before = control.getAttribute(attribute);
      const set = (value: string | null) => {
        if (value === null) control.removeAttribute(attribute);
        else control.setAttribute(attribute, value);
        return looksOf(control);
      };
      const on = before === 'false' || before === null ? 'true' : before;
      const [isOn, isNot] = [set(on), set(off)];
      set(before);
      const best = Math.max(
        ...isOn.colours.map((colour, at) => contrast(colour, isNot.colours[at] ?? colour)),
      );
      if (best < LEAST && isOn.forms === isNot.forms)
        found.push(`${attribute} of ${nameOf(control)}: ${best.toFixed(2)}`);
    }
  }
  return found;
}

/** What cannot be told apart on a page as it is shown now, in both themes. */
export async function weakContrasts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const weak of new Set(await page.evaluate(findWeakContrasts))) found.push(`${colorScheme}: ${weak}`);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}
