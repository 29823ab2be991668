import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReport, type LoggedQuery, QueryLog } from '@brand/search';
import { ROOT } from '../shared/repo.ts';

/** `npm run search:report` lists queries without results. */
const file = process.env['SEARCH_LOG_FILE'] || join(ROOT, '.data/search.sqlite');
if (!existsSync(file)) {
  console.log(
    `No query was counted yet: there is no ${file}. Set SEARCH_LOG_FILE as for the server.`,
  );
} else {
  const log = new QueryLog(file);
  const { withoutHits, withFewClicks } = createReport(log);
  log.close();
  print('Nothing found', withoutHits);
  print('Found, but seldom opened', withFewClicks);
}

function print(title: string, queries: readonly LoggedQuery[]): void {
  console.log(`\n${title} (90 days)`);
  if (queries.length === 0) console.log('  none');
  else console.table(queries);
}
