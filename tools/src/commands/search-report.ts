import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, type LoggedQuery, openStatistics, searchLogFile } from '@brand/search';
import { ROOT } from '../shared/repo.ts';

/** `npm run search:report` lists queries without results. */
const dataFolder = join(ROOT, '.data');
const file = searchLogFile(process.env, dataFolder);
if (!process.env['DATABASE_URL'] && !existsSync(file)) {
  console.log(
    `No query was counted yet: there is no ${file}. Set SEARCH_LOG_FILE or DATABASE_URL as for the server.`,
  );
} else {
  await printReport().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`The search statistics cannot be read: ${message}`);
    process.exitCode = 1;
  });
}

async function printReport(): Promise<void> {
  const store = openStatistics(process.env, dataFolder);
  try {
    const { withoutHits, withFewClicks } = await createReport(store);
    print('Nothing found', withoutHits);
    print('Found, but seldom opened', withFewClicks);
  } finally {
    await store.close();
  }
}

function print(title: string, queries: readonly LoggedQuery[]): void {
  console.log(`\n${title} (90 days)`);
  if (queries.length === 0) console.log('  none');
  else console.table(queries);
}
