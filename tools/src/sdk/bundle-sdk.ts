import { join } from 'node:path';
import { type OutputChunk, rolldown, type RolldownPluginOption } from 'rolldown';
import { loadBrand } from '../../../load-brand.ts';
import { ROOT } from '../shared/repo.ts';
import { compactGlsl } from './compact-glsl.ts';
import { fontModules } from './font-modules.ts';
import type { PackageEntry } from './sdk-package.ts';
import { treeShakeThree } from './tree-shake-three.ts';

/**
 * `pages`: self-contained and minified, for browsers. `bundlers`: readable, with `three` external,
 * so that an app that uses it has it once.
 */
export type BundleVariant = 'pages' | 'bundlers';

/** External modules: MapLibre maps are created by the app and passed in. */
const EXTERNAL: Readonly<Record<BundleVariant, RegExp>> = {
  pages: /^maplibre-gl(\/|$)/,
  bundlers: /^(maplibre-gl|three)(\/|$)/,
};

const BRAND = join(ROOT, 'brand.ts');

/** Bundles the entries of the SDK into ES modules that share chunks. Writes nothing. */
export async function bundleSdk(
  entries: readonly PackageEntry[],
  flavour: BundleVariant,
): Promise<OutputChunk[]> {
  const core = await modulesOfCore(entries, flavour);
  return bundle(entries, flavour, core);
}

/**
 * Modules that the first entry imports statically. They become one chunk: features come on top of a
 * loaded core, so splitting it further would only cause more requests.
 */
async function modulesOfCore(
  entries: readonly PackageEntry[],
  flavour: BundleVariant,
): Promise<ReadonlySet<string>> {
  const index = entries.filter(({ name }) => name === 'index');
  const chunks = await bundle(index, flavour);
  return new Set(
    staticChunksOf(chunks, 'index.js')
      .flatMap((chunk) => Object.entries(chunk.modules))
      .filter(([id, { renderedLength }]) => renderedLength > 0 && id !== index[0]?.source)
      .map(([id]) => id),
  );
}

async function bundle(
  entries: readonly PackageEntry[],
  flavour: BundleVariant,
  core?: ReadonlySet<string>,
): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
    platform: 'browser',
    external: EXTERNAL[flavour],
    preserveEntrySignatures: 'allow-extension',
    plugins: sdkPlugins(flavour),
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      minify: flavour === 'pages',
      entryFileNames: '[name].js',
      chunkFileNames: flavour === 'pages' ? 'chunks/[name]-[hash].js' : 'chunks/[name].js',
      ...(core && {
        codeSplitting: {
          groups: [{ name: 'core', test: (id: string): boolean => core.has(id) }],
          // Otherwise the parts of three that only features use would be included.
          includeDependenciesRecursively: false,
        },
      }),
    });
    return output.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await build.close();
  }
}

/** A chunk and its static imports, depth first. */
export function staticChunksOf(chunks: readonly OutputChunk[], fileName: string): OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<OutputChunk>();
  const visit = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  visit(fileName);
  return [...found];
}

/** Plugins of the published bundles. */
export function sdkPlugins(flavour: BundleVariant): RolldownPluginOption[] {
  return [brandOfBuild, fontModules, shaders, ...(flavour === 'pages' ? treeShakeThree() : [])];
}

/** Substitutes the brand of `BRAND_FILE` for the one in the sources. */
export const brandOfBuild: RolldownPluginOption = {
  name: 'brand-of-build',
  load: (id) => (id === BRAND ? `export const brand = ${JSON.stringify(loadBrand())};` : undefined),
};

const shaders: RolldownPluginOption = {
  name: 'compact-shaders',
  transform: {
    filter: { code: /\/\*\s*glsl\s*\*\// },
    handler: (code) => compactGlsl(code),
  },
};
