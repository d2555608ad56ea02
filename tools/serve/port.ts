import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { Fault } from './fault.ts';

const DEFAULT_PORT = 4321;
const MAX_PORT = 65_535;
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

export interface Address {
  host: string;
  port: number;
}

/**
 * Where to listen: `--port` before `PORT` before 4321, and `--host` to be reached from elsewhere.
 * @throws Fault for an option that does not exist or a port that is none.
 */
export function chooseAddress(args: string[], environment: NodeJS.ProcessEnv): Address {
  const options = parseOptions(args);
  const [source, value] = options.port
    ? ['--port', options.port]
    : ['PORT', environment['PORT'] || `${DEFAULT_PORT}`];
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > MAX_PORT) {
    throw new Fault(`${source} must be a number from 1 to ${MAX_PORT}, not "${value}".`);
  }
  return { host: options.host ?? '127.0.0.1', port };
}

function parseOptions(args: string[]): { port?: string | undefined; host?: string | undefined } {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Fault(`${reason}; the options are --port and --host.`);
  }
}

/**
 * Makes sure that a port is free before anything slow starts. Both loopback addresses are tried,
 * since "localhost" may lead to either.
 * @throws Fault naming the port that is taken.
 */
export async function requireFreePort({ host, port }: Address): Promise<void> {
  for (const address of new Set([host, ...LOOPBACK_ADDRESSES])) {
    const problem = await tryListening(address, port);
    if (problem === 'EADDRINUSE') {
      throw new Fault(`Port ${port} is in use: stop what listens there or choose another with --port.`);
    }
    if (problem && address === host) {
      throw new Fault(`Listening on ${host}:${port} is not possible here (${problem}).`);
    }
  }
}

/** The error code of listening there, or nothing when it works. */
function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}
