import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFile, referenceMarkdown } from '@brand/reference/markdown';
import { type OutputChunk, rolldown } from 'rolldown';
import type { Brand } from '../../../brand.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { makeReferencesIfStale } from './build-reference.ts';
import { createDist, jsonText, type WriteToDist } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { localSource } from '../reference/reference-source.ts';
import { ROOT } from '../shared/repo.ts';
import { REACT_DIST } from '../sdk/dist-folders.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { publishTypes } from '../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import { packageMetadata } from '../sdk/package-metadata.ts';
import { changelogText, licenceText } from '../sdk/published-texts.ts';
import { reactAgentsText, reactReadmeText } from '../sdk/react-texts.ts';
import { REACT_PACKAGE, packageInputs, readSdkPackage, SDK_PACKAGES } from '../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../sdk/third-party-notices.ts';

/** Its own folder, because packages may be built concurrently. */
const DECLARATIONS = join(ROOT, '.cache/react-sdk-declarations');
const MODULE = 'react';

/** Builds the Web SDK for React unless it was built from the same sources. */
export function buildReactSdkIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Web SDK for React',
    inputs: [
      'brand.ts',
      'package-lock.json',
      ...packageInputs([...SDK_PACKAGES, REACT_PACKAGE]),
      'packages/reference/src',
      'packages/web-sdk-react/CHANGELOG.md',
      'tools/src/products/build-react-sdk.ts',
      'tools/src/reference',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE'],
    product: join(REACT_DIST, 'package.json'),
    activity: 'Building the Web SDK for React',
    run: async () => {
      if (!(await makeReferencesIfStale())) return false;
      await buildReactSdk();
      return true;
    },
  });
}

async function buildReactSdk(): Promise<void> {
  const brand = loadBrand();
  const sdkPackage = readSdkPackage(REACT_PACKAGE);
  // Apps import the exports of `venue` from the Web SDK, and so does this package.
  const rename = (text: string): string =>
    withPublishedNames(text.replaceAll(/@brand\/venue(?![\w-])/g, '@brand/web-sdk'), brand);
  const write = createDist(REACT_DIST);
  const chunks = await bundle(sdkPackage.entries[0]!.source);
  for (const { fileName, code } of chunks) {
    // Marks the module as client-only for frameworks with server components.
    write(`esm/${fileName}`, `'use client';\n${rename(code)}`);
  }
  emitDeclarations(DECLARATIONS);
  const { entries } = publishTypes(sdkPackage, {
    declarations: DECLARATIONS,
    target: join(REACT_DIST, 'types'),
    inlined: [],
    rename,
  });
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(sdkPackage, brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(chunks));
  const packageName = publishedName(sdkPackage.name, brand);
  write('README.md', reactReadmeText(packageName, brand));
  await writeReference(packageName, brand, write);
  // Written last: its presence marks a complete build.
  write('package.json', manifestText(brand, entries.get('index')!));
}

async function bundle(source: string): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: { index: source },
    platform: 'browser',
    external: /^(react|react-dom|@brand\/[\w-]+)(\/|$)/,
    transform: { jsx: 'react-jsx' },
  });
  try {
    const { output } = await build.generate({ format: 'es', entryFileNames: '[name].js' });
    return output.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await build.close();
  }
}

/** Links to other modules lead to the Web SDK's package, which is installed beside this one. */
async function writeReference(
  packageName: string,
  brand: Brand,
  write: WriteToDist,
): Promise<void> {
  const reference = await localSource().read('web-sdk', '6.0');
  const text = referenceMarkdown(reference).get(moduleFile(MODULE))!;
  const others = /\]\((?=[\w-]+\.md#)/g;
  write(`reference/${moduleFile(MODULE)}`, text.replaceAll(others, '](../../web-sdk/reference/'));
  write('AGENTS.md', reactAgentsText(reference, packageName, brand));
}

function manifestText(brand: Brand, types: string): string {
  const { name, version, folder } = readSdkPackage(REACT_PACKAGE);
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  const manifest = {
    name: publishedName(name, brand),
    version,
    description: `${brand.name}: indoor maps for React.`,
    ...packageMetadata(brand, { repository: REACT_PACKAGE, guide: '/web-sdk/react' }),
    type: 'module',
    sideEffects: false,
    main: './esm/index.js',
    types: `./types/${types}`,
    exports: {
      '.': { types: `./types/${types}`, default: './esm/index.js' },
      './package.json': './package.json',
    },
    files: [
      'esm',
      'reference',
      'types',
      'AGENTS.md',
      'CHANGELOG.md',
      'LICENSE',
      'THIRD-PARTY-NOTICES.txt',
    ],
    dependencies: { [publishedName('@brand/web-sdk', brand)]: version },
    peerDependencies: source.peerDependencies,
  };
  return jsonText(manifest);
}

if (import.meta.main) process.exitCode = (await buildReactSdkIfStale()) ? 0 : 1;
