import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QA_COMMANDS } from './commands.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it('finds the file of every command', () => {
  const files = Object.values(QA_COMMANDS).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('lists at most 14 scripts in the README, each of which there is', () => {
  const table = readme.slice(readme.indexOf('## Scripts'), readme.indexOf('## Find your way'));
  const named = [...table.matchAll(/^\| `npm (?:run )?(?<name>\S+)`/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.length).toBeLessThanOrEqual(14);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('lets a change land by the command that the README names', () => {
  const [, block = ''] = /## Test it\n+```sh\n(.+)\n```/.exec(readme) ?? [];
  expect(block).toBe('npm ci && npm test');
  for (const file of ['.ci/run', '.github/workflows/test.yml']) {
    const text = readFileSync(file, 'utf8');
    for (const command of ['npm ci', 'npm test', 'npm run test:rest']) expect(text, file).toContain(command);
  }
});
