import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from './plan.ts';

const ALL = 'all';

/** The most bytes that the median picture may have, by file; `all` is every file of a drink together. */
export type Limits = Readonly<Record<string, number>>;

export const LIMITS: Limits = { '400.avif': 12_000, '800.avif': 28_000, [ALL]: 90_000 };

/** How large the finished pictures of one width are, or the drinks' files together. */
export interface Size {
  file: string;
  median: number;
  total: number;
  limit: number;
}

/**
 * The sizes of finished pictures in bytes.
 *
 * @param ids of the drinks that have a picture, at least one
 */
export function measureSizes(published: string, ids: readonly string[], limits: Limits): Size[] {
  return Object.entries(limits).map(([file, limit]) => {
    const sizes = ids.map((id) => bytesOf(join(published, id), file));
    return { file, median: medianOf(sizes), total: sizes.reduce((sum, size) => sum + size, 0), limit };
  });
}

/**
 * Writes the sizes of the finished pictures to the console.
 *
 * @returns whether all are within their limits
 */
export function tellSizes(
  drinks: readonly { id: string; state: State }[],
  published: string,
  limits: Limits,
): boolean {
  const ids = drinks.filter(({ state }) => state !== 'missing').map(({ id }) => id);
  if (ids.length === 0) {
    console.log('No picture is finished yet.');
    return true;
  }
  const sizes = measureSizes(published, ids, limits);
  for (const size of sizes) console.log(describeSize(size));
  return sizes.every(({ median, limit }) => median <= limit);
}

/** "400.avif: median 6.1 kB of at most 15.0 kB, 0.2 MB in all" */
export function describeSize({ file, median, total, limit }: Size): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const megabytes = (total / 1_000_000).toFixed(1);
  return `${file}: median ${kilobytes(median)} of at most ${kilobytes(limit)}, ${megabytes} MB in all`;
}

function bytesOf(folder: string, file: string): number {
  const files = file === ALL ? readdirSync(folder) : [file];
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
