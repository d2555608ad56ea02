import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from '../serve/fault.ts';

/** What the studio is made of, as Debian's packages. */
const PACKAGES = ['blender', 'python3-numpy', 'python3-opencv', 'python3-torch'];

/**
 * Makes sure that pictures can be rendered on this machine.
 *
 * @throws Fault that names the missing packages and the command that installs them
 */
export function requirePackages(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  throw new Fault(
    `Rendering needs Debian’s ${missing.join(', ')}. Install with:\n` +
      `apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );
}

/** Where there is no dpkg, only Blender itself can be looked for. */
function missingPackages(): string[] {
  const format = '--showformat=${Package} ${db:Status-Status}\\n';
  const { stdout, error } = spawnSync('dpkg-query', ['--show', format, ...PACKAGES], { encoding: 'utf8' });
  if (error) return spawnSync('blender', ['--version']).error ? ['blender'] : [];
  const installed = stdout.split('\n');
  return PACKAGES.filter((name) => !installed.includes(`${name} installed`));
}

/**
 * The Python of the second edition, with Blender as a module, in a folder that git ignores.
 *
 * @param work the folder of the tool's working files
 * @throws Fault that names the commands that install what is missing
 */
export function requireStudioPython(work: string): string {
  const python = join(work, 'python/bin/python');
  const { status } = spawnSync(python, ['-c', 'import bpy, cv2, numpy'], { stdio: 'ignore' });
  if (status === 0) return python;
  throw new Fault(
    'Rendering needs Python 3.11 with Blender as a module. Install with:\n' +
      'python3.11 -m venv .pictures/python\n' +
      '.pictures/python/bin/pip install -r tools/pictures/studio2/requirements.txt',
  );
}
