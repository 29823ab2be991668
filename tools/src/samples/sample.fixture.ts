import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Reference } from '@brand/reference';
import { listSampleFolders, type SampleFolder } from './list-sample-folders.ts';

const CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'preserve',
    strict: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
    paths: {
      '@brand/web-sdk': ['../sdk/src/index.ts'],
      '@brand/web-sdk/dot': ['../sdk/src/dot.ts'],
    },
  },
};

const MANIFEST = { exports: { '.': './src/index.ts', './dot': './src/dot.ts' } };

/** Writes files below a new temporary folder. Returns the folder. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

/** Samples of version 6.0 of a small SDK, with optional files of other folders. */
export function writeSamples(
  sdk: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): { readonly root: string; readonly folders: readonly SampleFolder[] } {
  const root = writeFiles({
    'examples/tsconfig.json': JSON.stringify(CONFIG),
    'sdk/package.json': JSON.stringify(MANIFEST),
    ...below('sdk/src', sdk),
    ...below('examples/web-sdk/6.0', samples),
    ...others,
  });
  return { root, folders: listSampleFolders(join(root, 'examples')) };
}

function below(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A reference with these ids only: `show`, `MapView.on`, `dot/DotOptions`. */
export function referenceTo(...ids: readonly string[]): Reference {
  const symbols = ids.map((text) => {
    const [id = '', module = 'index'] = text.split('/').toReversed();
    // `dot.Look` is the export `Look` of `dot` if the main module has another of that name.
    const path = id.startsWith(`${module}.`) ? id.slice(module.length + 1) : id;
    const [name, parent] = path.split('.').toReversed();
    return { id, name, module, parent };
  });
  return { symbols } as unknown as Reference;
}
