import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Milliseconds after which a step is given up. */
const STEP_TIMEOUT_MS = 30_000;
const POLL_MS = 40;

/** How elements are found, step by step; each step starts from what the one before found. */
type Step =
  | { css: string }
  | { role: string; name: string | undefined; isExact: boolean }
  | { text: string }
  | { place: number };

interface RoleOptions {
  name?: string;
  exact?: boolean;
}

/** The page of an engine, with the part of Playwright's interface that the walk uses. */
export class EnginePage {
  readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  locator(css: string): EngineLocator {
    return new EngineLocator(this, [{ css }]);
  }

  getByRole(role: string, options: RoleOptions = {}): EngineLocator {
    return new EngineLocator(this, []).getByRole(role, options);
  }

  /** Runs a function in the page. It is given and returns what JSON can carry, and knows nothing outside itself. */
  async evaluate<Result, Args extends unknown[]>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.engine.run(act.toString(), args)) as Result;
  }

  /** Waits until a function in the page gives something true, and gives that. */
  async until<Result, Args extends unknown[]>(
    what: string,
    ask: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return poll(what, () => this.evaluate(ask, ...args));
  }

  /** Waits until the page and its files are there, so that a way out of it stops nothing. */
  async loaded(): Promise<void> {
    await this.until('the page to load', () => document.readyState === 'complete');
  }

  /** Presses a key, such as "Enter" or "a". */
  async press(key: string): Promise<void> {
    await this.type(KEYS[key] ?? key);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}

/** Keys by the code that WebDriver gives them. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** One or more elements of a page, found anew at each use. */
export class EngineLocator {
  readonly #page: EnginePage;
  readonly #steps: readonly Step[];
  constructor(page: EnginePage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  locator(css: string): EngineLocator {
    return this.#then({ css });
  }

  getByRole(role: string, { name, exact = false }: RoleOptions = {}): EngineLocator {
    return this.#then({ role, name, isExact: exact });
  }

  filter({ hasText }: { hasText: string }): EngineLocator {
    return this.#then({ text: hasText });
  }

  nth(place: number): EngineLocator {
    return this.#then({ place });
  }

  first(): EngineLocator {
    return this.nth(0);
  }

  /** Runs a function on the first element, once it is there. */
  async evaluate<Result, Args extends unknown[]>(
    act: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const found = await this.#act(
      `(element) => ({ value: (${act.toString()})(element, ...${JSON.stringify(args)}) })`,
    );
    return (found as { value: Result }).value;
  }

  /** Waits until an element is visible. */
  async waitFor(): Promise<void> {
    await this.#act(`(element) => element.checkVisibility({ visibilityProperty: true })`);
  }

  /** Waits until none is visible. */
  async waitForNone(): Promise<void> {
    await poll(`${this.#name()} to go`, async () => {
      const isThere = await this.#once('(element) => element.checkVisibility({ visibilityProperty: true })');
      return isThere !== true;
    });
  }

  async click(): Promise<void> {
    // Where it can be pressed: in view, at rest, and nothing above it.
    const at = (await this.#act(`async (element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) return false;
      const place = () => element.getBoundingClientRect();
      const { top, bottom } = place();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = place();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const { x, y, width, height } = place();
      if (x !== before.x || y !== before.y) return false;
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      const isMine = hit !== null && (element.contains(hit) || hit.contains(element) || element.labels?.length > 0 && [...element.labels].some((label) => label.contains(hit)));
      return isMine && point;
    }`)) as { x: number; y: number };
    await this.#page.engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...at, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async check(): Promise<void> {
    if (!(await this.evaluate((element) => (element as HTMLInputElement).checked))) await this.click();
  }

  /** Puts a text into a field at once. */
  async fill(text: string): Promise<void> {
    await this.waitFor();
    // What is typed before an island is there is held for it (chrome/earlyPresses.ts); an event of a script is not.
    if (await this.evaluate((element) => element.closest('astro-island[ssr]') !== null)) {
      await this.evaluate((element) => element.focus());
      await this.#page.type(text);
      return;
    }
    await this.evaluate((element, value) => {
      element.focus();
      const owner = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      // React hears of a value by the setter of the element's class alone.
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  }

  #then(step: Step): EngineLocator {
    return new EngineLocator(this.#page, [...this.#steps, step]);
  }

  #name(): string {
    return this.#steps.map((step) => Object.values(step).join(' ')).join(' › ');
  }

  /** What a function gives for the first element, once it is something true. */
  #act(act: string): Promise<unknown> {
    return poll(this.#name(), () => this.#once(act));
  }

  #once(act: string): Promise<unknown> {
    return this.#page.engine.run(
      `async (steps) => {
        const [element] = (${FIND})(steps);
        return element && (${act})(element);
      }`,
      [this.#steps],
    );
  }
}

/** Asks until there is something true; says at the end what was waited for. */
export async function poll<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
  const deadline = Date.now() + STEP_TIMEOUT_MS;
  let failure: unknown;
  for (;;) {
    try {
      const result = await ask();
      if (result) return result;
      failure = undefined;
    } catch (error) {
      // Such as a page that gives way to the next one.
      failure = error;
    }
    if (Date.now() > deadline) throw new Error(`Waited for ${what} in vain.`, { cause: failure });
    await delay(POLL_MS);
  }
}

/** Runs in the page. */
function findElements(steps: readonly Step[]): Element[] {
  const ROLES: Record<string, string> = {
    button: 'button, summary, [role=button], [type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input, textarea',
    combobox: 'select, [role=combobox]',
    radio: '[type=radio], [role=radio]',
    dialog: 'dialog[open]',
    article: 'article',
  };
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby');
    const labels = (element as HTMLInputElement).labels ?? [];
    return clean(
      element.getAttribute('aria-label') ??
        (labelled === null ? undefined : document.getElementById(labelled)?.textContent) ??
        (labels.length > 0 ? [...labels].map((label) => label.textContent).join(' ') : element.textContent),
    );
  };
  let found: Element[] = [document.documentElement];
  for (const step of steps) {
    if ('place' in step) {
      const element = found[step.place];
      found = element ? [element] : [];
    } else if ('text' in step)
      found = found.filter((element) => clean(element.textContent).includes(step.text));
    else {
      const selector = 'css' in step ? step.css : (ROLES[step.role] ?? `[role=${step.role}]`);
      found = [...new Set(found.flatMap((element) => [...element.querySelectorAll(selector)]))];
      if ('role' in step) found = found.filter((element) => element.checkVisibility());
      if ('role' in step && step.name !== undefined) {
        const name = clean(step.name);
        found = found.filter((element) =>
          step.isExact
            ? nameOf(element) === name
            : nameOf(element).toLowerCase().includes(name.toLowerCase()),
        );
      }
    }
  }
  return found;
}

const FIND = findElements.toString();
