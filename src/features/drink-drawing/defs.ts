import { stops, tag, type Stop } from './svg.ts';

/** Collects what a drawing refers to; ids carry a prefix, so that drawings can share a page. */
export class Defs {
  private readonly prefix: string;
  private readonly markup: string[] = [];
  private readonly shared = new Map<string, string>();
  private count = 0;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Keeps an element and returns the id that it was given. */
  add(
    name: string,
    attributes: Readonly<Record<string, string | number | undefined>>,
    children = '',
  ): string {
    const id = `${this.prefix}${(this.count++).toString(36)}`;
    this.markup.push(tag(name, { id, ...attributes }, children));
    return id;
  }

  /** Keeps what `make` adds once per key and returns its id. */
  share(key: string, make: () => string): string {
    const id = this.shared.get(key) ?? make();
    this.shared.set(key, id);
    return id;
  }

  /** A gradient from one point to another, as a paint. */
  linear(
    [x1, y1]: readonly [number, number],
    [x2, y2]: readonly [number, number],
    list: readonly Stop[],
  ): string {
    const short = (value: number) => Math.round(value) || undefined;
    const end = { x1: short(x1), y1: short(y1), x2: Math.round(x2), y2: short(y2) };
    return `url(#${this.add('linearGradient', { ...end, gradientUnits: 'userSpaceOnUse' }, stops(list))})`;
  }

  /** A gradient across what it paints, or down it, as a paint. */
  across(list: readonly Stop[], direction: 'right' | 'down' = 'right'): string {
    return `url(#${this.add('linearGradient', direction === 'down' ? { x2: 0, y2: 1 } : {}, stops(list))})`;
  }

  /** A round gradient that fills what it paints, as a paint. */
  radial(list: readonly Stop[]): string {
    return `url(#${this.add('radialGradient', {}, stops(list))})`;
  }

  /** A clip by path data, as a reference. */
  clip(data: string): string {
    return `url(#${this.add('clipPath', {}, tag('path', { d: data }))})`;
  }

  toString(): string {
    return `<defs>${this.markup.join('')}</defs>`;
  }
}
