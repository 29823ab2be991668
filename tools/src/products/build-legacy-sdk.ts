import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { createDist, type WriteToDist } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { LEGACY_DIST } from '../sdk/dist-folders.ts';
import { bundleSdk } from '../sdk/bundle-sdk.ts';
import { withPublishedNames } from '../sdk/published-manifest.ts';
import { globalNameOf, scriptTagCode } from '../sdk/script-tag.ts';
import { LEGACY_PACKAGE, packageInputs, readLegacyLine, SDK_PACKAGES } from '../sdk/sdk-package.ts';

const LINES = ['v5', 'v4'] as const;

/**
 * Builds the older versions of the Web SDK unless they were built from the same sources. Each
 * contains today's engine: a closed version must not change with the newest, nor need its folder.
 */
export function buildLegacySdkIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Web SDK 5 and 4',
    inputs: [
      'brand.ts',
      'package-lock.json',
      ...packageInputs([...SDK_PACKAGES, LEGACY_PACKAGE]),
      'tools/src/products/build-legacy-sdk.ts',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE'],
    product: join(LEGACY_DIST, 'v4/styles.css'),
    activity: 'Building Web SDK 5 and 4',
    run: async () => {
      const write = createDist(LEGACY_DIST);
      for (const line of LINES) await buildLine(line, write);
      return true;
    },
  });
}

async function buildLine(line: (typeof LINES)[number], write: WriteToDist): Promise<void> {
  const brand = loadBrand();
  const { folder, entries } = readLegacyLine(line);
  for (const { fileName, code } of await bundleSdk(entries, 'pages')) {
    write(`${line}/${fileName}`, withPublishedNames(code, brand));
  }
  write(`${line}/${brand.slug}.js`, scriptTagCode(globalNameOf(brand)));
  // Written last: its presence marks a complete build.
  copyFileSync(join(folder, 'styles.css'), join(LEGACY_DIST, line, 'styles.css'));
}

if (import.meta.main) process.exitCode = (await buildLegacySdkIfStale()) ? 0 : 1;
