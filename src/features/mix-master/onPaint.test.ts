import { afterEach, expect, it, vi } from 'vitest';
import onPaint from './onPaint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sets up a page, in a browser that reports paints or does not. The function that it returns paints the page. */
function open({ prerendering = false, tellsOfPaints = true }): () => void {
  let paint: () => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = tellsOfPaints ? ['paint'] : [];
    private readonly notice: (entries: unknown, observer: Observer) => void;
    constructor(notice: (entries: unknown, observer: Observer) => void) {
      this.notice = notice;
    }
    observe() {
      paint = () => {
        this.notice([], this);
      };
    }
    disconnect() {
      paint = () => undefined;
    }
  }
  vi.stubGlobal('document', { prerendering });
  vi.stubGlobal('PerformanceObserver', Observer);
  return () => {
    paint();
  };
}

/** Starts the directive; the mocks show whether it has loaded and hydrated the island. */
async function wake(): Promise<{ hydrate: ReturnType<typeof vi.fn>; load: ReturnType<typeof vi.fn> }> {
  const hydrate = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(hydrate));
  void onPaint(load, { name: 'paint', value: '' }, {} as HTMLElement);
  await new Promise((later) => setTimeout(later));
  return { hydrate, load };
}

it('fetches an island when the page is painted, and not before', async () => {
  const paint = open({});
  const { hydrate, load } = await wake();
  expect(load).not.toHaveBeenCalled();
  paint();
  await vi.waitFor(() => {
    expect(hydrate).toHaveBeenCalledOnce();
  });
});

it.each([{ prerendering: true }, { tellsOfPaints: false }])(
  'fetches it at once where no paint is to be waited for: %o',
  async (page) => {
    open(page);
    const { hydrate } = await wake();
    expect(hydrate).toHaveBeenCalledOnce();
  },
);
