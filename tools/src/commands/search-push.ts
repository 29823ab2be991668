import { join } from 'node:path';
import { readRecords } from '@brand/search';
import { DOCS_INDEX, DOCS_INDEX_SETTINGS } from '@brand/wire/search';
import { algoliasearch } from 'algoliasearch';
import { buildPortal } from '../products/build-portal.ts';
import { SITE_BUILD } from '../shared/repo.ts';
import { pushRecords } from './search/push-records.ts';

/**
 * `npm run search:push` sends the records of the built site to a hosted index. `--dry-run` only
 * prints what would be sent.
 */
const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey } = process.env;
const indexName = process.env['SEARCH_INDEX'] || DOCS_INDEX;
const isDryRun = process.argv.includes('--dry-run');

if (!isDryRun && (!appId || !adminKey)) {
  console.error(
    'Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY to the application and a key that may write.\n' +
      'To see what would be sent: npm run search:push -- --dry-run',
  );
  process.exit(1);
}
if (!(await buildPortal())) process.exit(1);

const records = readRecords(join(SITE_BUILD, 'search/records.ndjson'));
const counts = Object.entries(Object.groupBy(records, ({ kind }) => kind))
  .map(([kind, own]) => `${own?.length ?? 0} ${kind}`)
  .join(', ');
console.log(`${records.length} records for the index ${indexName}: ${counts}.`);

if (isDryRun || !appId || !adminKey) {
  console.log('Nothing was sent.');
} else {
  await pushRecords({
    client: algoliasearch(appId, adminKey),
    indexName,
    records,
    settings: DOCS_INDEX_SETTINGS,
    onProgress: (sent) => console.log(`  sent ${sent} of ${records.length}`),
  });
  console.log(`✓ ${indexName} has the new records.`);
}
