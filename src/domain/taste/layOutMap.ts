import type { TasteDrink } from './tasteDrinks.ts';

/** A drink on the map. */
export interface MapPoint {
  drink: TasteDrink;
  isLiked: boolean;
  /** From left (no alcohol) to right (the strongest), 0 to 1. */
  at: number;
  /** Of the lines of its row, from above: what lies at the same strength is not to overlap. */
  lane: number;
}

/** The drinks of one main taste. */
export interface MapRow {
  taste: string;
  /** From the weakest to the strongest. */
  points: readonly MapPoint[];
  lanes: number;
  /** Where the liked drinks lie, from left to right; undefined where none does. */
  area: { from: number; to: number } | undefined;
}

export interface TasteMap {
  /** Per cent of alcohol at the right edge. */
  most: number;
  rows: readonly MapRow[];
}

/** The right edge is at least here, and on a round number. */
const LEAST_SCALE = 40;
const STEP = 10;
/** The part of the width that a point takes on a narrow phone. */
const POINT_WIDTH = 0.11;
/** How far an area reaches beyond its points. */
const MARGIN = 0.05;

/** Lays drinks out: a row for each main taste, the most liked first, and the strength from left to right. */
export function layOutMap(liked: readonly TasteDrink[], nearby: readonly TasteDrink[]): TasteMap {
  const all = [
    ...liked.map((drink) => ({ drink, isLiked: true })),
    ...nearby.map((drink) => ({ drink, isLiked: false })),
  ];
  const strongest = Math.max(LEAST_SCALE, ...all.map(({ drink }) => drink.abv));
  const most = Math.ceil(strongest / STEP) * STEP;
  const rows = [...Map.groupBy(all, ({ drink }) => drink.taste)].map(([taste, own]) => {
    const ends: number[] = [];
    const points = own
      .sort((a, b) => a.drink.abv - b.drink.abv || Number(b.isLiked) - Number(a.isLiked))
      .map(({ drink, isLiked }): MapPoint => {
        const at = drink.abv / most;
        const free = ends.findIndex((end) => at - end >= POINT_WIDTH);
        const lane = free === -1 ? ends.length : free;
        ends[lane] = at;
        return { drink, isLiked, at, lane };
      });
    const places = points.filter((point) => point.isLiked).map(({ at }) => at);
    const area =
      places.length === 0
        ? undefined
        : { from: Math.max(0, Math.min(...places) - MARGIN), to: Math.min(1, Math.max(...places) + MARGIN) };
    return { taste, points, lanes: ends.length, area, count: places.length };
  });
  return {
    most,
    rows: rows.sort((a, b) => b.count - a.count).map(({ count: _, ...row }) => row),
  };
}
