import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvalQuestion } from '@brand/assistant/evaluation';
import { loadBrand } from '../../../../load-brand.ts';
import { recordTable } from '../../figures/record-table.ts';
import { ROOT } from '../../shared/repo.ts';
import { evaluateAnswer, type Verdict } from './evaluate-answer.ts';
import { openJudgedEngine, readerOf } from './judged-engine.ts';

/**
 * `npm run assistant:judge [file]` asks the built-in engine the evaluation questions and reports
 * the ratio of right answers. It fails if that is too low.
 */
const MIN_RATIOS: Readonly<Record<keyof Verdict, number>> = {
  page: 0.9,
  first: 0.85,
  code: 0.9,
  call: 0.8,
  declined: 0.9,
};
const file = process.argv[2] ?? join(ROOT, 'services/assistant/evaluation/questions.json');
const text = readFileSync(file, 'utf8').replaceAll('{product}', loadBrand().slug);
const questions = JSON.parse(text) as readonly EvalQuestion[];
const { engine, close } = openJudgedEngine();

const tally = new Map<keyof Verdict, { right: number; all: number }>();
for (const question of questions) {
  const { verdict, cited } = await evaluateAnswer(question, engine, readerOf(question));
  for (const [measure, isRight] of Object.entries(verdict) as [keyof Verdict, boolean][]) {
    const count = tally.get(measure) ?? { right: 0, all: 0 };
    tally.set(measure, { right: count.right + (isRight ? 1 : 0), all: count.all + 1 });
    if (isRight) continue;
    console.log(`${question.id} ${measure}: "${question.question}", cited ${cited.join(' ')}`);
  }
}
await close();
recordTable('answers', {
  command: 'npm run assistant:judge',
  rows: [...tally].map(([measure, { right, all }]) => ({
    Measure: measure,
    Right: right,
    Of: all,
  })),
});
for (const [measure, { right, all }] of tally) {
  const isEnough = right / all >= MIN_RATIOS[measure];
  console.log(`${measure}: ${right} of ${all}, ${((100 * right) / all).toFixed(0)} %`);
  if (!isEnough) console.error(`  Too few: at least ${100 * MIN_RATIOS[measure]} % must be right.`);
  if (!isEnough) process.exitCode = 1;
}
