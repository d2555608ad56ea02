import { Fault } from '../serve/fault.ts';
import { ENCODERS } from './encode.ts';
import { makePictures } from './makePictures.ts';
import { parseOptions, USAGE, UsageError } from './options.ts';
import { placesIn } from './places.ts';

/**
 * The command `npm run pictures`: renders what is missing or stale.
 *
 * @param args what follows the command
 * @param root the project's folder
 * @param encoders what makes the published files
 * @returns the exit code: 1 where a picture failed or a recipe is faulty, 2 where it was called wrongly
 */
export async function runPictures(args: string[], root: string, encoders = ENCODERS): Promise<number> {
  try {
    const isGood = await makePictures(parseOptions(args), placesIn(root), encoders);
    return isGood ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    return 1;
  }
}
