import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { EngineName } from './engine.ts';

/** Debian's packages of each engine, with a file by which one sees that they are there. */
const PACKAGES: Record<EngineName, Record<string, string>> = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
    'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
    xvfb: '/usr/bin/Xvfb',
    xauth: '/usr/bin/xauth',
  },
};

/**
 * Installs what is missing of the engines, as root on Debian.
 *
 * @throws Error that names the missing packages where they cannot be installed
 */
export function providePackages(engines: readonly EngineName[]): void {
  const missing = engines.flatMap(findMissing);
  if (missing.length === 0) return;
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0)
    throw new Error(`The walk needs these packages of Debian: ${missing.join(' ')}`);
  console.log(`Installing ${missing.join(' ')}.`);
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...missing], options);
}

function findMissing(engine: EngineName): string[] {
  return Object.entries(PACKAGES[engine]).flatMap(([name, file]) => (existsSync(file) ? [] : name));
}
