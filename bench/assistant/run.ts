import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brand.ts';
import type { EvalQuestion } from '../../services/assistant/evaluation/eval-question.ts';
import { median } from '../median.ts';
import { serveSite } from '../serve-site.ts';
import { countOf, setExitCode, someOf } from '../smoke.ts';
import { Conversation, type Timed } from './conversation.ts';

/**
 * Time from a question to the first words of its answer, over HTTP with the built-in engine,
 * compared with a search for the same words on the same server. Then many concurrent readers.
 */
const LIMIT_MS = 150;
const READERS = countOf('READERS', 100, 5);
const QUESTIONS_EACH = countOf('QUESTIONS_EACH', 3);

const root = join(import.meta.dirname, '../..');
const judged = readFileSync(join(root, 'services/assistant/evaluation/questions.json'), 'utf8');
const questions = someOf(JSON.parse(judged) as readonly EvalQuestion[], 5).map(({ question }) =>
  question.replaceAll('{product}', brand.slug),
);
const site = await serveSite(join(root, 'site/build'));

const alone: Timed[] = [];
const searches: number[] = [];
for (const question of questions) {
  const reader = new Conversation(site.url);
  await reader.open();
  alone.push(await reader.ask(question));
  searches.push(await timeSearch(question));
}

const crowd = await Promise.all(
  Array.from({ length: READERS }, async (_, at) => {
    const reader = new Conversation(site.url);
    await reader.open();
    const answers: Timed[] = [];
    for (let turn = 0; turn < QUESTIONS_EACH; turn += 1) {
      const question = questions[(at * QUESTIONS_EACH + turn) % questions.length] ?? '';
      answers.push(await reader.ask(question));
    }
    return answers;
  }),
);
site.stop();

const failed = [...alone, ...crowd.flat()].flatMap(({ error }) => error ?? []);
console.table([
  {
    measure: 'question to first words, ms',
    'first of all': alone[0]?.firstTextMs?.toFixed(0),
    median: medianOf(alone).toFixed(1),
    limit: LIMIT_MS,
    'search, ms': median(searches).toFixed(1),
    'as a ratio to search': (medianOf(alone) / median(searches)).toFixed(1),
    questions: alone.length,
  },
  {
    measure: `the same, ${READERS} readers at once`,
    median: medianOf(crowd.flat()).toFixed(1),
    questions: crowd.flat().length,
    failed: failed.length,
  },
]);
for (const error of failed.slice(0, 5)) console.error(error);
if (failed.length > 0) throw new Error(`${failed.length} questions were not answered.`);
setExitCode(
  [medianOf(alone), medianOf(crowd.flat()), median(searches)],
  medianOf(alone) <= LIMIT_MS,
);

function medianOf(answers: readonly Timed[]): number {
  return median(answers.flatMap(({ firstTextMs }) => firstTextMs ?? []));
}

async function timeSearch(query: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${site.url}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'portal', 'x-algolia-api-key': 'public' },
    body: JSON.stringify({ requests: [{ indexName: 'developer-docs', query, hitsPerPage: 20 }] }),
  });
  await answer.json();
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  return performance.now() - began;
}
