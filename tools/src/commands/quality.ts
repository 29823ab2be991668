import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FigureTable, RECORDED_TABLES } from '../figures/record-table.ts';
import { ROOT } from '../shared/repo.ts';

/**
 * `npm run quality` publishes what the last runs of `.ci/run`, `npm run bench` and
 * `npm run assistant:judge-readers` on this machine recorded. A table that none of them recorded
 * stays as it is, with its date. A table that the page does not show is left out.
 */
const PUBLISHED = join(ROOT, 'site/content/quality.json');
const PAGE = join(ROOT, 'site/content/docs/quality.mdx');

const published = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Record<string, FigureTable>;
const page = readFileSync(PAGE, 'utf8');
const names = globSync('*.json', { cwd: RECORDED_TABLES })
  .map((file) => basename(file, '.json'))
  .filter((name) => page.includes(`of="${name}"`));
for (const name of names) {
  const recorded = readFileSync(join(RECORDED_TABLES, `${name}.json`), 'utf8');
  published[name] = JSON.parse(recorded) as FigureTable;
}
const sorted = Object.fromEntries(
  Object.entries(published).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(PUBLISHED, `${JSON.stringify(sorted, undefined, 2)}\n`);
console.log(
  names.length === 0
    ? 'Nothing was measured in this folder yet. Run .ci/run or npm run bench first.'
    : `${names.length} tables published: ${names.join(', ')}`,
);
