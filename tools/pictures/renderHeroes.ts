import { rmSync } from 'node:fs';
import type { Encoders } from './encode.ts';
import { HERO_SIZES } from './heroes.ts';
import { readDeadline, type Options } from './options.ts';
import type { Places } from './places.ts';
import type { PlannedHero } from './plan.ts';
import { createProgress } from './progress.ts';
import { publishHero } from './publish.ts';
import { renderBatches, type StudioSettings } from './renderer.ts';

/** A preview of a scene is this part of its size. */
const PREVIEW = 0.25;

/**
 * Renders scenes of the home page, each in a process of its own.
 *
 * @param heroes all of them; of these, the options choose
 * @param studio where its pictures come to lie, light paths per pixel, and its program
 * @returns how many failed
 */
export async function renderHeroes(
  heroes: readonly PlannedHero[],
  options: Options,
  places: Places,
  {
    samples,
    encode,
    ...studio
  }: Pick<StudioSettings, 'out' | 'command'> & { samples: number; encode: Encoders['hero'] },
): Promise<number> {
  const asked = heroes
    .filter(({ hero }) => options.only.length === 0 || options.only.includes(hero.id))
    .filter(({ state }) => options.preview || state !== 'current')
    .slice(0, options.limit);
  const progress = createProgress(asked.length);
  const settings = { ...studio, deadline: readDeadline(options) };
  for (const { hero, name, hash } of asked) {
    const scale = options.preview ? PREVIEW : 1;
    const { width, height } = HERO_SIZES[hero.shape];
    const size = { width: width * scale, height: height * scale, samples };
    await renderBatches([{ ...size, pictures: [], heroes: [hero] }], settings, (outcome) =>
      progress.take(name, outcome, async (file) => {
        if (options.preview) return;
        publishHero(places, name, hash, await encode(file, hero));
        rmSync(file);
      }),
    );
  }
  return progress.end();
}
