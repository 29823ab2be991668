import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { RunnableGroup } from '@brand/reference';
import { LEGACY_DIST } from '../sdk/dist-folders.ts';
import { packagesRecorder } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';
import { adoptStyle } from './adopt-style.ts';

export type SdkVersion = RunnableGroup['frame'];

/** Modules that are served, and therefore never bundled. */
export const SDK = /^@brand\/web-sdk(?:\/(?!.*\.css$)|$)/;
const SDK_STYLE = '@brand/web-sdk/styles.css';
/** Modules that change the defaults of the SDK's `showVenue`, in the folder of the frame. */
const WATCHERS: Readonly<Record<SdkVersion, string>> = {
  '6.0': 'watch-maps.ts',
  '5.0': 'watch-older-maps.ts',
};
/** The script around a program of the playground. */
const RUN_FRAME = join(ROOT, 'site/src/features/playground/frame/start-frame.ts');
const SHIM = 'frame:web-sdk';
const ENTRY = 'frame:entry/';

export type SampleEntry = {
  readonly name: string;
  readonly file: string;
  /** A module that the build of a real project makes needless. */
  readonly setup?: string;
};

/** A script, or a file that a sample loads by `new URL('./name', import.meta.url)`. */
export type BuiltFile = { readonly fileName: string; readonly content: string | Uint8Array };

export type FrameBundle = {
  readonly version: SdkVersion;
  readonly files: readonly BuiltFile[];
  /** File names of the modules that replace the frame's code and the SDK. */
  readonly startFile: string;
  readonly sdkFile: string;
  /** File names of the modules that every frame needs. */
  readonly preloads: readonly string[];
  /** File name of the playground's frame script. */
  readonly runFile: string;
};

/**
 * Bundles the script around a sample, and the module that replaces the SDK in samples: the served
 * one, but its `showVenue` has the defaults of the frame.
 */
export async function bundleFrame(folder: string, version: SdkVersion): Promise<FrameBundle> {
  const watchMaps = JSON.stringify(join(folder, WATCHERS[version]));
  const { files, chunks } = await bundle({
    record: `sample-frame-${version}`,
    input: { start: join(folder, 'start-sample.ts'), run: RUN_FRAME, 'web-sdk': SHIM },
    external: (id) => SDK.test(id),
    paths: (id) => addressInSdk(id, version),
    plugins: [
      virtualModules({
        [SHIM]: `
          import * as sdk from '@brand/web-sdk';
          import { watchMaps } from ${watchMaps};
          export * from '@brand/web-sdk';
          ${version === '6.0' ? openOwnVenue(folder) : 'export const showVenue = watchMaps(sdk.showVenue);'}
        `,
      }),
    ],
  });
  const fileOf = (name: string): string => entryOf(chunks, name).fileName;
  return {
    version,
    files,
    startFile: fileOf('start'),
    sdkFile: fileOf('web-sdk'),
    preloads: chunks
      .filter(({ isDynamicEntry }) => !isDynamicEntry)
      .map(({ fileName }) => fileName),
    runFile: fileOf('run'),
  };
}

/** Older versions draw no venues of readers. */
function openOwnVenue(folder: string): string {
  return `
    import { withOwnVenue } from ${JSON.stringify(join(folder, 'own-venue/with-own-venue.ts'))};
    const openers = withOwnVenue(sdk);
    export const showVenue = watchMaps(openers.showVenue);
    export const { loadVenue } = openers;
  `;
}

export type SampleBundles = {
  readonly files: readonly BuiltFile[];
  /** The script of a sample's page, followed by those to preload. */
  readonly scriptsOf: (
    entry: string,
    options: { readonly sdk: 'used' | 'unused' },
  ) => readonly string[];
};

/** Bundles all samples of a version of the SDK together, so that they share chunks. */
export async function bundleSamples(
  entries: readonly SampleEntry[],
  { version, preloads, startFile, sdkFile, runFile }: FrameBundle,
  record?: string,
): Promise<SampleBundles> {
  // The bundler rejects a build without an entry.
  if (entries.length === 0) return { files: [], scriptsOf: () => [] };
  const idOf = ({ name }: SampleEntry): string => `${ENTRY}${name}`;
  const { files, chunks } = await bundle({
    record,
    input: Object.fromEntries(entries.map((entry) => [entry.name, idOf(entry)])),
    external: (id) => SDK.test(id) || id === startFile,
    paths: (id) => {
      if (id === startFile) return `./${startFile}`;
      return id === '@brand/web-sdk' ? `./${sdkFile}` : addressInSdk(id, version);
    },
    plugins: [
      virtualModules(
        Object.fromEntries(
          entries.map((entry) => [
            idOf(entry),
            `${entry.setup === undefined ? '' : `import ${JSON.stringify(entry.setup)};`}
             import { startSample } from ${JSON.stringify(startFile)};
             void startSample(() => import(${JSON.stringify(entry.file)}));`,
          ]),
        ),
      ),
      adoptStyles,
      askThisPortal,
    ],
  });
  return {
    files,
    scriptsOf: (name, { sdk }) => {
      const entry = entryOf(chunks, name);
      const unused = sdk === 'used' ? [runFile] : [runFile, sdkFile];
      const ofFrame = preloads.filter((fileName) => !unused.includes(fileName));
      return [entry.fileName, ...entry.dynamicImports, ...ofFrame];
    },
  };
}

export type BundleOptions = {
  /** Under which its packages are recorded; those of code that only tests load are not. */
  readonly record?: string | undefined;
  readonly input: Readonly<Record<string, string>>;
  readonly external: (id: string) => boolean;
  /** Path of an external module, relative to a script. */
  readonly paths: (id: string) => string;
  readonly plugins: readonly Plugin[];
};

export type Bundle = {
  readonly files: readonly BuiltFile[];
  readonly chunks: readonly OutputChunk[];
};

/** Bundles scripts into one folder, with hashes in their names. */
export async function bundle({
  record,
  input,
  external,
  paths,
  plugins,
}: BundleOptions): Promise<Bundle> {
  const build = await rolldown({
    input,
    platform: 'browser',
    external,
    plugins: [...plugins, record !== undefined && packagesRecorder(record)],
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

/** Workers of libraries, which look for them beside their own script. */
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

/** The script of an entry, by its name. */
export function entryOf(chunks: readonly OutputChunk[], name: string): OutputChunk {
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`build-samples: expected a script of "${name}", found none.`);
  return entry;
}

/**
 * Scripts are in `samples/assets`, the SDK is beside `samples`, so URLs are independent of the base
 * path.
 */
export function addressInSdk(id: string, version: SdkVersion): string {
  const file = id.replace(/^@brand\/web-sdk\/?/, '') || 'index';
  return `../../sdk/${version}/${file}.js`;
}

/** Plugin for modules from strings, by their ids. */
export function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id],
  };
}

const SITE_ADDRESS = /'https:\/\/portal\.brand\.example\/([^']*)'/g;

/**
 * Replaces the portal's URL in samples with that of the portal which serves them, below any base
 * path. Not a single literal, because that would be taken for a file beside the sample.
 */
const askThisPortal: Plugin = {
  name: 'ask-this-portal',
  transform: {
    filter: { id: /\/examples\//, code: SITE_ADDRESS },
    handler: (code) =>
      code.replaceAll(SITE_ADDRESS, "new URL(['../..', '$1'].join('/'), import.meta.url).href"),
  },
};

/** Style sheets that samples import become constructed ones, which strict policies allow. */
const adoptStyles: Plugin = {
  name: 'adopt-styles',
  // Only 5.0 has a style sheet.
  resolveId: (id) => (id === SDK_STYLE ? join(LEGACY_DIST, 'v5/styles.css') : undefined),
  load: {
    filter: { id: /\.css$/ },
    handler: (id) => ({
      moduleType: 'js',
      moduleSideEffects: true,
      code: adoptStyle(readFileSync(id, 'utf8')),
    }),
  },
};
