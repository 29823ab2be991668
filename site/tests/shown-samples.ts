import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ReaderProject } from '../../tools/src/samples/reader-project.ts';
import { listFences } from '../src/markdown/list-fences.ts';
import { readSample, sampleIn } from '../src/samples/node/read-sample.ts';
import { filesOfSample } from '../src/samples/node/sample-imports.ts';
import { type ContentPage, readContentPages, SITE_ROOT } from './content-pages.ts';

export const EXAMPLES: string = join(SITE_ROOT, '../examples');

/** A sample in TypeScript on a page, with all files that "Whole sample" gives readers. */
export type ShownSample = {
  /** Its path below `examples/`. */
  readonly name: string;
  /** Such as `web-sdk/6.0`. */
  readonly version: string;
  readonly project: ReaderProject;
  /** Texts by file name, as readers paste them into one folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly pages: readonly ContentPage[];
};

/** Samples of these folders run in Node 24 by `node <file>`. */
const NODE_FOLDERS = new Set(['analytics', 'data-sync', 'rest', 'webhooks']);

const fail = (message: string): never => {
  throw new Error(message);
};

/** Each sample in TypeScript that a page shows, or of which it shows a part or a variant. */
export function listShownSamples(): readonly ShownSample[] {
  const pagesOf = new Map<string, Set<ContentPage>>();
  for (const page of readContentPages()) {
    for (const name of samplesOf(page)) {
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
    }
  }
  return [...pagesOf].map(([name, pages]) => {
    const files = readFiles(name);
    const version = name.split('/').slice(0, 2).join('/');
    return { name, version, files, project: projectOf(name, files), pages: [...pages] };
  });
}

function samplesOf({ body }: ContentPage): string[] {
  return listFences(body).fences.flatMap(({ meta }) => {
    const name = sampleIn(meta)?.name ?? '';
    if (!/\.tsx?$/.test(name)) return [];
    const react = join(name, '../react.tsx');
    const isTab = /\blive\b/.test(meta) && existsSync(join(EXAMPLES, react));
    return isTab ? [name, react] : [name];
  });
}

function readFiles(sample: string): Record<string, string> {
  const files = filesOfSample(sample, { samplesFolder: EXAMPLES, fail });
  const options = { samplesFolder: EXAMPLES, packageScope: '@brand' };
  return Object.fromEntries(
    files.map((name) => {
      const isCode = ['.ts', '.tsx'].includes(extname(name));
      const text = isCode
        ? readSample({ name }, options, fail).code
        : readFileSync(join(EXAMPLES, name), 'utf8');
      return [basename(name), text];
    }),
  );
}

function projectOf(name: string, files: Readonly<Record<string, string>>): ReaderProject {
  const [folder = ''] = name.split('/');
  if (folder === 'react-native-sdk') return 'react-native';
  const isForNode = Object.values(files).some((text) => / from 'node:/.test(text));
  return isForNode || NODE_FOLDERS.has(folder) ? 'node' : 'vite';
}
