import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { RUNNABLE_SAMPLES } from '@brand/reference';
import { ROOT } from '../repo.ts';

/** Scripts lie in `samples/assets`, the SDK beside `samples`: so a base path needs no mention. */
const SDK_FROM_ASSETS = `../../sdk/${RUNNABLE_SAMPLES.version}`;
const SDK = /^@brand\/web-sdk(?:\/|$)/;
/** What runs around a program of the playground. */
const RUN_FRAME = join(ROOT, 'site/src/playground/frame/start-frame.ts');
const SHIM = 'frame:web-sdk';
const ENTRY = 'frame:entry/';

export type SampleEntry = { readonly name: string; readonly file: string };

/** A script, or a file that a sample loads by `new URL('./name', import.meta.url)`. */
export type BuiltFile = { readonly fileName: string; readonly content: string | Uint8Array };

export type FrameBundle = {
  readonly files: readonly BuiltFile[];
  /** File names of what samples import instead of the frame's code and of the SDK. */
  readonly startFile: string;
  readonly sdkFile: string;
  /** What runs in the frame of the playground. */
  readonly runFile: string;
};

/**
 * Bundles what runs around a sample, and the module that samples get as the SDK: the served one, but
 * its `showVenue` has the defaults of the frame.
 */
export async function bundleFrame(folder: string): Promise<FrameBundle> {
  const watchMaps = JSON.stringify(join(folder, 'watch-maps.ts'));
  const { files, chunks } = await bundle({
    input: { start: join(folder, 'start-sample.ts'), run: RUN_FRAME, 'web-sdk': SHIM },
    external: (id) => SDK.test(id),
    paths: addressInSdk,
    plugins: [
      virtualModules({
        [SHIM]: `
          import { showVenue as show } from '@brand/web-sdk';
          import { watchMaps } from ${watchMaps};
          export * from '@brand/web-sdk';
          export const showVenue = watchMaps(show);
        `,
      }),
    ],
  });
  const fileOf = (name: string): string => entryOf(chunks, name).fileName;
  return { files, startFile: fileOf('start'), sdkFile: fileOf('web-sdk'), runFile: fileOf('run') };
}

export type SampleBundles = {
  readonly files: readonly BuiltFile[];
  /** The script of a sample's page, and those that it will ask for next. */
  readonly scriptsOf: (entry: string) => readonly string[];
};

/** Bundles all samples at once, so that they share what they have in common. */
export async function bundleSamples(
  entries: readonly SampleEntry[],
  { files: filesOfFrame, startFile, sdkFile, runFile }: FrameBundle,
): Promise<SampleBundles> {
  const idOf = ({ name }: SampleEntry): string => `${ENTRY}${name}`;
  const { files, chunks } = await bundle({
    input: Object.fromEntries(entries.map((entry) => [entry.name, idOf(entry)])),
    external: (id) => SDK.test(id) || id === startFile,
    paths: (id) => {
      if (id === startFile) return `./${startFile}`;
      return id === '@brand/web-sdk' ? `./${sdkFile}` : addressInSdk(id);
    },
    plugins: [
      virtualModules(
        Object.fromEntries(
          entries.map((entry) => [
            idOf(entry),
            `import { startSample } from ${JSON.stringify(startFile)};
             void startSample(() => import(${JSON.stringify(entry.file)}));`,
          ]),
        ),
      ),
      adoptStyles,
    ],
  });
  return {
    files,
    scriptsOf: (name) => {
      const entry = entryOf(chunks, name);
      const ofFrame = filesOfFrame
        .map(({ fileName }) => fileName)
        .filter((fileName) => fileName !== runFile);
      return [entry.fileName, ...entry.dynamicImports, ...ofFrame];
    },
  };
}

type BundleOptions = {
  readonly input: Readonly<Record<string, string>>;
  readonly external: (id: string) => boolean;
  /** Where an external module is, seen from a script. */
  readonly paths: (id: string) => string;
  readonly plugins: readonly Plugin[];
};

type Bundle = { readonly files: readonly BuiltFile[]; readonly chunks: readonly OutputChunk[] };

async function bundle({ input, external, paths, plugins }: BundleOptions): Promise<Bundle> {
  const build = await rolldown({
    input,
    platform: 'browser',
    external,
    plugins: [...plugins],
    experimental: { resolveNewUrlToAsset: true },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', ngDevMode: 'false' },
    },
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      minify: true,
      paths,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      assetFileNames: '[name]-[hash][extname]',
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    const files = output.map((file) => ({ fileName: file.fileName, content: contentOf(file) }));
    return { files: [...files, ...workersOf(chunks)], chunks };
  } finally {
    await build.close();
  }
}

/** Workers of libraries, which these look for beside their own script. */
const WORKERS: Readonly<Record<string, string>> = {
  'maplibre-gl': 'maplibre-gl/dist/maplibre-gl-worker.mjs',
};

function workersOf(chunks: readonly OutputChunk[]): BuiltFile[] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  return Object.entries(WORKERS)
    .filter(([name]) => modules.some((id) => id.includes(`/node_modules/${name}/`)))
    .map(([, path]) => ({
      fileName: basename(path),
      content: readFileSync(join(ROOT, 'node_modules', path)),
    }));
}

function contentOf(file: OutputChunk | OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function entryOf(chunks: readonly OutputChunk[], name: string): OutputChunk {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`build-samples: expected a script of "${name}", found none.`);
  return entry;
}

function addressInSdk(id: string): string {
  const file = id.replace(/^@brand\/web-sdk\/?/, '') || 'index';
  return `${SDK_FROM_ASSETS}/${file}.js`;
}

function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id],
  };
}

/** Style sheets that samples import become constructed ones, which a strict policy allows. */
const adoptStyles: Plugin = {
  name: 'adopt-styles',
  load: {
    filter: { id: /\.css$/ },
    handler: (id) => ({
      moduleType: 'js',
      moduleSideEffects: true,
      code: `const sheet = new CSSStyleSheet();
        sheet.replaceSync(${JSON.stringify(readFileSync(id, 'utf8'))});
        document.adoptedStyleSheets.push(sheet);`,
    }),
  },
};
