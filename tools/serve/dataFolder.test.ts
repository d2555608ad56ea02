import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepSecrets, lockFolder, openDataFolder } from './dataFolder.ts';
import { Fault } from './fault.ts';
import { temporaryFolder } from './temporaryFolder.ts';

it('keeps the secrets of a checkout, readable by their owner alone', () => {
  const folder = join(temporaryFolder(), 'data');
  const secrets = keepSecrets(folder);
  expect(keepSecrets(folder)).toEqual(secrets);
  expect(keepSecrets(temporaryFolder())).not.toEqual(secrets);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
});

it.each(['', '{"jwtSecret": "local-', '{}', '{"jwtSecret":"","publishableKey":"","secretKey":""}'])(
  'leaves secrets alone that it cannot read: %j',
  (text) => {
    const folder = temporaryFolder();
    const file = join(folder, 'secrets.json');
    writeFileSync(file, text);
    const refusal = new Fault(`${file} is not readable: delete it to start anew.`);
    expect(() => openDataFolder(folder)).toThrow(refusal);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  },
);

it('does not take secrets that it may not read for missing ones', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'secrets.json'));
  expect(() => keepSecrets(folder)).toThrow(Fault);
});

it('makes no secrets in a folder that another process holds', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid}`);
  expect(() => openDataFolder(folder)).toThrow(Fault);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('refuses a folder that a running process holds', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid}`);
  expect(() => lockFolder(folder)).toThrow(
    new Fault(`Process ${process.ppid} already uses the local database in ${folder}: stop it first.`),
  );
});

it.each(['999999999', 'rubbish', ''])('takes over a folder whose lock says "%s"', (holder) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), holder);
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.pid}`);
  unlock();
  expect(() => statSync(join(folder, 'lock'))).toThrow();
});

it('refuses a folder that this process holds already, until it is given back', () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(Fault);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over the lock of an earlier process that had the same number', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${process.pid}`);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('gives a folder to one of two that find the same lock left behind', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), '999999999');
  const outcomes: string[] = [];
  const tryToLock = () => {
    try {
      lockFolder(folder);
      outcomes.push('holds it');
    } catch (error) {
      outcomes.push(error instanceof Fault ? 'refused' : String(error));
    }
  };
  // The second comes while the first is finding out that the holder is gone.
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    tryToLock();
    throw Object.assign(new Error('No such process'), { code: 'ESRCH' });
  });
  tryToLock();
  expect(outcomes).toEqual(['refused', 'holds it']);
});

it('leaves the lock of another process alone when it gives the folder back', () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), `${process.ppid}`);
  unlock();
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.ppid}`);
});
