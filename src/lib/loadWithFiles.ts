/*
 * Takes the place of Vite's helper for dynamic imports in the build (astro.config.mjs). Vite would ask for the files of
 * a part by `modulepreload`, and import it at once. A file that fails in an import or in such a link is refused by
 * Firefox until the page is loaded anew, and by Safari as long as the service worker serves; Firefox also reports an
 * error for each `modulepreload` of a file that is there already. So files are fetched first, all at once, and are
 * imported from the browser's cache only once all of them came.
 */

/** Files that came, or are on their way. */
const files = new Map<string, Promise<unknown>>();

/**
 * @param load imports the part
 * @param paths of its files without the leading slash: the part itself, what it imports, its styles
 * @throws Error where a file does not come; the next call asks for it again
 */
export async function loadWithFiles<Part>(
  load: () => Promise<Part>,
  paths: readonly string[] = [],
): Promise<Part> {
  await Promise.all(paths.map(bring));
  return load();
}

function bring(path: string): Promise<unknown> {
  const known = files.get(path);
  if (known) return known;
  const address = `/${path}`;
  const coming = path.endsWith('.css') ? addStyles(address) : fetchWhole(address);
  files.set(path, coming);
  coming.catch(() => files.delete(path));
  return coming;
}

async function fetchWhole(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

function addStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load.`));
    });
    document.head.append(link);
  });
}
