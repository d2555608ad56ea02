import { resolve } from 'node:path';
import { ENCODERS } from './encode.ts';
import { runCommand } from './fault.ts';
import { makePictures } from './makePictures.ts';
import { parseOptions } from './options.ts';
import { placesIn } from './places.ts';

/* Usage: npm run pictures -- --minutes 60 (options.ts has the options). */

// An exit takes Blender along; a signal that is not listened to would leave it rendering.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

process.exitCode = await runCommand(() =>
  makePictures(parseOptions(process.argv.slice(2)), placesIn(resolve('.')), ENCODERS),
);
