import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { Fault } from './fault.ts';

const DEFAULT_PORT = 4321;
const MAX_PORT = 65_535;
/** Below the ports that systems give to outgoing connections, and above those that browsers refuse. */
const PICKED = { from: 20_000, to: 32_000 };
const TRIES = 20;

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
 * Makes sure that a port is free before anything slow starts, on every address of this machine: "localhost" may lead to
 * several.
 * @throws Fault naming the port that is taken.
 */
export async function requireFreePort({ port }: Address): Promise<void> {
  if ((await getPort({ port })) === port) return;
  throw new Fault(`Port ${port} is in use: stop what listens there or choose another with --port.`);
}

/**
 * A free port for a server that takes seconds to start. No outgoing connection of this machine takes it meanwhile, as
 * may happen to a port that the system chose.
 */
export function pickPort(): Promise<number> {
  return getPort({ port: Array.from({ length: TRIES }, () => randomInt(PICKED.from, PICKED.to)) });
}
