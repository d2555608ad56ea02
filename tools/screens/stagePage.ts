/*
 * What the steps to a screen use of a page: a part of Playwright's interface that `EnginePage` has too, so that
 * Chromium, Firefox and WebKit take the same steps.
 */

interface RoleOptions {
  name?: string;
  exact?: boolean;
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface StageLocator {
  locator(css: string): StageLocator;
  getByRole(role: 'button', options?: RoleOptions): StageLocator;
  filter(options: { hasText: string }): StageLocator;
  first(): StageLocator;
  nth(place: number): StageLocator;
  all(): Promise<StageLocator[]>;
  click(): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(option: { index: number }): Promise<unknown>;
  setInputFiles(file: File): Promise<void>;
  waitFor(): Promise<void>;
}

export interface StageRoute {
  abort(): Promise<void>;
  fulfill(answer: { status?: number; json: unknown }): Promise<void>;
}

export interface StagePage {
  locator(css: string): StageLocator;
  getByRole(role: 'button' | 'article', options?: RoleOptions): StageLocator;
  evaluate(act: () => void): Promise<void>;
  reload(): Promise<unknown>;
  route(pattern: string, act: (route: StageRoute) => Promise<void>): Promise<unknown>;
}
