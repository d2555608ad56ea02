import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { keepAccountData } from './accountData.ts';
import type { Database } from './database.ts';
import type { LocalSecrets } from './dataFolder.ts';
import { Fault } from './fault.ts';
import { listenWith, serveHttp } from './httpServer.ts';
import type { Mail } from './mailbox.ts';
import { startMailServer } from './mailServer.ts';
import { renderChoices, renderRedirect } from './mailTemplate.ts';
import { applyMigrations } from './migrations.ts';
import { LOST_CONNECTION } from './reservedConnections.ts';
import { SUPABASE_ROLES } from './roles.ts';

export interface LocalBackend {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** A mail server for what the functions send. */
  smtpUrl: string;
  /** Everything that was "sent"; nothing of it leaves this machine. */
  outbox: readonly Mail[];
  database: Database;
  /** Where a PostgreSQL server keeps the data; undefined for the embedded one. */
  databaseUrl?: string;
  close(): Promise<void>;
}

export interface LocalBackendOptions {
  projectFolder: string;
  siteUrl: string;
  onMail?: ((mail: Mail) => void) | undefined;
  /** Sends the mails of Supabase Auth; they are in the outbox where nothing does. */
  sendMail?: ((mail: Mail) => Promise<void>) | undefined;
  /** Opens the database at the first request instead of at once. */
  isLazy?: boolean;
  /** Changes the database each time that it starts, after the migrations. */
  onStart?: ((database: Database) => Promise<void>) | undefined;
}

/** A database that Supabase's API is put over. */
export interface Store {
  driver: 'pglite' | 'postgres';
  connection: NonNullable<ConstructorParameters<typeof App>[0]>['connection'];
  database: Database;
  /** Whether the disk of the data takes writing; left out where nothing has to be asked. */
  canBeWritten?: (() => boolean) | undefined;
  close(): Promise<void>;
}

/** Supabase's API over an open database. */
interface Supabase {
  store: Store;
  answer(request: Request, ip: string): Promise<Response>;
}

/**
 * Refuses a DELETE or UPDATE without WHERE (`whereRule.sql`) where it is on. It is on for the connections of the data API
 * alone, as on hosted Supabase.
 */
export const WHERE_RULE = { 'local_rules.needs_where': 'on' };

/** The part of supabase/config.toml that has a path in it; the rest is handed on as it is. */
const authConfigSchema = z.looseObject({
  email: z.looseObject({
    enabled: z.boolean(),
    require_current_password: z.boolean(),
    template: z.record(z.string(), z.looseObject({ content_path: z.string() })),
  }),
});

/** @throws Fault on Netlify, where Supabase's API is a project's own. */
export function requireLocalUse(): void {
  if (!process.env['NETLIFY']) return;
  throw new Fault('The local backend is no backend for Netlify: set SUPABASE_URL there.');
}

/**
 * Serves Supabase's API over a database, on this machine's own address only, with the migrations applied. It stands in
 * for a project on supabase.com.
 */
export async function serveSupabase(
  secrets: LocalSecrets,
  openStore: () => Promise<Store>,
  options: LocalBackendOptions,
): Promise<LocalBackend> {
  const outbox: Mail[] = [];
  const deliver = (mail: Mail) => {
    outbox.push(mail);
    options.onMail?.(mail);
  };
  let starting: Promise<Supabase> | undefined;
  // After a failure the next request tries again: what was wrong may have been mended meanwhile.
  const start = () =>
    (starting ??= startSupabase(secrets, openStore, options, deliver).catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  if (!options.isLazy) await start();

  // Port 0: any free one. Nobody types this address, the functions learn it from the environment.
  const answer = listenWith(async (request, ip) => {
    const supabase = await start().catch(reportFailedStart);
    return supabase === undefined ? noDatabase() : supabase.answer(request, ip);
  });
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, answer);
  const mailServer = await startMailServer(deliver);

  return {
    url: `http://127.0.0.1:${server.port}`,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    smtpUrl: mailServer.url,
    outbox,
    database: {
      query: async <Row>(sql: string, values?: unknown[]) =>
        (await start()).store.database.query<Row>(sql, values),
      exec: async (sql) => (await start()).store.database.exec(sql),
      transaction: async (act) => (await start()).store.database.transaction(act),
    },
    async close() {
      server.close();
      await mailServer.close();
      const supabase = await starting?.catch(() => undefined);
      await supabase?.store.close();
    },
  };
}

async function startSupabase(
  secrets: LocalSecrets,
  openStore: () => Promise<Store>,
  options: LocalBackendOptions,
  deliver: (mail: Mail) => void,
): Promise<Supabase> {
  const { projectFolder, siteUrl, sendMail, isLazy, onStart } = options;
  if (isLazy) console.log('Starting the local database. The first answer takes some seconds.');
  process.env['DO_NOT_TRACK'] = '1';
  const { App } = await import('@supabase/lite');
  const store = await openStore();
  const { connection, database } = store;
  try {
    const accountData = keepAccountData(database);
    const app = new App({
      connection,
      db: { driver: store.driver },
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
              const mail = { to, subject: renderChoices(subject, data), html: chosen };
              await (sendMail ?? deliver)(mail);
            },
          },
        },
      },
    });
    await app.init();
    await app.ensureSystemSchema();
    await database.exec(SUPABASE_ROLES);
    // At its first request the library would grant every role everything on every table, and undo
    // the column grants of the migrations; told that this has happened, it leaves them alone.
    Reflect.set(connection ?? {}, 'rlsState', 'active');
    await applyMigrations(database, join(projectFolder, 'supabase/migrations'));
    await database.exec(readFileSync(new URL('./whereRule.sql', import.meta.url), 'utf8'));
    await onStart?.(database);
    return {
      store,
      async answer(request, ip) {
        if (store.canBeWritten?.() === false) return noRoom();
        return orLostConnection(
          await accountData.during(request, async () => app.fetch(request, { peerAddress: ip || null })),
        );
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function reportFailedStart(error: unknown): undefined {
  console.error('The local database did not start:', error instanceof Fault ? error.message : error);
}

/** The answer, or the one of PostgREST where the database cannot be reached: the library has one code for all that fails. */
async function orLostConnection(answer: Response): Promise<Response> {
  if (answer.status !== 500 || !(await answer.clone().text()).includes(LOST_CONNECTION)) return answer;
  return noDatabase();
}

/** As PostgREST words it. */
function noDatabase(): Response {
  const lost = { code: 'PGRST001', message: LOST_CONNECTION, details: null, hint: null };
  return Response.json(lost, { status: 503 });
}

/** As PostgREST words it where the disk is full or can only be read. */
function noRoom(): Response {
  const message = 'The disk of the local data is full, or cannot be written.';
  console.error(message);
  return Response.json({ code: '53100', message, details: null, hint: null }, { status: 503 });
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
  // The library knows one of these by its old name alone, the other not at all.
  const { enabled, require_current_password: _unknown, ...email } = auth.email;
  return { ...auth, email: { ...email, enable_signup: enabled, template } };
}
