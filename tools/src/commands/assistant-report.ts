import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, readReport, sqliteFile, writeReport } from '@brand/assistant';
import { ROOT } from '../shared/repo.ts';

/**
 * `npm run assistant:report -- --days 7 --json` lists the questions of readers and their outcomes.
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
});
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1)
  fail(`--days: expected a whole number, found "${values.days}".`);

const dataFolder = join(ROOT, '.data');
const file = sqliteFile(process.env, dataFolder);
const isKept = Boolean(process.env['DATABASE_URL']) || existsSync(file);
if (!isKept) {
  console.error(
    `No question was kept yet: there is no ${file}. Set ASSISTANT_DB_FILE or DATABASE_URL as for the server.`,
  );
}
const store = openStore(isKept ? process.env : { ASSISTANT_DB_FILE: ':memory:' }, dataFolder);
try {
  const report = await readReport(store, days);
  console.log(values.json ? JSON.stringify(report, undefined, 2) : writeReport(report));
} catch (error) {
  fail(`The questions cannot be read: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await store.close();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
