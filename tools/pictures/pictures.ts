import { resolve } from 'node:path';
import { runPictures } from './command.ts';

/* Usage: npm run pictures -- --minutes 60 (options.ts has the options). */
process.exitCode = await runPictures(process.argv.slice(2), resolve('.'));
