import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import type { DocsRecord } from '@brand/wire/search';
import type { Brand } from '../../../brand.ts';
import { referenceKeys, referencePath, rootNames } from '../../config/references.ts';
import { listPages } from '../list-pages.ts';
import { pageMetadata } from './page-metadata.ts';
import { pageRecords } from './page-records.ts';
import { readExampleQuestions } from './read-example-questions.ts';
import { parsePage, type ParsedPage } from './parse-page.ts';
import { symbolRecords } from './symbol-records.ts';

export type SearchRecordsOptions = {
  readonly buildFolder: string;
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  readonly brand: Brand;
};

/**
 * Collects the records of all listed pages of a built site and of all symbols of its references.
 */
export async function collectSearchRecords(options: SearchRecordsOptions): Promise<DocsRecord[]> {
  const { buildFolder, brand } = options;
  const pages = new Map<string, ParsedPage>();
  for (const { path, file } of await listPages(buildFolder)) {
    const page = parsePage(readFileSync(file, 'utf8'));
    if (page.isListed) pages.set(path, page);
  }
  const questions = readExampleQuestions(buildFolder);
  return [
    ...[...pages].flatMap(([path, page]) =>
      pageRecords(page, pageMetadata(path, page, brand), questions.get(path)),
    ),
    ...collectSymbols(pages, options),
  ];
}

/** Writes the records into the built site as NDJSON, for our search service and other tools. */
export async function writeSearchRecords(options: SearchRecordsOptions): Promise<void> {
  const records = await collectSearchRecords(options);
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  await mkdir(join(options.buildFolder, 'search'), { recursive: true });
  await writeFile(join(options.buildFolder, 'search/records.ndjson'), lines.join(''));
}

function collectSymbols(
  pages: ReadonlyMap<string, ParsedPage>,
  { referenceFolder, brand }: SearchRecordsOptions,
): DocsRecord[] {
  return referenceKeys().flatMap((key) => {
    const path = referencePath(key);
    const page = path === undefined ? undefined : pages.get(path);
    const file = join(referenceFolder, key.sdk, `${key.version}.json`);
    if (path === undefined || !page || !existsSync(file)) return [];
    const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference;
    return symbolRecords(reference, page, {
      place: pageMetadata(path, page, brand),
      roots: Object.entries(rootNames(key)),
    });
  });
}
