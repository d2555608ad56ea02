import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { Fault } from './fault.ts';
import { chooseAddress, pickPort, requireFreePort } from './port.ts';

it.each([
  [[], {}, { host: '127.0.0.1', port: 4321 }],
  [[], { PORT: '8080' }, { host: '127.0.0.1', port: 8080 }],
  [[], { PORT: '' }, { host: '127.0.0.1', port: 4321 }],
  [['--port', '5000'], { PORT: '8080' }, { host: '127.0.0.1', port: 5000 }],
  [['--port=5000', '--host', '0.0.0.0'], {}, { host: '0.0.0.0', port: 5000 }],
])('takes the address from %j and %j', (args, environment, address) => {
  expect(chooseAddress(args, environment)).toEqual(address);
});

it.each([
  [['--port', 'abc'], {}, '--port must be a number from 1 to 65535, not "abc".'],
  [['--port', '65536'], {}, '--port must be a number from 1 to 65535, not "65536".'],
  [[], { PORT: '0' }, 'PORT must be a number from 1 to 65535, not "0".'],
  [['--prot', '1'], {}, "Unknown option '--prot'; the options are --port and --host."],
])('refuses %j and %j in one sentence', (args, environment, sentence) => {
  expect(() => chooseAddress(args, environment)).toThrow(new Fault(sentence));
});

it.each(['127.0.0.1', '::1'])('says which port is busy when something listens on %s', async (host) => {
  const other = createServer().listen({ host, port: 0 });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(
    new Fault(`Port ${port} is in use: stop what listens there or choose another with --port.`),
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePort({ host: '127.0.0.1', port })).resolves.toBeUndefined();
});

it('picks free ports that no outgoing connection takes', async () => {
  const ports = await Promise.all(Array.from({ length: 30 }, () => pickPort()));
  expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  expect(new Set(ports).size).toBe(ports.length);
});
