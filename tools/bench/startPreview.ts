import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterDeath } from '../serve/afterDeath.ts';
import { pickPort } from '../serve/port.ts';

export interface Served {
  url: string;
  /** The process that serves. */
  pid: number;
  /** The last that it wrote of failures; those that an attack or a test expects are among them. */
  log(): string;
  /** Ends the process, cleanly or, by SIGKILL, as it stands. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const READY = /served at (\S+)\n/;

/** Letters of a server's log that are kept. */
const LOG_LETTERS = 50_000;

/** Starts `npm run preview` in a process of its own, with a backend in memory and more variables. */
export function startPreview(variables: Record<string, string>): Promise<Served> {
  return startServer('tools/serve/preview.ts', variables);
}

/** Starts a script that serves the site, as {@link startPreview} does. It ends when this process is killed, too. */
export async function startServer(script: string, variables: Record<string, string>): Promise<Served> {
  const server = spawn(process.execPath, [script, '--port', String(await pickPort())], {
    env: {
      ...process.env,
      LOCAL_DATA_FOLDER: 'memory',
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      SMTP_URL: '',
      TRUST_CLIENT_ADDRESS: 'true',
      SIGN_IN_MAILS_AN_HOUR: '1000000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.once('exit', afterDeath(`kill ${server.pid}`));
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-LOG_LETTERS)));
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The server did not start.\n${log}`)));
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = READY.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    pid: server.pid ?? 0,
    log: () => log,
    async stop(signal = 'SIGTERM') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}
