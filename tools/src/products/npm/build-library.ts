import { join } from 'node:path';
import type { Brand } from '../../../../brand.ts';
import { bundleEsModules } from '../../sdk/bundle-es-modules.ts';
import { compileDeclarations } from '../../sdk/compile-declarations.ts';
import { packageMetadata } from '../../sdk/package-metadata.ts';
import { publishTypes, type PublishedTypes } from '../../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../../sdk/published-manifest.ts';
import { changelogText, licenceText } from '../../sdk/published-texts.ts';
import { readSdkPackage, type SdkPackage } from '../../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../../sdk/third-party-notices.ts';
import { createDist, jsonText } from '../../shared/create-dist.ts';
import { libraryAgentsText, libraryReadme, type LibraryTexts } from './library-texts.ts';

/** A workspace that is not published, so packages that use it contain it. */
const UNPUBLISHED = 'geo';

/**
 * Builds a package without a reference of its own: modules that bundlers and Node load, types and
 * texts.
 */
export async function buildLibrary(
  workspace: string,
  texts: LibraryTexts,
  { folder, declarations, brand }: LibraryFolders,
): Promise<void> {
  const library = readSdkPackage(workspace);
  const rename = (text: string): string => withPublishedNames(text, brand);
  const write = createDist(folder);
  const chunks = await bundleEsModules(
    {
      input: Object.fromEntries(library.entries.map(({ name, source }) => [name, source])),
      platform: 'neutral',
    },
    { bundled: new RegExp(`^@brand/${UNPUBLISHED}$`) },
  );
  for (const { fileName, code } of chunks) write(`esm/${fileName}`, rename(code));
  compileDeclarations([UNPUBLISHED, workspace], declarations);
  const types = publishTypes(library, {
    declarations,
    target: join(folder, 'types'),
    inlined: [UNPUBLISHED],
    rename,
  });
  const name = publishedName(library.name, brand);
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(library, brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(chunks));
  write('README.md', libraryReadme(name, texts, brand));
  write('AGENTS.md', libraryAgentsText({ name, version: library.version }, texts, brand));
  // Written last: its presence marks a complete build.
  write('package.json', jsonText(libraryManifest(library, texts, brand, types)));
}

export type LibraryFolders = {
  readonly folder: string;
  /** For intermediate files. */
  readonly declarations: string;
  readonly brand: Brand;
};

function libraryManifest(
  library: SdkPackage,
  texts: LibraryTexts,
  brand: Brand,
  types: PublishedTypes,
): object {
  const name = publishedName(library.name, brand);
  const dependencies = Object.entries(library.dependencies)
    .filter(([each]) => each !== `@brand/${UNPUBLISHED}`)
    .map(([each, version]) => [publishedName(each, brand), version]);
  return {
    name,
    version: library.version,
    description: `${brand.name}: ${texts.description}`,
    ...packageMetadata(brand, { repository: name.replace(/^.*\//, ''), guide: texts.guide }),
    type: 'module',
    sideEffects: false,
    main: './esm/index.js',
    types: `./types/${types.entries.get('index')}`,
    exports: {
      ...Object.fromEntries(
        library.entries.map((entry) => [
          entry.subpath,
          { types: `./types/${types.entries.get(entry.name)}`, default: `./esm/${entry.name}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    files: ['esm', 'types', 'AGENTS.md', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'],
    ...(dependencies.length > 0 && { dependencies: Object.fromEntries(dependencies) as object }),
  };
}
