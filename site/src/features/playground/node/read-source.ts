import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { titleOfSample } from '@brand/reference';
import { compileFiles, findFile } from '../compile/compile-files.ts';
import { findLinks } from '../compile/find-links.ts';
import { entryOf, type SourceFiles } from '../compile/compiled-program.ts';
import type { SampleSource, SdkVersion } from '../sample-source.ts';
import { extractRegion } from '../../../samples/node/extract-region.ts';

export type ReadSourceOptions = {
  readonly samplesFolder: string;
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
  readonly packagesOf: (version: SdkVersion, files: SourceFiles) => readonly string[];
  /** URL of a file in the samples' folder, relative to the frame's page. */
  readonly assetAddress: (path: string) => string;
};

const TEXT = /\.(?:tsx?|css)$/;
/** An asset by its URL on the portal. */
const SERVED_ASSET = /'https:\/\/portal\.brand\.example\/samples\/([^']+)'/g;

type Entry = {
  /** Name in the folder of the sample. */
  readonly file: string;
  /** Name that readers see. */
  readonly shownAs: string;
};

type PathParts = [group: string, version: SdkVersion, name: string, variant?: string];

/** The entry files of a sample's variants. */
const ENTRIES: Readonly<Record<string, Entry>> = {
  main: { file: 'main.ts', shownAs: 'main.ts' },
  react: { file: 'react.tsx', shownAs: 'main.tsx' },
};

/**
 * Reads a sample for the playground by `<group>/<version>/<name>`, with `/react` for its React
 * variant: the entry and its imports. `undefined` if it needs another package, or more than a
 * sandbox allows.
 */
export function readSource(path: string, options: ReadSourceOptions): SampleSource | undefined {
  const [group, version, name, variant = 'main'] = path.split('/') as PathParts;
  const sample = `${group}/${version}/${name}`;
  const folder = join(options.samplesFolder, sample);
  const entry = ENTRIES[variant];
  const hasNeeds = existsSync(join(folder, 'sample.json'));
  if (hasNeeds || !entry || !existsSync(join(folder, entry.file))) return undefined;
  const { [entry.file]: first = '', ...others } = readFiles(sample, options);
  const used = usedFiles({ ...others, [entry.shownAs]: first });
  const packages = options.packagesOf(version, used.files);
  if (used.packages.some((each) => !packages.includes(each))) return undefined;
  const assets = Object.fromEntries(
    used.assets.map((file) => [basename(file), options.assetAddress(join(sample, file))]),
  );
  const files = withAssetsBeside(used);
  const program = compileFiles({ files, assets: Object.keys(assets), packages });
  return { path, title: titleOf(folder, name), version, files, assets, program };
}

/** The text files of a folder without region markers, under the scope of the brand. */
function readFiles(
  sample: string,
  { samplesFolder, packageScope }: ReadSourceOptions,
): SourceFiles {
  const folder = join(samplesFolder, sample);
  const names = readdirSync(folder).filter((name) => TEXT.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const { code } = extractRegion(readFileSync(join(folder, name), 'utf8'));
      const text = withAssetFiles(code, sample).replaceAll('@brand/', `${packageScope}/`);
      return [name, `${text.trimEnd()}\n`];
    }),
  );
}

/** A program reaches no other host, and a project should not: both have assets as files. */
function withAssetFiles(code: string, sample: string): string {
  return code.replaceAll(SERVED_ASSET, (_, path: string) => {
    const specifier = posix.relative(sample, path);
    const file = specifier.startsWith('.') ? specifier : `./${specifier}`;
    return `new URL('${file}', import.meta.url).href`;
  });
}

type Used = {
  readonly files: SourceFiles;
  /** Specifiers, such as `./kiosk.glb`. */
  readonly assets: readonly string[];
  readonly packages: readonly string[];
};

/** Files, assets and packages that the entry needs. A folder may hold other variants. */
function usedFiles(files: SourceFiles): Used {
  const used = new Set([entryOf(files)]);
  const assets: string[] = [];
  const packages: string[] = [];
  for (const name of used) {
    if (name.endsWith('.css')) continue;
    for (const { specifier, kind } of findLinks(files[name] ?? '')) {
      if (kind === 'asset') assets.push(specifier);
      else if (!specifier.startsWith('.')) packages.push(specifier);
      else used.add(findFile(specifier, files) ?? specifier);
    }
  }
  const found = [...used].filter((name) => name in files);
  return {
    files: Object.fromEntries(found.map((name) => [name, files[name] ?? ''])),
    assets,
    packages,
  };
}

/** Samples share assets; in a project, each sample has them in its own folder. */
function withAssetsBeside({ files, assets }: Used): SourceFiles {
  const entries = Object.entries(files).map(([name, text]) => {
    const moved = assets.reduce(
      (result, asset) => result.replaceAll(`'${asset}'`, `'./${basename(asset)}'`),
      text,
    );
    return [name, moved];
  });
  return Object.fromEntries(entries) as SourceFiles;
}

/** An app of the showcase has its own title. */
function titleOf(folder: string, name: string): string {
  const item = join(folder, 'item.json');
  if (existsSync(item)) return (JSON.parse(readFileSync(item, 'utf8')) as { title: string }).title;
  return titleOfSample(name);
}
