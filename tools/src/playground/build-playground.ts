import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../build-if-stale.ts';
import { REACT_DIST } from '../build-react-sdk.ts';
import { SDK_DIST } from '../build-sdk.ts';
import { jsonText, writeFileInFolder } from '../create-dist.ts';
import { loadBrand } from '../load-brand.ts';
import { ROOT } from '../repo.ts';
import { bundleWorker } from './bundle-worker.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import { importablePackages, REACT_PACKAGES } from './importable-packages.ts';
import { type PackedSdk, packSdk } from './pack-sdk.ts';
import { libraryTypes, reactTypes, sdkTypes } from './type-files.ts';

const VERSIONS = ['6.0', '5.0'] as const;
const TARGET = join(ROOT, '.cache/playground');
/** Published below this path. */
const PUBLIC_FOLDER = 'assets/playground';

/** Builds what the editor of the playground loads: help with types, and the types themselves. */
export function buildPlaygroundIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Playground',
    inputs: [
      'brand.ts',
      'package-lock.json',
      'packages/mvf/src',
      'packages/web-sdk/dist',
      'packages/web-sdk-react/dist',
      'packages/web-sdk-legacy/src',
      'site/src/playground/types',
      'site/src/playground/venue/bundle-worker.ts',
      'tools/src/playground',
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
  const worker = writeHashed('type-worker', '.js', await bundleWorker('types/type-worker.ts'));
  const libraries = writeHashed('libraries', '.json', JSON.stringify(libraryTypes()));
  const sdks = VERSIONS.map((version) => [
    version,
    writeHashed(`sdk-${version}`, '.json', JSON.stringify(sdkTypes(version, brand))),
  ]);
  const packages = VERSIONS.map((version) => [
    version,
    importablePackages(version, brand).map(({ name }) => name),
  ]);
  const bundleCheck = await bundleWorker('venue/bundle-worker.ts');
  const react = {
    packages: REACT_PACKAGES.map((name) => publishedName(name, brand)),
    types: writeHashed('react', '.json', JSON.stringify(reactTypes(brand))),
    sdkPackage: pack(REACT_DIST),
  };
  const built = {
    bundleCheck: writeHashed('bundle-check', '.js', bundleCheck),
    sdkPackages: { '6.0': pack(SDK_DIST) },
    packages: Object.fromEntries(packages) as Record<string, string[]>,
    react: { '6.0': react },
    typeHelp: { worker, libraries, sdks: Object.fromEntries(sdks) as Record<string, string> },
  };
  // Last: its presence says that the build is whole.
  writeFileInFolder(join(TARGET, 'built.json'), jsonText(built));
}

/** The file is its address from the root of the site. */
function pack(built: string): PackedSdk {
  const packed = packSdk(built, join(TARGET, 'files'));
  return { ...packed, file: `${PUBLIC_FOLDER}/${packed.file}` };
}

/** Answers the address from the root of the site. */
function writeHashed(name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const fileName = `${name}-${hash}${ending}`;
  writeFileInFolder(join(TARGET, 'files', fileName), content);
  return `${PUBLIC_FOLDER}/${fileName}`;
}

if (import.meta.main) process.exitCode = (await buildPlaygroundIfStale()) ? 0 : 1;
