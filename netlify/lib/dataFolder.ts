import path from 'node:path';

/**
 * The catalogue's folder where a function runs: `netlify.toml` packs `data/` beside the functions
 * (`included_files`), locally it is the project's own.
 */
export function dataFolder(): string {
  return path.resolve(process.env['LAMBDA_TASK_ROOT'] ?? '', 'data');
}
