import { resolve } from 'node:path';
import { runPictures } from './command.ts';

/* Usage: npm run pictures -- --minutes 60 (options.ts has the options). */

// An exit takes Blender along; a signal that is not listened to would leave it rendering.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

process.exitCode = await runPictures(process.argv.slice(2), resolve('.'));
