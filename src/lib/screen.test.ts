import { expect, it, vi } from 'vitest';
import { fitToKeyboard } from './fitToKeyboard.ts';
import { oncePerFrame } from './oncePerFrame.ts';
import { showPicture } from './showPicture.ts';

it('acts once per frame, with what came last', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const seen: number[] = [];
  const act = oncePerFrame<number>((value) => seen.push(value));
  act(1);
  act(2);
  expect([frames.length, seen]).toEqual([1, []]);
  frames.shift()?.();
  act(3);
  expect(seen).toEqual([2]);
  frames.shift()?.();
  expect(seen).toEqual([2, 3]);
});

it.each([
  ['a photograph', { avif: 'a 400w' }, 'a 400w'],
  ['a drawing', undefined, ''],
])('shows %s in a picture of a template', (_, rendered, srcset) => {
  const parts = { source: { srcset: '' }, img: { src: '' } };
  const picture = { querySelector: (name: keyof typeof parts) => parts[name] };
  showPicture(picture as unknown as HTMLPictureElement, { src: '/a.jpg', rendered });
  expect(parts).toEqual({ source: { srcset }, img: { src: '/a.jpg' } });
});

it('fits a sheet to what the keyboard leaves, unless somebody magnifies the page', () => {
  const seen = Object.assign(new EventTarget(), { scale: 1, height: 400, offsetTop: 20 });
  const styles = new Map<string, string>();
  const sheet = { style: { setProperty: (name: string, value: string) => styles.set(name, value) } };
  vi.stubGlobal('window', { visualViewport: seen });
  fitToKeyboard(sheet as unknown as HTMLElement);
  const shown = () => [styles.get('--seen-height'), styles.get('--seen-top')];
  expect(shown()).toEqual(['400px', '20px']);
  Object.assign(seen, { height: 300 });
  seen.dispatchEvent(new Event('resize'));
  expect(shown()).toEqual(['300px', '20px']);
  Object.assign(seen, { offsetTop: 30, scale: 1.01 });
  seen.dispatchEvent(new Event('scroll'));
  expect(shown()).toEqual(['300px', '30px']);
  Object.assign(seen, { scale: 1.02 });
  seen.dispatchEvent(new Event('scroll'));
  expect(shown()).toEqual(['100dvh', '0px']);
  vi.stubGlobal('window', {});
  expect(() => fitToKeyboard(sheet as unknown as HTMLElement)).not.toThrow();
});
