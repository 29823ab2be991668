import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@brand/assistant';
import type { EvalQuestion } from '@brand/assistant/evaluation';
import { createSearchService, readEnvironment } from '@brand/search';
import { loadBrand } from '../../../../load-brand.ts';
import { ROOT } from '../../shared/repo.ts';
import { evaluateAnswer, type Verdict } from './evaluate-answer.ts';

/**
 * `npm run assistant:judge [file]` asks the built-in engine the evaluation questions and reports
 * the ratio of right answers. It fails if that is too low.
 */
const MIN_RATIOS: Readonly<Record<keyof Verdict, number>> = {
  page: 0.9,
  code: 0.9,
  call: 0.8,
  declined: 0.9,
};
/** The versions of readers who chose none. */
const NEWEST = ['web-sdk-6.0', 'react-native-sdk-6.0', 'ios-sdk-5.0', 'android-sdk-5.0'];

const file = process.argv[2] ?? join(ROOT, 'services/assistant/evaluation/questions.json');
const siteFolder = process.env['SITE_FOLDER'] ?? join(ROOT, 'site/build');
const text = readFileSync(file, 'utf8').replaceAll('{product}', loadBrand().slug);
const questions = JSON.parse(text) as readonly EvalQuestion[];
const search = createSearchService({
  recordsFile: join(siteFolder, 'search/records.ndjson'),
  ...readEnvironment({ SEARCH_LOG_FILE: ':memory:' }, { dataFolder: '' }),
  onError: (error) => console.error(error),
});
const engine = createEngine({
  siteFolder,
  search: search.search,
  environment: {},
});

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
await search.close();
for (const [measure, { right, all }] of tally) {
  const isEnough = right / all >= MIN_RATIOS[measure];
  console.log(`${measure}: ${right} of ${all}, ${((100 * right) / all).toFixed(0)} %`);
  if (!isEnough) console.error(`  Too few: at least ${100 * MIN_RATIOS[measure]} % must be right.`);
  if (!isEnough) process.exitCode = 1;
}

function readerOf({ reader: { section, version } }: EvalQuestion) {
  const chosen = version === null ? undefined : `docs-${section}-${version}`;
  const tags = NEWEST.map((line) =>
    chosen !== undefined && line.startsWith(`${section}-`) ? chosen : `docs-${line}`,
  );
  return {
    tags: ['default', 'docs-default-current', ...tags],
    ...(section !== null && { section }),
  };
}
