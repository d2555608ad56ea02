import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser engine with one page, as far as the walk needs it. */
export interface Engine {
  name: EngineName;
  version: string;
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the text of a function in the page. It is given and returns what JSON can carry. */
  run(act: string, args: readonly unknown[]): Promise<unknown>;
  /** Performs input of the W3C WebDriver standard ("actions"), coordinates in the viewport. */
  perform(actions: InputSource[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What is in view, as PNG. */
  screenshot(): Promise<Buffer>;
  /** The page as it comes out of the printer, once it has asked to be printed. */
  printed(): Promise<Buffer>;
  /** Files that pages have downloaded. */
  downloads(): string[];
  /** Errors and violations of a policy since the last call. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

export const ENGINE_NAMES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export type InputSource =
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration?: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

/** Milliseconds that a browser may take to start. */
export const START_TIMEOUT_MS = 30_000;

/**
 * Runs at the start of every page: tells of errors, of files that do not load and of violations of the policy.
 * window.print() is only remembered, since a dialog of the browser would stop the walk.
 */
export function watchPage(tell: (complaint: string) => void, print: () => void): void {
  // Leaving a page stops what it still loads, which is no error of the page.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (isLeaving) return;
      if (target instanceof Element) {
        const file = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
        tell(`${location.pathname}: ${target.localName} did not load ${file}`);
      } else tell(`${location.pathname}: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`${location.pathname}: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    tell(`${location.pathname}: violates ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  window.print = print;
}

/** A folder for what a browser keeps; `remove` takes it away. */
export function makeFolder(name: EngineName): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `mixmaster-${name}-`));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
