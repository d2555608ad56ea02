import { expect, test } from 'vitest';
import { BEFORE_LIST_SCRIPT } from './beforeList.ts';

/** A browser that opens a list; `stored` is null where it keeps nothing. */
function open({ search = '', stored = {} }: { search?: string; stored?: Record<string, string> | null }) {
  const dataset: Record<string, string> = {};
  const buttons = ['pictures', 'lines'].map((density) => {
    const attributes: Record<string, string> = {};
    return {
      dataset: { density },
      attributes,
      setAttribute: (name: string, value: string) => (attributes[name] = value),
    };
  });
  let shown: typeof buttons = [];
  const listeners = new Map<string, (event: unknown) => void>();
  class Element {
    #found: unknown;
    constructor(found: unknown) {
      this.#found = found;
    }
    closest() {
      return this.#found;
    }
  }
  const globals = {
    document: { documentElement: { dataset }, querySelectorAll: () => shown },
    location: { search },
    localStorage: {
      getItem: (key: string) => {
        if (stored === null) throw new DOMException('blocked', 'SecurityError');
        return stored[key] ?? null;
      },
      setItem: (key: string, value: string) => {
        if (stored === null) throw new DOMException('blocked', 'SecurityError');
        stored[key] = value;
      },
    },
    addEventListener: (name: string, run: (event: unknown) => void) => listeners.set(name, run),
    Element,
  };
  new Function(...Object.keys(globals), BEFORE_LIST_SCRIPT)(...Object.values(globals));
  return {
    root: dataset,
    stored,
    /** The pressed state of the buttons, pictures first. */
    pressed: () => buttons.map(({ attributes }) => attributes['aria-pressed']),
    parsed: () => {
      shown = buttons;
      listeners.get('DOMContentLoaded')?.({});
    },
    press: (place: number) => listeners.get('click')?.({ target: new Element(buttons[place]) }),
    pressElsewhere: () => listeners.get('click')?.({ target: new Element(null) }),
    comeBack: (persisted: boolean) => listeners.get('pageshow')?.({ persisted }),
  };
}

test.each([
  ['', undefined],
  ['?ref=mail', undefined],
  ['?q=', undefined],
  ['?q=gin', 'pending'],
  ['?ref=mail&sort=strongest', 'pending'],
  ['?ingredient=juice', 'pending'],
  ['?spirit=gin', 'pending'],
  ['?type=mocktails', 'pending'],
  ['?subtype=x', undefined],
])('the address %j leaves the list %s', (search, list) => {
  expect(open({ search }).root['list']).toBe(list);
});

test.each([
  [{}, 'pictures'],
  [{ 'list-density': 'lines' }, 'lines'],
  [{ 'list-density': 'rubbish' }, 'pictures'],
])(
  'what is kept, %j, is shown as %s before the buttons are there, and then they say so',
  (stored, density) => {
    const page = open({ stored });
    expect(page.root['density']).toBe(density);
    page.parsed();
    expect(page.pressed()).toEqual(density === 'lines' ? ['false', 'true'] : ['true', 'false']);
  },
);

test('a press chooses, is kept, and a press elsewhere changes nothing', () => {
  const page = open({});
  page.parsed();
  page.press(1);
  expect([page.root['density'], page.stored, page.pressed()]).toEqual([
    'lines',
    { 'list-density': 'lines' },
    ['false', 'true'],
  ]);
  page.pressElsewhere();
  expect(page.root['density']).toBe('lines');
  page.press(0);
  expect([page.root['density'], page.stored]).toEqual(['pictures', { 'list-density': 'pictures' }]);
});

test('a page that Back brings as it was left follows what was chosen since', () => {
  const stored: Record<string, string> = {};
  const page = open({ stored });
  page.parsed();
  stored['list-density'] = 'lines';
  page.comeBack(false);
  expect(page.root['density']).toBe('pictures');
  page.comeBack(true);
  expect([page.root['density'], page.pressed()]).toEqual(['lines', ['false', 'true']]);
});

test('where the browser keeps nothing, a choice holds for the page', () => {
  const page = open({ stored: null, search: '?q=gin' });
  expect(page.root).toEqual({ list: 'pending' });
  page.parsed();
  page.press(1);
  expect([page.root['density'], page.pressed()]).toEqual(['lines', ['false', 'true']]);
});
