import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Half, halfOf, type ReaderQuestion } from '@brand/assistant/reader-questions';
import { loadBrand } from '../../../../load-brand.ts';
import { ROOT } from '../../shared/repo.ts';
import { evaluateAnswer, type Verdict } from './evaluate-answer.ts';
import { openJudgedEngine, readerOf } from './judged-engine.ts';

/**
 * `npm run assistant:judge-readers` asks the questions of readers and reports each half. Wrong
 * answers are listed for the tuning half; `ALL=1` lists those of the other, which nobody tunes to.
 */
const FILE = join(ROOT, 'services/assistant/evaluation/reader-questions.json');
const brand = loadBrand();
const text = readFileSync(FILE, 'utf8')
  .replaceAll('{product}', brand.slug)
  .replaceAll('{brand.slug}', brand.slug)
  .replaceAll('{brand.name}', brand.name);
const questions = JSON.parse(text) as readonly ReaderQuestion[];
const { engine, close } = openJudgedEngine();

type Count = { right: number; all: number };
const tally = new Map<string, Count>();

function count(half: Half, measure: string, isRight: boolean): void {
  const own = tally.get(`${half}: ${measure}`) ?? { right: 0, all: 0 };
  own.all += 1;
  if (isRight) own.right += 1;
  tally.set(`${half}: ${measure}`, own);
}

for (const question of questions) {
  const half = halfOf(question);
  const { verdict, cited } = await evaluateAnswer(question, engine, readerOf(question));
  for (const [measure, isRight] of Object.entries(verdict) as [keyof Verdict, boolean][]) {
    count(half, measure, isRight);
    if (isRight || (half === 'held-out' && process.env['ALL'] !== '1')) continue;
    console.log(
      `${question.id} ${measure}: "${question.question.slice(0, 120)}", cited ${cited.join(' ')}`,
    );
  }
}
await close();
for (const [measure, { right, all }] of [...tally].toSorted()) {
  console.log(`${measure} ${right} of ${all}, ${((100 * right) / all).toFixed(0)} %`);
}
