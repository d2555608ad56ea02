import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { canBeWritten, keepSecrets, openDataFolder } from './dataFolder.ts';
import { Fault } from './fault.ts';
import { temporaryFolder } from './temporaryFolder.ts';

it('keeps the secrets of a checkout, readable by their owner alone', () => {
  const folder = join(temporaryFolder(), 'data');
  const secrets = keepSecrets(folder);
  expect(keepSecrets(folder)).toEqual(secrets);
  expect(keepSecrets(temporaryFolder())).not.toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
});

it('knows whether a database may work in a folder', () => {
  const folder = temporaryFolder();
  expect([canBeWritten(folder), canBeWritten(join(folder, 'none'))]).toEqual([true, false]);
});

it.each(['', '{"jwtSecret": "local-', '{}', '{"jwtSecret":"","publishableKey":"","secretKey":""}'])(
  'leaves secrets alone that it cannot read: %j',
  async (text) => {
    const folder = temporaryFolder();
    const file = join(folder, 'secrets.json');
    writeFileSync(file, text);
    const refusal = new Fault(`${file} is not readable: delete it to start anew.`);
    await expect(openDataFolder(folder)).rejects.toThrow(refusal);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  },
);

it('does not take secrets that it may not read for missing ones', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'secrets.json'));
  expect(() => keepSecrets(folder)).toThrow(Fault);
});

const refusal = (folder: string) =>
  new Fault(
    `Another process uses the local database in ${folder}: stop it first, or wait ten seconds if it was killed.`,
  );

it('gives a folder to one at a time, and makes no secrets in one that is held', async () => {
  const folder = temporaryFolder();
  const { unlock } = await openDataFolder(folder);
  const kept = readFileSync(join(folder, 'secrets.json'), 'utf8');
  await expect(openDataFolder(folder)).rejects.toThrow(refusal(folder));
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(kept);
  await unlock();
  await (await openDataFolder(folder)).unlock();
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});

it('keeps other processes out until the one that holds the folder ends', async () => {
  const folder = temporaryFolder();
  const module = JSON.stringify(resolve('tools/serve/dataFolder.ts'));
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `await (await import(${module})).openDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`,
  ]);
  await once(child.stdout, 'data');
  await expect(openDataFolder(folder)).rejects.toThrow(refusal(folder));
  child.kill('SIGTERM');
  await once(child, 'exit');
  await (await openDataFolder(folder)).unlock();
});

it('takes over a folder whose holder was killed', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lock'));
  const elevenSecondsAgo = new Date(Date.now() - 11_000);
  utimesSync(join(folder, 'lock'), elevenSecondsAgo, elevenSecondsAgo);
  await (await openDataFolder(folder)).unlock();
});

it('says where a folder cannot be written', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(openDataFolder(join(file, 'data'))).rejects.toThrow(
    new Fault(`The folder of the local data, ${join(file, 'data')}, cannot be written (ENOTDIR).`),
  );
});
