import type { Context } from '@netlify/functions';

/*
 * Imports one bundled function and has it answer once, as a new instance on Netlify does; prints how long both took.
 * Usage: node tools/bench/cold/firstAnswer.ts BUNDLE METHOD ADDRESS [BODY]
 */
const [bundle = '', method = 'GET', address = '', body] = process.argv.slice(2);
// What a function has to say of a Supabase that is not there is not measured.
for (const name of ['warn', 'info', 'error'] as const) console[name] = () => undefined;

type NetlifyFunction = (request: Request, context: Partial<Context>) => Promise<Response>;

const started = performance.now();
const { default: run } = (await import(bundle)) as { default: NetlifyFunction };
const imported = performance.now();
const request = new Request(address, {
  method,
  headers: { origin: new URL(address).origin },
  ...(body && { body }),
});
const params = { id: '11002', provider: 'google' };
const answer = await run(request, { params, ip: '2001:db8::1', requestId: 'cold' });
const { length } = await answer.text();
const answered = performance.now();
process.stdout.write(
  JSON.stringify({
    status: answer.status,
    length,
    importMs: imported - started,
    answerMs: answered - imported,
  }),
);
process.exit(0);
