import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ATTACKS,
  BROWSER,
  ENGINES,
  STATIC_AND_BUILD,
  TRIALS_OF_RULES,
  trialsOfSite,
  UNIT,
  WITHOUT_TRIAL,
} from './commands.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const stages = [...STATIC_AND_BUILD, ...UNIT, ...ATTACKS, ...BROWSER, ...ENGINES];
const ofStages = stages.flatMap(({ command }) => /^npm run (\S+)/.exec(command)?.[1] ?? []);

it('runs every script of package.json', () => {
  const tried = [TRIALS_OF_RULES, trialsOfSite(''), WITHOUT_TRIAL].flatMap(Object.keys);
  const run = [...ofStages, ...tried];
  expect(run.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

it('knows every command of the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('## Scripts'), readme.indexOf('## Find your way'));
  const rows = [...table.matchAll(/^\| (?<cell>`npm [^|]+)\|/gm)].map(({ groups }) => groups?.['cell'] ?? '');
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`(?:npm run |npm )?([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

it('lets a change land by the commands that the README names', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, block = ''] = /## Test it\n+```sh\n(.+)\n```/.exec(readme) ?? [];
  const commands = block.split(' && ');
  expect(commands).toEqual(['npm ci', 'npm test']);
  for (const file of ['.ci/run', '.github/workflows/test.yml']) {
    const text = readFileSync(file, 'utf8');
    expect(
      commands.filter((command) => !text.includes(command)),
      file,
    ).toEqual([]);
  }
});
