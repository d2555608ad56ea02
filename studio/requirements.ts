import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Fault } from './fault.ts';

/**
 * The Python of the studio, with Blender as a module, in a folder that git ignores.
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
      '.pictures/python/bin/pip install -r studio/blender/requirements.txt',
  );
}
