import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { followFunctions, FUNCTION_PATHS, hostFunctions } from './functionHost.ts';
import { temporaryFolder } from './temporaryFolder.ts';

function hostOf(modules: Record<string, unknown>) {
  const folder = temporaryFolder();
  for (const name of Object.keys(modules)) writeFileSync(join(folder, name), '');
  return followFunctions(folder, async (file) => {
    const module = modules[basename(file)];
    if (module instanceof Error) throw module;
    return module;
  });
}

function route(config: Record<string, unknown>, text = 'found') {
  return { default: async () => new Response(text), config };
}

it('finds a function by path and method', async () => {
  const host = hostOf({
    'read.mts': route({ path: ['/api/notes', '/api/notes/:id'], method: 'GET' }),
    'static.mts': route({ path: '/api/en/*', preferStatic: true }),
  });
  expect(await host.find('/api/notes/7/', 'GET')).toMatchObject({ prefersStatic: false });
  expect(await host.find('/api/en/x', 'PUT')).toMatchObject({ prefersStatic: true });
  expect(await host.find('/api/notes', 'POST')).toBeUndefined();
});

it('loads the functions of `npm run dev` when a path of theirs is requested, and not for pages', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.mts'), '');
  const load = vi.fn(async () => route({ path: '/api/notes' }));
  const host = followFunctions(folder, load);
  expect(await host.find('/', 'GET')).toBeUndefined();
  expect(await host.find('/cocktail/negroni', 'GET')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await host.find('/api/notes', 'GET')).toBeDefined();
});

it('breaks neither pages nor other routes by a function that cannot be loaded', async () => {
  const syntaxError = new SyntaxError('Unexpected token');
  const host = hostOf({ 'a-broken.mts': syntaxError, 'health.mts': route({ path: '/api/health' }) });
  expect(await host.find('/cocktails', 'GET')).toBeUndefined();
  expect(await host.find('/api/health', 'GET')).toBeDefined();
  await expect(host.find('/api/broken', 'GET')).rejects.toThrow(
    new Error('The function a-broken.mts cannot be loaded.', { cause: syntaxError }),
  );
});

it.each([
  { path: '/api/notes', excludedPath: '/api/notes/all' },
  { path: '/api/notes', rateLimit: { windowLimit: 1 } },
  { method: 'GET' },
  { path: '/api/notes', schedule: '@daily' },
  undefined,
])('refuses the config %j, of which it would leave out a part', async (config) => {
  const host = hostOf({ 'notes.mts': { ...route({}), config } });
  await expect(host.find('/api/notes', 'GET')).rejects.toThrow('The function notes.mts cannot be loaded.');
});

it('has a function with a schedule called by hand alone, where Netlify’s own tools call it', async () => {
  const host = hostOf({ 'sweep.mts': route({ schedule: '@daily' }) });
  expect(await host.find('/.netlify/functions/sweep', 'POST')).toBeDefined();
  expect(await host.find('/sweep', 'GET')).toBeUndefined();
});

it('follows a function whose code changes', async () => {
  const modules = { 'notes.mts': route({ path: '/api/notes' }, 'old') };
  const host = hostOf(modules);
  const answer = async () =>
    (await (await host.find('/api/notes', 'GET'))?.run(new Request('http://localhost/'), ''))?.text();
  expect(await answer()).toBe('old');
  modules['notes.mts'] = route({ path: '/api/notes' }, 'new');
  expect(await answer()).toBe('new');
});

it('asks the functions of an earlier folder first, and reads each file once', async () => {
  const [site, generated] = [temporaryFolder(), temporaryFolder()];
  const write = (file: string, text: string, path: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `globalThis.readings = (globalThis.readings ?? 0) + 1;
       export default async (_, { params, ip }) => new Response('${text} ' + JSON.stringify(params) + ip);
       export const config = { path: '${path}' };`,
    );
  };
  write(join(site, 'notes.mts'), 'own', '/api/notes/:id');
  write(join(generated, 'ssr/ssr.mjs'), 'pages', '/*');
  const host = hostFunctions(site, generated);
  const answer = async (path: string) =>
    (await (await host.find(path, 'GET'))?.run(new Request('http://localhost/'), '::1'))?.text();
  expect(await answer('/api/notes/7/')).toBe('own {"id":"7"}::1');
  expect(await answer('/notes')).toBe('pages {"0":"notes"}::1');
  expect(await answer('/api/notes/8')).toBe('own {"id":"8"}::1');
  expect(Reflect.get(globalThis, 'readings')).toBe(2);
});

it('refuses a file that exports no handler', async () => {
  const host = hostOf({ 'notes.mts': { config: { path: '/api/notes' } } });
  await expect(host.find('/api/notes', 'GET')).rejects.toThrow('The function notes.mts cannot be loaded.');
});

it('has functions that Node imports as they are, each at a path that `npm run dev` loads them for', () => {
  const folder = resolve('netlify/functions');
  const files = readdirSync(folder).map((file) => pathToFileURL(join(folder, file)).href);
  const script = `for (const file of ${JSON.stringify(files)}) {
    const { config } = await import(file);
    for (const path of [config.path ?? '/.netlify/functions/'].flat()) console.log(path);
  }`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString();
  const paths = output.trim().split('\n');
  expect(paths.length).toBeGreaterThanOrEqual(files.length);
  expect(paths.filter((path) => !FUNCTION_PATHS.some((own) => path.startsWith(own)))).toEqual([]);
});
