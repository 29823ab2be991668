import { join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import { loadBrand } from '../../../load-brand.ts';
import { MVF_DIST, REACT_DIST, REACT_NATIVE_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import {
  LEGACY_NATIVE_PACKAGE,
  LEGACY_PACKAGE,
  packageInputs,
  readLegacyLine,
  SDK_PACKAGES,
} from '../sdk/sdk-package.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { ROOT } from '../shared/repo.ts';
import { buildLibrary } from './npm/build-library.ts';
import { buildOlderReactNativeSdk, declarationsOnly } from './npm/build-older-react-native-sdk.ts';
import { buildOlderWebSdk } from './npm/build-older-web-sdk.ts';
import { DATA_SYNC_TEXTS, VENUE_TEXTS, VIEWER_EMBED_TEXTS } from './npm/library-texts.ts';
import { buildUpgrade } from './npm/build-upgrade.ts';
import { type BuiltPackage, writeRegistry } from './npm/write-registry.ts';

const CACHE = join(ROOT, '.cache/npm-registry');
/** Packages that no other step builds. */
const PACKAGES = join(CACHE, 'packages');
const DECLARATIONS = join(CACHE, 'declarations');
/** Its contents are published unchanged. */
const STATIC = join(CACHE, 'static');
/** Path of the registry below the site. */
const REGISTRY_PATH = 'npm/';

const LIBRARIES = {
  'data-sync': DATA_SYNC_TEXTS,
  venue: VENUE_TEXTS,
  'viewer-embed': VIEWER_EMBED_TEXTS,
} as const;

/** Packs all packages that pages name into a registry of static files. */
export function buildNpmRegistryIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'npm registry',
    inputs: [
      '.cache/reference/react-native-sdk',
      '.cache/reference/web-sdk',
      'LICENSE',
      'brand.ts',
      'package-lock.json',
      ...packageInputs([
        ...SDK_PACKAGES,
        ...Object.keys(LIBRARIES),
        LEGACY_PACKAGE,
        LEGACY_NATIVE_PACKAGE,
        'upgrade',
      ]),
      'packages/upgrade/CHANGELOG.md',
      'tools/src/playground/type-files.ts',
      ...Object.keys(LIBRARIES).map((name) => `packages/${name}/CHANGELOG.md`),
      'packages/mvf/dist',
      'packages/react-native-sdk/dist',
      'packages/web-sdk/dist',
      'packages/web-sdk-react/dist',
      'packages/reference/src',
      ...['5.0', '4.0'].map((version) => releaseNotes('web-sdk', version)),
      ...['5.0', '4.0', '3.0'].map((version) => releaseNotes('react-native-sdk', version)),
      'tools/src/products/build-npm-registry.ts',
      'tools/src/products/npm',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE', 'BASE_URL'],
    product: join(STATIC, REGISTRY_PATH, publishedName('@brand/viewer-embed', loadBrand())),
    activity: 'Building the npm registry',
    run: async () => {
      await buildNpmRegistry(loadBrand());
      return true;
    },
  });
}

async function buildNpmRegistry(brand: Brand): Promise<void> {
  const libraries: BuiltPackage[] = [];
  for (const [name, texts] of Object.entries(LIBRARIES)) {
    const folder = join(PACKAGES, name);
    await buildLibrary(name, texts, { folder, declarations: DECLARATIONS, brand });
    libraries.push({ folder });
  }
  emitDeclarations(DECLARATIONS);
  const older: BuiltPackage[] = [];
  for (const line of ['v5', 'v4'] as const) {
    const folder = join(PACKAGES, `web-sdk-${line}`);
    await buildOlderWebSdk(line, { folder, declarations: DECLARATIONS, brand });
    older.push({ folder });
  }
  for (const line of ['v5', 'v4', 'v3'] as const) {
    const folder = join(PACKAGES, `react-native-sdk-${line}`);
    await buildOlderReactNativeSdk(line, { folder, brand });
    const { version } = readLegacyLine(line, LEGACY_NATIVE_PACKAGE);
    older.push({ folder, deprecation: declarationsOnly(version, brand) });
  }
  const upgrade = join(PACKAGES, 'upgrade');
  await buildUpgrade(upgrade, brand);
  const current = [SDK_DIST, REACT_DIST, REACT_NATIVE_DIST, MVF_DIST, upgrade].map((folder) => ({
    folder,
  }));
  const siteUrl = new URL(process.env['BASE_URL'] ?? '/', brand.siteUrl);
  writeRegistry([...current, ...older, ...libraries], {
    folder: join(STATIC, REGISTRY_PATH),
    registryUrl: new URL(REGISTRY_PATH, siteUrl).href,
  });
}

function releaseNotes(sdk: string, version: string): string {
  return `site/${sdk}_versioned_docs/version-${version}/release-notes.mdx`;
}

if (import.meta.main) process.exitCode = (await buildNpmRegistryIfStale()) ? 0 : 1;
