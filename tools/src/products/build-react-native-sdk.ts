import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceMarkdown } from '@brand/reference/markdown';
import type { Brand } from '../../../brand.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { makeReferencesIfStale } from './build-reference.ts';
import { createDist, jsonText, type WriteToDist } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { localSource } from '../reference/reference-source.ts';
import { ROOT } from '../shared/repo.ts';
import { REACT_NATIVE_DIST } from '../sdk/dist-folders.ts';
import { bundleReactNative } from '../sdk/bundle-react-native.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { makeHostPage } from '../sdk/host-page.ts';
import { publishTypes } from '../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import { packageMetadata } from '../sdk/package-metadata.ts';
import { changelogText, licenceText } from '../sdk/published-texts.ts';
import { reactNativeAgentsText, reactNativeReadmeText } from '../sdk/react-native-texts.ts';
import {
  REACT_NATIVE_PACKAGE,
  packageInputs,
  readSdkPackage,
  SDK_PACKAGES,
} from '../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../sdk/third-party-notices.ts';

/** Its own folder, because packages may be built concurrently. */
const DECLARATIONS = join(ROOT, '.cache/react-native-sdk-declarations');

/** Builds the React Native SDK with its host page, unless it was built from the same sources. */
export function buildReactNativeSdkIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'React Native SDK',
    inputs: [
      'brand.ts',
      'package-lock.json',
      ...packageInputs([...SDK_PACKAGES, REACT_NATIVE_PACKAGE]),
      'packages/react-native-sdk/CHANGELOG.md',
      'packages/reference/src',
      'tools/src/products/build-react-native-sdk.ts',
      'tools/src/reference',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE'],
    product: join(REACT_NATIVE_DIST, 'package.json'),
    activity: 'Building the React Native SDK',
    run: async () => {
      if (!(await makeReferencesIfStale())) return false;
      await buildReactNativeSdk();
      return true;
    },
  });
}

async function buildReactNativeSdk(): Promise<void> {
  const brand = loadBrand();
  const sdkPackage = readSdkPackage(REACT_NATIVE_PACKAGE);
  const rename = (text: string): string => withPublishedNames(text, brand);
  const write = createDist(REACT_NATIVE_DIST);
  const { html, chunks } = await makeHostPage();
  write('host.html', html);
  const native = await bundleReactNative(html, 'native');
  const web = await bundleReactNative(html, 'web');
  write('esm/index.js', rename(native.code));
  write('esm/index.web.js', rename(web.code));
  emitDeclarations(DECLARATIONS);
  const { entries } = publishTypes(sdkPackage, {
    declarations: DECLARATIONS,
    target: join(REACT_NATIVE_DIST, 'types'),
    inlined: [],
    rename,
  });
  const types = entries.get('index')!;
  // Types of the Web SDK name elements, and projects of the React Native CLI do not include the DOM.
  write(`types/${types}`, `/// <reference lib="dom" />\n${readDist(`types/${types}`)}`);
  const packageName = publishedName(sdkPackage.name, brand);
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(sdkPackage, brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices([...chunks, native, web]));
  write('README.md', reactNativeReadmeText(packageName, brand));
  await writeReference(packageName, brand, write);
  // Written last: its presence marks a complete build.
  write('package.json', manifestText(brand, types));
}

function readDist(file: string): string {
  return readFileSync(join(REACT_NATIVE_DIST, file), 'utf8');
}

async function writeReference(
  packageName: string,
  brand: Brand,
  write: WriteToDist,
): Promise<void> {
  const reference = await localSource().read(REACT_NATIVE_PACKAGE, '6.0');
  for (const [file, text] of referenceMarkdown(reference)) write(`reference/${file}`, text);
  write('AGENTS.md', reactNativeAgentsText(reference, packageName, brand));
}

function manifestText(brand: Brand, types: string): string {
  const { name, version, folder } = readSdkPackage(REACT_NATIVE_PACKAGE);
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  const manifest = {
    name: publishedName(name, brand),
    version,
    description: `${brand.name}: indoor maps for React Native.`,
    ...packageMetadata(brand, { repository: REACT_NATIVE_PACKAGE, guide: '/react-native-sdk' }),
    type: 'module',
    sideEffects: false,
    main: './esm/index.js',
    types: `./types/${types}`,
    exports: {
      '.': {
        types: `./types/${types}`,
        browser: './esm/index.web.js',
        default: './esm/index.js',
      },
      './host.html': './host.html',
      './package.json': './package.json',
    },
    files: [
      'esm',
      'reference',
      'types',
      'host.html',
      'AGENTS.md',
      'CHANGELOG.md',
      'LICENSE',
      'THIRD-PARTY-NOTICES.txt',
    ],
    // Its types import those of the Web SDK, whose code is in the host page.
    dependencies: { [publishedName('@brand/web-sdk', brand)]: version },
    peerDependencies: source.peerDependencies,
    // Browsers use frames instead.
    peerDependenciesMeta: { 'react-native-webview': { optional: true } },
  };
  return jsonText(manifest);
}

if (import.meta.main) process.exitCode = (await buildReactNativeSdkIfStale()) ? 0 : 1;
