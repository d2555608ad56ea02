import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PGlite } from '@supabase/lite/pglite';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { keepAccountData } from './accountData.ts';
import { createSecrets, openDataFolder } from './dataFolder.ts';
import { Fault } from './fault.ts';
import { listenWith, serveHttp } from './httpServer.ts';
import type { Mail } from './mailbox.ts';
import { startMailServer } from './mailServer.ts';
import { renderChoices, renderRedirect } from './mailTemplate.ts';
import { applyMigrations } from './migrations.ts';
import { SUPABASE_ROLES } from './roles.ts';

export interface EmbeddedBackend {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** A mail server for what the functions send. */
  smtpUrl: string;
  /** Everything that was "sent"; nothing leaves this machine. */
  outbox: readonly Mail[];
  database: PGlite;
  close(): Promise<void>;
}

interface EmbeddedBackendOptions {
  projectFolder: string;
  /** Where the data stays; without it the data live in memory and end with the process. */
  dataFolder?: string;
  /** A dump (`database.dumpDataDir`) that data in memory begin with, instead of an empty database. */
  dump?: Blob;
  siteUrl: string;
  onMail?: (mail: Mail) => void;
}

/** The part of supabase/config.toml that has a path in it; the rest is handed on as it is. */
const authConfigSchema = z.looseObject({
  email: z.looseObject({
    template: z.record(z.string(), z.looseObject({ content_path: z.string() })),
  }),
});

/**
 * Starts Supabase's API over an embedded Postgres, on this machine's own address only, with the
 * migrations applied. It stands in for a project on supabase.com while someone works on the site.
 * @throws Fault on Netlify, or while another process has the same data open.
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  if (process.env['NETLIFY']) {
    throw new Fault('The embedded backend is for local use: set SUPABASE_URL on Netlify.');
  }
  process.env['DO_NOT_TRACK'] = '1';

  const { projectFolder, dataFolder, dump, siteUrl, onMail } = options;
  const { secrets, unlock } = dataFolder
    ? await openDataFolder(dataFolder)
    : { secrets: createSecrets(), unlock: () => Promise.resolve() };
  const outbox: Mail[] = [];
  const deliver = (mail: Mail) => {
    outbox.push(mail);
    onMail?.(mail);
  };
  const connection = await createPgliteConnection({
    url: dataFolder ? join(dataFolder, 'postgres') : 'memory://',
    ...(dump && { pgliteOptions: { loadDataDir: dump } }),
  });
  const accountData = keepAccountData(connection.driver);
  const app = new App({
    connection,
    db: { driver: 'pglite' },
    auth: {
      ...readAuthConfig(projectFolder),
      site_url: siteUrl,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    options: {
      drivers: {
        email: {
          // Without the library's plain text: it knows nothing of the templates and their links.
          send: async ({ to, subject, html = '' }: Mail) => {
            const data = await accountData.of(to);
            const chosen = renderRedirect(renderChoices(html, data), accountData.redirectTo() ?? siteUrl);
            deliver({ to, subject: renderChoices(subject, data), html: chosen });
          },
        },
      },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  await connection.driver.exec(SUPABASE_ROLES);
  // At its first request the library would grant every role everything on every table, and undo
  // the column grants of the migrations; told that this has happened, it leaves them alone.
  Reflect.set(connection, 'rlsState', 'active');
  await applyMigrations(connection.driver, join(projectFolder, 'supabase/migrations'));

  // Port 0: any free one. Nobody types this address, the functions learn it from the environment.
  const answer = listenWith((request, ip) =>
    accountData.during(request, async () => app.fetch(request, { peerAddress: ip || null })),
  );
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, answer);

  const mailServer = await startMailServer(deliver);

  return {
    url: `http://127.0.0.1:${server.port}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    smtpUrl: mailServer.url,
    outbox,
    database: connection.driver,
    async close() {
      server.close();
      await mailServer.close();
      await connection.close();
      await unlock();
    },
  };
}

function readAuthConfig(projectFolder: string): Record<string, unknown> {
  const config = parse(readFileSync(join(projectFolder, 'supabase/config.toml'), 'utf8'));
  // It counts no requests, and refuses to be told how many there may be.
  const { rate_limit: _, ...auth } = authConfigSchema.parse(config['auth']);
  const template = Object.fromEntries(
    Object.entries(auth.email.template).map(([name, { content_path, ...rest }]) => [
      name,
      { ...rest, content_path: resolve(projectFolder, content_path) },
    ]),
  );
  return { ...auth, email: { ...auth.email, template } };
}
