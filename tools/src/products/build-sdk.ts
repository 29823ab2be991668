import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { referenceMarkdown } from '@brand/reference/markdown';
import type { Brand } from '../../../brand.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { buildLegacySdkIfStale } from './build-legacy-sdk.ts';
import { buildReactNativeSdkIfStale } from './build-react-native-sdk.ts';
import { buildReactSdkIfStale } from './build-react-sdk.ts';
import { makeReferencesIfStale } from './build-reference.ts';
import {
  createDist,
  jsonText,
  writeFileInFolder,
  type WriteToDist,
} from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { agentsText } from '../reference/agents-text.ts';
import { localSource } from '../reference/reference-source.ts';
import { ROOT } from '../shared/repo.ts';
import { SDK_DIST } from '../sdk/dist-folders.ts';
import { bundleSdk, staticChunksOf } from '../sdk/bundle-sdk.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { fileIntegrity } from '../sdk/file-integrity.ts';
import { sizeByFolder } from '../sdk/size-by-folder.ts';
import { measureSize } from '../sdk/measure-size.ts';
import { DECLARATIONS, publishTypes } from '../sdk/publish-types.ts';
import { publishedManifest, withPublishedNames } from '../sdk/published-manifest.ts';
import { changelogText, licenceText, readmeText } from '../sdk/published-texts.ts';
import { globalNameOf, scriptTagCode } from '../sdk/script-tag.ts';
import { packageInputs, readSdkPackage, SDK_PACKAGES } from '../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../sdk/third-party-notices.ts';

/**
 * Builds the Web SDK, the one for React and the older versions, unless built from the same sources.
 */
export async function buildSdkIfStale(): Promise<boolean> {
  return (
    (await buildCurrentSdkIfStale()) &&
    (await buildReactSdkIfStale()) &&
    (await buildReactNativeSdkIfStale()) &&
    buildLegacySdkIfStale()
  );
}

function buildCurrentSdkIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Web SDK',
    inputs: [
      'brand.ts',
      'package-lock.json',
      ...packageInputs(SDK_PACKAGES),
      'packages/reference/src',
      'packages/web-sdk/CHANGELOG.md',
      'tools/src/products/build-reference.ts',
      'tools/src/products/build-sdk.ts',
      'tools/src/reference',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE'],
    product: join(SDK_DIST, 'package.json'),
    activity: 'Building the Web SDK',
    run: async () => {
      if (!(await makeReferencesIfStale())) return false;
      await buildSdk();
      return true;
    },
  });
}

async function buildSdk(): Promise<void> {
  const brand = loadBrand();
  const sdkPackage = readSdkPackage('web-sdk');
  const rename = (text: string): string => withPublishedNames(text, brand);
  const write = createDist(SDK_DIST);

  const forPages = await bundleSdk(sdkPackage.entries, 'pages');
  const forBundlers = await bundleSdk(sdkPackage.entries, 'bundlers');
  const webFiles = new Map([
    ...forPages.map(({ fileName, code }): [string, string] => [fileName, rename(code)]),
    [`${brand.slug}.js`, scriptTagCode(globalNameOf(brand))],
  ]);
  for (const [fileName, code] of webFiles) write(`web/${fileName}`, code);
  write('web/integrity.json', jsonText(fileIntegrity(webFiles)));
  for (const { fileName, code } of forBundlers) write(`esm/${fileName}`, rename(code));

  emitDeclarations(DECLARATIONS);
  const types = publishTypes(sdkPackage, {
    declarations: DECLARATIONS,
    target: join(SDK_DIST, 'types'),
    rename,
  });
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(sdkPackage, brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices([...forPages, ...forBundlers]));
  write('README.md', readmeText(sdkPackage, brand));
  await writeReference(brand, write);
  // Written last: its presence marks a complete build.
  write('package.json', jsonText(publishedManifest(sdkPackage, brand, types)));
}

/** The package's own documentation, always from its sources. */
async function writeReference(brand: Brand, write: WriteToDist): Promise<void> {
  const reference = await localSource().read('web-sdk', '6.0');
  for (const [file, text] of referenceMarkdown(reference)) write(`reference/${file}`, text);
  write('AGENTS.md', agentsText(reference, brand));
}

/** The recorded bundle sizes. */
export const SIZE_RECORD: string = join(ROOT, 'packages/web-sdk/bundle-size.json');

async function recordSize(): Promise<boolean> {
  const chunks = await bundleSdk(readSdkPackage('web-sdk').entries, 'pages');
  const size = measureSize(chunks);
  writeFileInFolder(SIZE_RECORD, jsonText(size));
  console.log('Recorded', size);
  return true;
}

async function recordApi(): Promise<boolean> {
  // Imported late, because it is not installed where the portal is only served.
  const { findReports, makeApiReports } = await import('../sdk/api-report.ts');
  emitDeclarations(DECLARATIONS);
  const reports = makeApiReports(DECLARATIONS);
  for (const file of findReports()) rmSync(join(ROOT, file));
  for (const { file, text } of reports) {
    writeFileInFolder(join(ROOT, file), text);
    console.log(`Recorded ${file}`);
  }
  return true;
}

async function explain(): Promise<boolean> {
  const chunks = await bundleSdk(readSdkPackage('web-sdk').entries, 'pages');
  console.table(sizeByFolder(staticChunksOf(chunks, 'index.js')));
  return true;
}

const COMMANDS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  '--record-size': recordSize,
  '--record-api': recordApi,
  '--explain-size': explain,
};

if (import.meta.main) {
  const [flag] = process.argv.slice(2);
  const command = flag === undefined ? buildSdkIfStale : COMMANDS[flag];
  if (!command) {
    throw new Error(`build-sdk: there is no ${flag}. Known: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  process.exitCode = (await command()) ? 0 : 1;
}
