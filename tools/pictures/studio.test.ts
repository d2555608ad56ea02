import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FIRST = join(import.meta.dirname, 'studio');
const SECOND = join(import.meta.dirname, 'studio2');

/** What only Blender 3.4 has, or names so. */
const GONE =
  /calc_normals|use_auto_smooth|auto_smooth_angle|ShaderNodeSeparateRGB|Clearcoat|\bSpecular=|\["Emission"\]|"Linear"/;

function modulesIn(studio: string): string[] {
  return readdirSync(studio, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.py'));
}

test('only one module knows what Blender 3.4 has and Blender 5.0 has not', () => {
  const knowing = [FIRST, SECOND].flatMap((studio) =>
    modulesIn(studio).filter((file) => GONE.test(readFileSync(join(studio, file), 'utf8'))),
  );
  expect(knowing).toEqual(['blender.py']);
});

test('the second studio copies no module of the first', () => {
  const shared = modulesIn(SECOND).filter((file) => modulesIn(FIRST).includes(file));
  for (const file of shared) {
    const first = new Set(linesOf(join(FIRST, file)));
    const lines = linesOf(join(SECOND, file));
    const copied = lines.filter((line) => first.has(line));
    expect(copied.length / lines.length, file).toBeLessThan(0.5);
  }
});

/** The lines that say something. */
function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim().length > 3 && !line.startsWith('from ') && !line.startsWith('import '));
}
