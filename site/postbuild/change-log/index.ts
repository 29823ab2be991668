import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import { brokenLinkSeverity } from '../../config/included-versions.ts';
import { loadChanges } from '../../src/features/page-changes/node/load-changes.ts';
import { CHANGE_LOG_FILE } from '../markdown-pages/llms-texts.ts';
import type { BuiltPage } from '../read-built-pages.ts';
import { findDeadSections } from './find-dead-sections.ts';
import { formatChangeLog } from './format-change-log.ts';

export type ChangeLogOptions = {
  readonly buildFolder: string;
  readonly siteFolder: string;
  readonly pages: readonly BuiltPage[];
  readonly brand: Brand;
};

/** Writes the changes of all pages for agents. Throws if an entry names a section without a page. */
export async function writeChangeLog({
  buildFolder,
  siteFolder,
  pages,
  brand,
}: ChangeLogOptions): Promise<void> {
  const changes = loadChanges(siteFolder);
  const dead = findDeadSections(changes, pages, brand);
  // A build of the newest versions lacks the pages of the others.
  if (dead.length > 0 && brokenLinkSeverity() === 'throw') throw new Error(dead.join('\n'));
  await writeFile(join(buildFolder, CHANGE_LOG_FILE), formatChangeLog(changes, brand));
}
