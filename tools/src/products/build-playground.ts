import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordPackages } from '@brand/third-party-notices';
import type { Brand } from '../../../brand.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { REACT_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { jsonText, writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { PACKAGE_RECORDS } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';
import { bundleWorker } from '../playground/bundle-worker.ts';
import { type PackedSdk, packSdk } from '../sdk/pack-sdk.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import { importablePackages, REACT_PACKAGES } from '../playground/importable-packages.ts';
import {
  libraryTypes,
  reactNativeSdkTypes,
  reactNativeTypes,
  reactTypes,
  sdkTypes,
  type TypeFiles,
} from '../playground/type-files.ts';

const VERSIONS = ['6.0', '5.0'] as const;
const NATIVE_VERSIONS = ['6.0', '5.0', '4.0', '3.0'] as const;
const TARGET = join(ROOT, '.cache/playground');
/** Published below this path. */
const PUBLIC_FOLDER = 'assets/playground';

/** Builds the files that the playground's editor loads: the language service, and the types. */
export function buildPlaygroundIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Playground',
    inputs: [
      'brand.ts',
      'package-lock.json',
      'packages/mvf/src',
      'packages/react-native-sdk/dist',
      'packages/react-native-sdk-legacy/src',
      'packages/upgrade/src',
      'packages/web-sdk/dist',
      'packages/web-sdk-react/dist',
      'packages/web-sdk-legacy/src',
      'site/src/features/code-upgrade/upgrade-worker.ts',
      'site/src/features/playground/types',
      'site/src/features/playground/venue/bundle-worker.ts',
      'site/src/venue/report-on-bundle.ts',
      'tools/src/playground',
      'tools/src/sdk/pack-sdk.ts',
      'tools/src/products/build-playground.ts',
    ],
    settings: ['BRAND_FILE'],
    product: join(TARGET, 'built.json'),
    activity: 'Building the help of the playground',
    run: async () => {
      await buildPlayground();
      return true;
    },
  });
}

async function buildPlayground(): Promise<void> {
  rmSync(TARGET, { recursive: true, force: true });
  const brand = loadBrand();
  const worker = writeHashed(
    'worker-types',
    '.js',
    await bundleWorker('playground/types/type-worker.ts'),
  );
  const libraries = writeTypes('libraries', libraryTypes());
  const sdks = {
    '6.0': writeTypes('sdk-6.0', sdkTypes('6.0', brand)),
    '5.0': writeTypes('sdk-5.0', sdkTypes('5.0', brand)),
  };
  const packages = VERSIONS.map((version) => [
    version,
    importablePackages(version, brand).map(({ name }) => name),
  ]);
  const bundleCheck = await bundleWorker('playground/venue/bundle-worker.ts');
  const upgradeWorker = await bundleWorker('code-upgrade/upgrade-worker.ts');
  const react = {
    packages: REACT_PACKAGES.map((name) => publishedName(name, brand)),
    types: writeTypes('react', reactTypes(brand)),
    sdkPackage: pack(REACT_DIST),
  };
  const built = {
    upgradeWorker: writeHashed('worker-upgrade', '.js', upgradeWorker),
    bundleCheck: writeHashed('worker-bundle-check', '.js', bundleCheck),
    sdkPackages: { '6.0': pack(SDK_DIST) },
    packages: Object.fromEntries(packages) as Record<string, string[]>,
    react: { '6.0': react },
    typeHelp: { worker, libraries, sdks },
  };
  writeCodeTypes(brand, { libraries, react: react.types, sdks });
  // Written last: its presence marks a complete build.
  writeFileInFolder(join(TARGET, 'built.json'), jsonText(built));
}

/** Writes the URLs of the types that code of answers is compiled with, by SDK and version. */
function writeCodeTypes(
  brand: Brand,
  { libraries, react, sdks }: { libraries: string; react: string; sdks: Record<string, string> },
): void {
  const native = writeTypes('react-native', reactNativeTypes());
  const older = writeTypes('sdk-4.0', sdkTypes('4.0', brand));
  const nativeSdks = NATIVE_VERSIONS.map((version) => {
    const name = `react-native-sdk-${version}`;
    const own = writeTypes(name, reactNativeSdkTypes(version, brand));
    const web = version === '6.0' ? [sdks['6.0']] : [];
    return [version, [libraries, react, native, ...web, own]];
  });
  const codeTypes = {
    'web-sdk': {
      '6.0': [libraries, react, sdks['6.0']],
      '5.0': [libraries, react, sdks['5.0']],
      '4.0': [libraries, react, older],
    },
    'react-native-sdk': Object.fromEntries(nativeSdks) as Record<string, string[]>,
  };
  writeFileInFolder(join(TARGET, 'code-types.json'), jsonText(codeTypes));
}

function writeTypes(name: string, files: TypeFiles): string {
  const ownScope = `/node_modules/@${loadBrand().slug}/`;
  const ofOthers = Object.keys(files).filter((path) => !path.startsWith(ownScope));
  recordPackages(PACKAGE_RECORDS, `playground-types-${name}`, ofOthers);
  return writeHashed(name, '.json', JSON.stringify(files));
}

/** `file` becomes the URL from the root of the site. */
function pack(built: string): Pick<PackedSdk, 'name' | 'version' | 'file'> {
  const { name, version, file } = packSdk(built, join(TARGET, 'files'));
  return { name, version, file: `${PUBLIC_FOLDER}/${file}` };
}

/** Returns the URL from the root of the site. */
function writeHashed(name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const fileName = `${name}-${hash}${ending}`;
  writeFileInFolder(join(TARGET, 'files', fileName), content);
  return `${PUBLIC_FOLDER}/${fileName}`;
}

if (import.meta.main) process.exitCode = (await buildPlaygroundIfStale()) ? 0 : 1;
