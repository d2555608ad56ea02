import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Inside the project, so that its packages are found from there. */
const FOLDER = '.netlify/check';

/** Two copies of parts of the project, for Netlify's own local server. */
interface Copies {
  /** Functions and files. */
  site: string;
  /** The function of the pages alone, which Netlify asks last. */
  pages: string;
  remove(): void;
}

/**
 * Copies what a deploy on Netlify has. Netlify's local packages know functions in the folder of `netlify.toml` alone and
 * no order among them, so that the function of the pages, which the build leaves elsewhere, lies in a copy of its own.
 * @throws Error where nothing was built
 */
export async function copyProject(project: string): Promise<Copies> {
  const built = join(project, '.netlify/v1/functions/ssr');
  if (!existsSync(built)) throw new Error('There is no built site: run "npm run build" first.');
  const folder = join(project, FOLDER);
  const [site, pages] = [join(folder, 'site'), join(folder, 'pages')];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  for (const part of ['netlify.toml', 'package.json', 'netlify', 'src', 'data', 'dist'])
    await cp(join(project, part), join(site, part), { recursive: true });
  await cp(join(project, 'netlify.toml'), join(pages, 'netlify.toml'));
  await cp(built, join(pages, 'netlify/functions/ssr'), { recursive: true });
  return { site, pages, remove };
}
