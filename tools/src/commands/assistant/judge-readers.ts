import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Half, halfOf, type ReaderQuestion } from '@brand/assistant/reader-questions';
import { loadBrand } from '../../../../load-brand.ts';
import { recordTable } from '../../figures/record-table.ts';
import { ROOT } from '../../shared/repo.ts';
import { evaluateAnswer, type Verdict } from './evaluate-answer.ts';
import { openJudgedEngine, readerOf } from './judged-engine.ts';

/**
 * `npm run assistant:judge-readers` asks the questions of readers and reports each half. Wrong
 * answers are listed for the tuning half; `ALL=1` lists those of the other, which nobody tunes to.
 * `ANSWERS=<folder>` writes the answers of each half, to be judged by the rubric.
 */
const FILE = join(ROOT, 'services/assistant/evaluation/reader-questions.json');
const brand = loadBrand();
const file = readFileSync(FILE, 'utf8')
  .replaceAll('{product}', brand.slug)
  .replaceAll('{brand.slug}', brand.slug)
  .replaceAll('{brand.name}', brand.name);
const questions = JSON.parse(file) as readonly ReaderQuestion[];
const { engine, close } = openJudgedEngine();

type Count = { right: number; all: number };
const written: Record<Half, string[]> = { tuning: [], 'held-out': [] };
const tally = new Map<string, Count>();

function count(half: Half, measure: string, isRight: boolean): void {
  const own = tally.get(`${half}: ${measure}`) ?? { right: 0, all: 0 };
  own.all += 1;
  if (isRight) own.right += 1;
  tally.set(`${half}: ${measure}`, own);
}

for (const question of questions) {
  const half = halfOf(question);
  const { verdict, cited, text } = await evaluateAnswer(question, engine, readerOf(question));
  written[half].push(describeAnswer(question, cited, text));
  for (const [measure, isRight] of Object.entries(verdict) as [keyof Verdict, boolean][]) {
    count(half, measure, isRight);
    if (isRight || (half === 'held-out' && process.env['ALL'] !== '1')) continue;
    console.log(
      `${question.id} ${measure}: "${question.question.slice(0, 120)}", cited ${cited.join(' ')}`,
    );
  }
}
await close();
const folder = process.env['ANSWERS'];
if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const [half, answers] of Object.entries(written)) {
    writeFileSync(join(folder, `${half}.md`), answers.join('\n\n'));
  }
}
recordTable('answers-readers', {
  command: 'npm run assistant:judge-readers',
  rows: [...tally]
    .toSorted()
    .map(([measure, { right, all }]) => ({ Measure: measure, Right: right, Of: all })),
});
for (const [measure, { right, all }] of [...tally].toSorted()) {
  console.log(`${measure} ${right} of ${all}, ${((100 * right) / all).toFixed(0)} %`);
}

function describeAnswer(
  { id, kind, question, before = [], reader, pages, answer }: ReaderQuestion,
  cited: readonly string[],
  shown: string,
): string {
  const facts = [
    `# ${id} (${kind})`,
    ...before.map((earlier) => `Asked before: ${earlier}`),
    `Question: ${question}`,
    `Reader is in: ${[reader.section, reader.version].filter(Boolean).join(' ') || 'no section'}`,
    `A right answer says: ${answer}`,
    `Right pages: ${pages.join(' ') || 'none, to be declined'}`,
    `Cited: ${cited.join(' ') || 'none'}`,
  ];
  return `${facts.join('\n')}\n\n<answer>\n${shown}\n</answer>`;
}
