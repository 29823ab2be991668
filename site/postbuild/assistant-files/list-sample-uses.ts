import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFences } from '../../src/markdown/list-fences.ts';
import { sampleIn } from '../../src/samples/node/read-sample.ts';
import { listFiles } from '../list-files.ts';
import type { AssistantFilesOptions } from './options.ts';

/** A sample, and a page that shows it. */
export type SampleUse = { readonly sample: string; readonly page: string };

/** Metadata that the framework generates for a page. */
type PageNote = { readonly permalink?: string; readonly source?: string };

const PAGE_PLUGINS = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages'];
/** The home page renders files that are not pages themselves. */
const HOME_SOURCES = ['mall', 'airport', 'hospital', 'campus', 'office'].map(
  (venue) => `@site/src/pages/_home/live-map/code/${venue}.mdx`,
);

/** Lists the samples that the pages of a built site show, by the code fences of their sources. */
export async function listSampleUses({
  buildFolder,
  generatedFolder,
}: Pick<AssistantFilesOptions, 'buildFolder' | 'generatedFolder'>): Promise<SampleUse[]> {
  const uses: SampleUse[] = [];
  const siteFolder = dirname(generatedFolder);
  const notes = [
    ...(await readNotes(generatedFolder)),
    ...HOME_SOURCES.map((source) => ({ permalink: '/', source })),
  ] as const;
  for (const { permalink: page, source } of notes) {
    const file = source.replace('@site', siteFolder);
    // Metadata of a deleted page may be left from an earlier build.
    if (!existsSync(join(buildFolder, page, 'index.html')) || !existsSync(file)) continue;
    for (const { meta } of listFences(await readFile(file, 'utf8')).fences) {
      const choice = sampleIn(meta);
      if (choice) uses.push({ sample: choice.name.split('/').slice(0, 3).join('/'), page });
    }
  }
  return uses;
}

async function readNotes(generatedFolder: string): Promise<Required<PageNote>[]> {
  const baseUrl = process.env['BASE_URL'] ?? '/';
  const notes: Required<PageNote>[] = [];
  for (const plugin of PAGE_PLUGINS) {
    for (const file of await listFiles(join(generatedFolder, plugin), /^site-.*\.json$/)) {
      const { permalink, source } = JSON.parse(await readFile(file, 'utf8')) as PageNote;
      if (permalink === undefined || !source?.endsWith('.mdx')) continue;
      notes.push({ permalink: `/${permalink.slice(baseUrl.length)}`, source });
    }
  }
  return notes;
}
