import { join } from 'node:path';
import { runStep } from '../run/run-step.ts';
import { SITE } from '../shared/repo.ts';

/**
 * `npm run page-changes` lists the sections of pages that changed without an entry in
 * `site/page-changes`, and records them with `-- --reason "…"` or `-- --editing`.
 */
const script = join(SITE, 'src/features/page-changes/node/update-record.ts');
const isDone = await runStep({
  title: 'Changes of pages',
  command: process.execPath,
  args: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', script, ...process.argv.slice(2)],
});
process.exitCode = isDone ? 0 : 1;
