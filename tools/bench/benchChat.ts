/**
 * Measures what the site adds to a model's answer, in the server of `npm run preview` and over real HTTP:
 * `npm run build && npm run qa -- chat`. The model is a fake that takes its time. Exits with 1 where an aim is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeModel, type FakeModel } from '../test/fakeModel.ts';
import { ask, readText } from './askChat.ts';
import { isBrief, missAim } from './effort.ts';
import { percentile } from './percentile.ts';
import { startPreview } from './startPreview.ts';

const QUESTIONS = [
  'How do I make a Negroni?',
  'Something with gin and lime',
  'Welcher Cocktail passt zu Käse?',
  'Un cocktail sans alcool, s’il vous plaît',
  '¿Qué puedo hacer con ron y menta?',
];
const ROUNDS = isBrief ? 5 : 60;
/** Milliseconds until the fake says its first word, as a quick model would. */
const THINKING = 200;
const STREAMS = isBrief ? 5 : 50;
const PIECES = isBrief ? 8 : 80;
const PAUSE = 25;
/** Milliseconds before the first byte, beyond the model's own, and without a model. */
const AIM = 50;
const AIM_WITHOUT_MODEL = 20;

const fake = await startFakeModel();
let isMissed = false;
try {
  const site = await startPreview({ OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: fake.url });
  try {
    await measureOverhead(site.url, fake);
    await measureTogether(site.url, fake);
  } finally {
    await site.stop();
  }
  const alone = await startPreview({ OPENAI_API_KEY: '' });
  try {
    await measureWithoutModel(alone.url);
  } finally {
    await alone.stop();
  }
} finally {
  fake.close();
}
if (isMissed) missAim();

/** One question after the other. */
async function measureOverhead(url: string, model: FakeModel): Promise<void> {
  model.behave({ kind: 'answers', pieces: ['Have a Negroni [[11002]].'], pause: THINKING });
  const overheads: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    model.calls.length = 0;
    const { firstByteMs } = await ask(url, questionAt(round));
    const [call] = model.calls;
    if (call?.startedAt === undefined) throw new Error('The model was not asked.');
    // The first questions start the server's engine and read the catalogue.
    if (round >= 0) overheads.push(firstByteMs - (call.startedAt - call.askedAt));
  }
  const median = percentile(overheads, 0.5);
  isMissed ||= median > AIM;
  console.log(
    `Before the first byte, beyond the model's own: median ${median.toFixed(1)} ms, ` +
      `95th percentile ${percentile(overheads, 0.95).toFixed(1)} ms (${ROUNDS} questions; aim: median ${AIM} ms)`,
  );
}

/** Many at once, each of which must be whole and hold nothing of another. */
async function measureTogether(url: string, model: FakeModel): Promise<void> {
  const expected = (question: string) =>
    Array.from({ length: PIECES }, (_, place) => `${question}:${place} `);
  model.behave((question) => ({ kind: 'answers', pieces: expected(question), pause: PAUSE }));
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: STREAMS }, async (_, number) => {
      const question = `q${number}`;
      const answer = await ask(url, question);
      return { ...answer, isRight: readText(answer.stream) === expected(question).join('').trimEnd() };
    }),
  );
  const right = answers.filter(({ isRight }) => isRight).length;
  isMissed ||= right < STREAMS;
  const first = answers.map(({ firstByteMs }) => firstByteMs);
  console.log(
    `${STREAMS} streams of ${PIECES} pieces at once: ${right} whole and unmixed in ` +
      `${((performance.now() - started) / 1000).toFixed(1)} s (the model alone takes ${((PIECES * PAUSE) / 1000).toFixed(1)} s); ` +
      `first byte median ${percentile(first, 0.5).toFixed(0)} ms, 95th percentile ${percentile(first, 0.95).toFixed(0)} ms`,
  );
}

async function measureWithoutModel(url: string): Promise<void> {
  const bytes: number[] = [];
  const words: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const { firstByteMs, firstWordMs } = await ask(url, questionAt(round));
    if (round >= 0) {
      bytes.push(firstByteMs);
      words.push(firstWordMs);
    }
    await sleep(1);
  }
  const median = percentile(bytes, 0.5);
  isMissed ||= median > AIM_WITHOUT_MODEL;
  console.log(
    `Without a model, before the first byte: median ${median.toFixed(1)} ms, ` +
      `95th percentile ${percentile(bytes, 0.95).toFixed(1)} ms (aim: median ${AIM_WITHOUT_MODEL} ms); ` +
      `before the first word: median ${percentile(words, 0.5).toFixed(1)} ms`,
  );
}

function questionAt(round: number): string {
  return QUESTIONS[Math.abs(round) % QUESTIONS.length] ?? '';
}
