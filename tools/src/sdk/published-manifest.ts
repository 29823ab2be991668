import type { Brand } from '../../../brand.ts';
import { packageMetadata } from './package-metadata.ts';
import type { PublishedTypes } from './publish-types.ts';
import type { SdkPackage } from './sdk-package.ts';

/** The name under which a workspace package is published. */
export function publishedName(name: string, { slug }: Brand): string {
  return name.replace(/^@brand\//, `@${slug}/`);
}

/** A text with workspace packages replaced by their published names. */
export function withPublishedNames(text: string, brand: Brand): string {
  return text.replaceAll(/@brand\/[\w-]+/g, (name) => publishedName(name, brand));
}

/** The `package.json` of the published package. */
export function publishedManifest(
  sdkPackage: SdkPackage,
  brand: Brand,
  { entries, externals }: PublishedTypes,
): object {
  const versions = { ...sdkPackage.devDependencies, ...sdkPackage.dependencies };
  const typesOf = (name: string): string[] =>
    [name, `@types/${name}`].filter((candidate) => versions[candidate] !== undefined);
  const mentioned = [...externals].filter((name) => name !== 'maplibre-gl').flatMap(typesOf);
  const dependencies = [...new Set(['three', ...mentioned])].toSorted();
  return {
    name: publishedName(sdkPackage.name, brand),
    version: sdkPackage.version,
    description: `${brand.name}: indoor maps for web pages.`,
    ...packageMetadata(brand, { repository: 'web-sdk', guide: '/web-sdk' }),
    type: 'module',
    sideEffects: false,
    main: './esm/index.js',
    types: `./types/${entries.get('index')}`,
    exports: {
      ...Object.fromEntries(
        sdkPackage.entries.map(({ name, subpath }) => [
          subpath,
          { types: `./types/${entries.get(name)}`, default: `./esm/${name}.js` },
        ]),
      ),
      './web/*': './web/*',
      './package.json': './package.json',
    },
    files: [
      'esm',
      'reference',
      'types',
      'web',
      'AGENTS.md',
      'CHANGELOG.md',
      'LICENSE',
      'THIRD-PARTY-NOTICES.txt',
    ],
    dependencies: Object.fromEntries(dependencies.map((name) => [name, versions[name]])),
    ...('maplibre-gl' in versions && {
      peerDependencies: { 'maplibre-gl': '>=5' },
      peerDependenciesMeta: { 'maplibre-gl': { optional: true } },
    }),
    unpkg: `./web/${brand.slug}.js`,
    jsdelivr: `./web/${brand.slug}.js`,
  };
}
