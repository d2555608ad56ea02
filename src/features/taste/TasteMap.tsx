import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import type { TasteMap as Layout } from '../../domain/taste/layOutMap.ts';
import { percentText } from '../../text/percentText.ts';
import { SKIP_LINK } from '../../ui/styles.ts';
import type { TasteTranslator } from './tasteTranslator.ts';
import './tasteMap.css';

interface Props {
  t: TasteTranslator;
  prefix: string;
  layout: Layout;
  /** The number or letter of each drink, by its id. */
  marks: ReadonlyMap<string, string>;
  starsOf: (drinkId: string) => number;
}

/* In pixels: heights are fixed, and widths follow the page. */
const RADIUS = 13;
const LANE = 32;
const LABEL = 24;
const GAP = 12;
const AXIS = 40;
/** Per cent of the width that stays free on each side, so that no point is cut off. */
const SIDE = 5;
/** Per cent of alcohol between two lines of the scale. */
const STEP = 10;

const toPercent = (share: number) => `${SIDE + share * (100 - 2 * SIDE)}%`;

/** The drinks as points: a row for each main taste, the strength from left to right. The list beside it says the same. */
export function TasteMap({ t, prefix, layout: { rows, most }, marks, starsOf }: Props) {
  const percent = (abv: number) => percentText(abv, t.locale);
  const tops = rows.reduce<number[]>(
    (list, { lanes }) => [...list, (list.at(-1) ?? 0) + LABEL + lanes * LANE + GAP],
    [0],
  );
  const bottom = tops.at(-1) ?? 0;
  const steps = Array.from({ length: most / STEP + 1 }, (_, place) => place * STEP);
  return (
    <>
      <a href="#taste-liked" className={SKIP_LINK}>
        {t('taste.map.skip')}
      </a>
      <svg
        className="taste-map mt-5"
        height={bottom + AXIS}
        role="group"
        aria-label={t('taste.map.label')}
        data-taste-map
      >
        <g aria-hidden="true">
          {steps.map((abv) => (
            <g key={abv}>
              <line
                className="axis"
                x1={toPercent(abv / most)}
                x2={toPercent(abv / most)}
                y1={0}
                y2={bottom}
              />
              <text className="quiet" x={toPercent(abv / most)} y={bottom + 16} textAnchor="middle">
                {abv}
              </text>
            </g>
          ))}
          <text className="quiet" x="50%" y={bottom + 34} textAnchor="middle">
            {t('taste.map.alcohol')} (%)
          </text>
        </g>
        {rows.map(({ taste, points, lanes, area }, place) => {
          const top = tops[place] ?? 0;
          return (
            <g key={taste}>
              <text x={0} y={top + 16} aria-hidden="true">
                {taste}
              </text>
              {area && (
                <rect
                  className="area"
                  data-area
                  x={toPercent(area.from)}
                  width={`${(area.to - area.from) * (100 - 2 * SIDE)}%`}
                  y={top + LABEL}
                  height={lanes * LANE}
                  rx={RADIUS}
                />
              )}
              {points.map(({ drink, isLiked, at, lane }) => {
                const stars = starsOf(drink.id);
                const y = top + LABEL + lane * LANE + LANE / 2;
                const mark = marks.get(drink.id) ?? '';
                const facts = { mark, name: drink.name, taste: drink.taste, abv: percent(drink.abv) };
                return (
                  <a
                    key={drink.id}
                    href={prefix + drink.path}
                    className={isLiked ? (stars === DRINK_LOG_LIMITS.stars ? 'full' : '') : 'nearby'}
                    aria-label={
                      isLiked
                        ? t('taste.point', { ...facts, stars: t.count('taste.stars', stars) })
                        : t('taste.point.nearby', facts)
                    }
                  >
                    <title>{drink.name}</title>
                    <circle className="focus" cx={toPercent(at)} cy={y} r={RADIUS + 3} />
                    <circle cx={toPercent(at)} cy={y} r={RADIUS} />
                    <text x={toPercent(at)} y={y + 4.5} textAnchor="middle" aria-hidden="true">
                      {mark}
                    </text>
                  </a>
                );
              })}
            </g>
          );
        })}
      </svg>
    </>
  );
}
