import { openSession } from '../../netlify/lib/session.ts';
import { readStarAverages } from '../../netlify/services/starAverages.ts';
import type { StarAverage, StarAverages } from '../contracts/drink-log/starAverages.ts';

let averages: Promise<StarAverages> | undefined;

/**
 * What readers say of a recipe at the time of the build. `npm run dev` leaves it to the script of the page, as a build does
 * that has no database.
 */
export async function findStarAverage(recipeId: string): Promise<StarAverage | undefined> {
  if (!import.meta.env.PROD) return undefined;
  averages ??= readForBuild();
  return (await averages)[recipeId];
}

async function readForBuild(): Promise<StarAverages> {
  try {
    const stranger = openSession(new Request('https://build.invalid'), { withCookies: false, ip: '' });
    return await readStarAverages(() => stranger.client);
  } catch (error) {
    console.warn('The pages are built without the stars of readers, as the database did not answer.', error);
    return {};
  }
}
