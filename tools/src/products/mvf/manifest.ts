import type { Brand } from '../../../../brand.ts';
import { packageMetadata } from '../../sdk/package-metadata.ts';
import type { PublishedTypes } from '../../sdk/publish-types.ts';
import { publishedName } from '../../sdk/published-manifest.ts';
import type { SdkPackage } from '../../sdk/sdk-package.ts';

/** The `package.json` under which the package of the venue format is published. */
export function mvfManifest(
  { name, version, entries, dependencies }: SdkPackage,
  brand: Brand,
  types: PublishedTypes,
): object {
  const others = Object.entries(dependencies).filter(([each]) => !each.startsWith('@brand/'));
  return {
    name: publishedName(name, brand),
    version,
    description: `${brand.name}: reads, checks, converts and writes venue bundles.`,
    ...packageMetadata(brand, { repository: 'mvf', guide: '/docs/mvf/v3/getting-started' }),
    type: 'module',
    sideEffects: false,
    bin: { mvf: 'bin/mvf.js' },
    main: './esm/index.js',
    types: `./types/${types.entries.get('index')}`,
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [
          entry.subpath,
          {
            types: `./types/${types.entries.get(entry.name)}`,
            default: `./esm/${entry.name}.js`,
          },
        ]),
      ),
      './json-schema/*': './json-schema/*',
      './package.json': './package.json',
    },
    files: [
      'bin',
      'esm',
      'json-schema',
      'reference',
      'types',
      'AGENTS.md',
      'CHANGELOG.md',
      'LICENSE',
      'THIRD-PARTY-NOTICES.txt',
    ],
    dependencies: Object.fromEntries(others),
  };
}
