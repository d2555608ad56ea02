import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepSecrets, lockFolder } from './dataFolder.ts';
import { Fault } from './fault.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'mixmaster-'));

it('keeps the secrets of a checkout, readable by their owner alone', () => {
  const folder = join(newFolder(), 'data');
  const secrets = keepSecrets(folder);
  expect(keepSecrets(folder)).toEqual(secrets);
  expect(keepSecrets(newFolder())).not.toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
});

it('refuses a folder that a running process holds', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid}`);
  expect(() => lockFolder(folder)).toThrow(
    new Fault(`Process ${process.ppid} already uses the local database in ${folder}: stop it first.`),
  );
});

it.each(['999999999', 'rubbish', ''])('takes over a folder whose lock says "%s"', (holder) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), holder);
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.pid}`);
  unlock();
  expect(() => statSync(join(folder, 'lock'))).toThrow();
});
