import { Fault } from '../serve/fault.ts';
import { makePictures } from './makePictures.ts';
import { makeSecondEdition } from './makeSecondEdition.ts';
import { parseOptions, USAGE, UsageError } from './options.ts';
import { placesIn } from './places.ts';

/**
 * The command `npm run pictures`: renders what is missing or stale.
 *
 * @param args what follows the command
 * @param root the project's folder
 * @returns the exit code: 1 where a picture failed or a recipe is faulty, 2 where it was called wrongly
 */
export async function runPictures(args: string[], root: string): Promise<number> {
  try {
    const options = parseOptions(args);
    const make = options.edition === 2 ? makeSecondEdition : makePictures;
    return (await make(options, placesIn(root, options.edition))) ? 0 : 1;
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
