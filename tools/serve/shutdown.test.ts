import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(resolve('tools/serve/shutdown.ts'));

/** Starts a process, sends it a signal once it says that it is ready, and gives what it printed and its exit code. */
async function stopped(script: string, signal: NodeJS.Signals): Promise<{ output: string; code: unknown }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.startsWith('ready') && !child.killed) child.kill(signal);
  });
  const [code] = (await once(child, 'close')) as unknown[];
  return { output, code };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'waits at %s for what has to be closed, whoever listened before',
  async (signal) => {
    const { output, code } = await stopped(
      `const { stopOnSignal } = await import(${MODULE});
     process.on('${signal}', () => process.exit(99));
     stopOnSignal(async () => { await new Promise((done) => setTimeout(done, 50)); console.log('closed'); });
     setInterval(() => {}, 1000);
     console.log('ready');`,
      signal,
    );
    expect(output).toBe('ready\nclosed\n');
    expect(code).toBe(0);
  },
);

it('ends with 1 when closing fails', async () => {
  const { code } = await stopped(
    `const { stopOnSignal } = await import(${MODULE});
     stopOnSignal(() => Promise.reject(new Error('stuck')));
     setInterval(() => {}, 1000);
     console.log('ready');`,
    'SIGTERM',
  );
  expect(code).toBe(1);
});
