import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dirname, join, relative, sep } from 'node:path';
import { isOfflineOffered, OFFLINE_PATHS, recordsPathOf } from '@brand/wire/offline';
import type { Brand } from '../../../brand.ts';
import { listFiles } from '../list-files.ts';
import { bundleWorker } from './bundle-worker.ts';
import { createManifest } from './create-manifest.ts';
import { createWebManifest } from './create-web-manifest.ts';
import { listParts } from './list-parts.ts';
import { splitRecords } from './split-records.ts';

export type OfflineFilesOptions = {
  readonly buildFolder: string;
  readonly brand: Brand;
  readonly baseUrl: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** Writes what readers need to take the site with them: parts, records, worker, app manifest. */
export async function writeOfflineFiles(options: OfflineFilesOptions): Promise<void> {
  const { buildFolder, brand, baseUrl, environment } = options;
  const removalWorker = await bundleWorker('removal-worker', baseUrl);
  const worker = isOfflineOffered(environment)
    ? await bundleWorker('offline-worker', baseUrl)
    : removalWorker;
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(buildFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    // Compressed copies of an older text would be served instead.
    for (const ending of ['br', 'gz']) await rm(`${file}.${ending}`, { force: true });
  };
  await write(OFFLINE_PATHS.webManifest, createWebManifest(brand, baseUrl));
  await write(OFFLINE_PATHS.worker, worker);
  await write(OFFLINE_PATHS.removalWorker, removalWorker);
  const recordsFile = join(buildFolder, 'search/records.ndjson');
  const records = existsSync(recordsFile) ? splitRecords(await readFile(recordsFile, 'utf8')) : [];
  for (const [part, lines] of records) await write(recordsPathOf(part), lines);
  const resultsPage = join(buildFolder, OFFLINE_PATHS.resultsPage);
  if (existsSync(resultsPage)) {
    await copyFile(resultsPage, join(buildFolder, OFFLINE_PATHS.resultsCopy));
  }
  // Without an archive too, because pages ask for it.
  if (!existsSync(join(buildFolder, OFFLINE_PATHS.archive))) {
    await write(OFFLINE_PATHS.archiveInfo, '{}');
  }
  await writeManifest(options);
}

/** Writes the list of parts. Runs again after compression, which makes transfers smaller. */
export async function writeManifest({
  buildFolder,
  environment,
}: Pick<OfflineFilesOptions, 'buildFolder' | 'environment'>): Promise<void> {
  const file = join(buildFolder, OFFLINE_PATHS.manifest);
  if (!isOfflineOffered(environment)) {
    await rm(file, { force: true });
    return;
  }
  const files = await listFiles(buildFolder, /[^/]$/);
  const paths = files.map((path) => relative(buildFolder, path).split(sep).join('/'));
  const parts = listParts(paths, (path) => readFileSync(join(buildFolder, path), 'utf8'));
  const text = JSON.stringify(createManifest(buildFolder, parts));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  // Here, because the manifest changes after the other files are compressed.
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}
