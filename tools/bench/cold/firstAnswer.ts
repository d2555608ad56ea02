import type { FunctionHandler } from '../../serve/functionHost.ts';

/*
 * Imports one bundled function and has it answer once, as a new instance on Netlify does; prints how long both took, by
 * the clock and in time of a processor.
 * Usage: node tools/bench/cold/firstAnswer.ts BUNDLE METHOD ADDRESS [BODY]
 */
const [bundle = '', method = 'GET', address = '', body] = process.argv.slice(2);
// What a function has to say of a Supabase that is not there is not measured.
for (const name of ['warn', 'info', 'error'] as const) console[name] = () => undefined;

// Netlify's own part of a function makes the request, and has loaded by then what that takes.
const request = new Request(address, {
  method,
  headers: { origin: new URL(address).origin },
  ...(body && { body }),
});

/** Of all threads of this process, in milliseconds. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const started = performance.now();
const cpuAtStart = cpuMs();
const { default: run } = (await import(bundle)) as { default: FunctionHandler };
const cpuAtImport = cpuMs();
const params = { id: '11002', provider: 'google' };
const answer = await run(request, { params, ip: '2001:db8::1', requestId: 'cold' });
const { length } = await answer.text();
const answered = performance.now();
const cpuAtAnswer = cpuMs();
process.stdout.write(
  JSON.stringify({
    status: answer.status,
    length,
    importCpuMs: cpuAtImport - cpuAtStart,
    answerCpuMs: cpuAtAnswer - cpuAtImport,
    wallMs: answered - started,
  }),
);
process.exit(0);
