import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { titleOfSample } from '@brand/reference';
import { compileFiles } from '../../playground/compile/compile-files.ts';
import { findLinks } from '../../playground/compile/find-links.ts';
import { ENTRY_FILE, type SourceFiles } from '../../playground/compile/compiled-program.ts';
import type { SampleSource, SdkVersion } from '../../playground/sample-source.ts';
import { cutSample } from '../../mdx/cut-sample.ts';

export type ReadSourceOptions = {
  readonly samplesFolder: string;
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
  readonly packagesOf: (version: SdkVersion) => readonly string[];
  /** Address of a file of the samples' folder, from the folder of the frame's page. */
  readonly assetAddress: (path: string) => string;
};

const TEXT = /\.(?:tsx?|css)$/;

/**
 * Reads a sample for the playground: `main.ts` and what it imports. `undefined` for one that needs
 * what the playground does not have: another package, or more than a sandbox allows.
 */
export function readSource(path: string, options: ReadSourceOptions): SampleSource | undefined {
  const folder = join(options.samplesFolder, path);
  const hasNeeds = existsSync(join(folder, 'sample.json'));
  if (hasNeeds || !existsSync(join(folder, ENTRY_FILE))) return undefined;
  const [, version] = path.split('/') as [string, SdkVersion];
  const packages = options.packagesOf(version);
  const used = usedFiles(readFiles(folder, options.packageScope));
  if (used.packages.some((name) => !packages.includes(name))) return undefined;
  const assets = Object.fromEntries(
    used.assets.map((name) => [basename(name), options.assetAddress(join(path, name))]),
  );
  const files = withAssetsBeside(used);
  const program = compileFiles({ files, assets: Object.keys(assets), packages });
  return { path, title: titleOf(folder, path), version, files, assets, program };
}

/** As readers see them: without the marks of regions, under the scope of the brand. */
function readFiles(folder: string, packageScope: string): SourceFiles {
  const names = readdirSync(folder).filter((name) => TEXT.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const { code } = cutSample(readFileSync(join(folder, name), 'utf8'));
      return [name, `${code.replaceAll('@brand/', `${packageScope}/`).trimEnd()}\n`];
    }),
  );
}

type Used = {
  readonly files: SourceFiles;
  /** As they are written, such as `./kiosk.glb`. */
  readonly assets: readonly string[];
  readonly packages: readonly string[];
};

/** What the entry needs; a folder may hold other ways to write the sample. */
function usedFiles(files: SourceFiles): Used {
  const used = new Set([ENTRY_FILE]);
  const assets: string[] = [];
  const packages: string[] = [];
  for (const name of used) {
    if (name.endsWith('.css')) continue;
    for (const { specifier, kind } of findLinks(files[name] ?? '')) {
      const file = specifier.replace(/^\.\//, '');
      if (kind === 'asset') assets.push(specifier);
      else if (!specifier.startsWith('.')) packages.push(specifier);
      else used.add([file, `${file}.ts`].find((candidate) => candidate in files) ?? file);
    }
  }
  const found = [...used].filter((name) => name in files);
  return {
    files: Object.fromEntries(found.map((name) => [name, files[name] ?? ''])),
    assets,
    packages,
  };
}

/** Samples share files; in a project of its own, a sample has them beside it. */
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

/** An app of the showcase has a title of its own. */
function titleOf(folder: string, path: string): string {
  const item = join(folder, 'item.json');
  if (existsSync(item)) return (JSON.parse(readFileSync(item, 'utf8')) as { title: string }).title;
  return titleOfSample(path.split('/').at(-1) ?? '');
}
