import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BUILT_FOLDER, writeBuilt } from '../../src/catalogue/builtData.ts';
import { builtFile } from './builtFile.ts';
import { dataFolder } from './dataFolder.ts';

const FOLDER = 'supabase/migrations';
const BUILT_MIGRATIONS = 'migrations.json';

/** Names of the migrations in the project's folder, oldest first, such as `20261121100100_create_is_alive`. */
function readNames(projectFolder: string): string[] {
  return readdirSync(path.join(projectFolder, FOLDER))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();
}

/** Writes the names for functions, which are deployed without the migrations. */
export function writeMigrationList(dataDir: string): void {
  writeBuilt(path.join(dataDir, BUILT_FOLDER, BUILT_MIGRATIONS), readNames('.'));
}

/** Names of the migrations that this version of the site needs, oldest first. */
export function migrationList(): string[] {
  return (builtFile(BUILT_MIGRATIONS) as string[] | undefined) ?? readNames(path.dirname(dataFolder()));
}
