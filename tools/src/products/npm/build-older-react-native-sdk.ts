import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceMarkdown } from '@brand/reference/markdown';
import type { Brand } from '../../../../brand.ts';
import { localSource } from '../../reference/reference-source.ts';
import { packageMetadata } from '../../sdk/package-metadata.ts';
import { publishedName, withPublishedNames } from '../../sdk/published-manifest.ts';
import { licenceText } from '../../sdk/published-texts.ts';
import {
  LEGACY_NATIVE_PACKAGE,
  REACT_NATIVE_PACKAGE,
  readLegacyLine,
} from '../../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../../sdk/third-party-notices.ts';
import { createDist, jsonText, type WriteToDist } from '../../shared/create-dist.ts';
import { ROOT } from '../../shared/repo.ts';
import { type DeclaredValues, readDeclaredValues } from './constant-values.ts';
import { olderAgentsText, olderChangelog, olderReadme, type OlderTexts } from './older-texts.ts';

const SHARED = 'shared';

/**
 * Builds the package of React Native SDK 5, 4 or 3. The repository has only the declarations of
 * these versions, so an app compiles with it, and its component throws when it is rendered.
 */
export async function buildOlderReactNativeSdk(
  line: 'v5' | 'v4' | 'v3',
  { folder, brand }: { readonly folder: string; readonly brand: Brand },
): Promise<void> {
  const sdkPackage = readLegacyLine(line, LEGACY_NATIVE_PACKAGE);
  const source = sdkPackage.folder;
  const texts = textsOf(line, publishedName(sdkPackage.name, brand), sdkPackage.version);
  const write = createDist(folder);
  copyTypes(join(source, '..', SHARED), SHARED, write, brand);
  copyTypes(source, line, write, brand);
  const values = readDeclaredValues(join(source, 'index.d.ts'));
  write('esm/index.js', moduleText(values, texts, brand));
  const reference = await localSource().read(REACT_NATIVE_PACKAGE, texts.version);
  for (const [file, text] of referenceMarkdown(reference)) write(`reference/${file}`, text);
  write('AGENTS.md', olderAgentsText(texts, reference, brand));
  write('README.md', olderReadme(texts, brand));
  write('CHANGELOG.md', olderChangelog(texts, brand));
  write('LICENSE', licenceText(brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices([]));
  const types = `./types/${line}/index.d.ts`;
  const guide = `/${texts.sdk}/${texts.version}`;
  // Written last: its presence marks a complete build.
  write(
    'package.json',
    jsonText({
      name: texts.packageName,
      version: texts.release,
      description: `${brand.name}: declarations of React Native SDK ${texts.version}.`,
      ...packageMetadata(brand, { repository: REACT_NATIVE_PACKAGE, guide }),
      type: 'module',
      sideEffects: false,
      main: './esm/index.js',
      types,
      exports: {
        '.': { types, default: './esm/index.js' },
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
      peerDependencies: readPeerDependencies(),
    }),
  );
}

/** Why apps should not be built with these versions, for the registry and the error message. */
export function declarationsOnly(release: string, { siteUrl }: Brand): string {
  return (
    `React Native SDK ${release} consists of declarations: apps compile with it, but it draws ` +
    `nothing. Move to version 6: ${siteUrl}/react-native-sdk/migration-guide`
  );
}

function moduleText(
  { constants, functions, errorClasses }: DeclaredValues,
  { release }: OlderTexts,
  brand: Brand,
): string {
  const message = JSON.stringify(declarationsOnly(release, brand));
  return [
    ...Object.entries(constants).map(
      ([name, value]) =>
        `export const ${name} = Object.freeze(${JSON.stringify(value, undefined, 2)});\n`,
    ),
    ...errorClasses.map((name) => `export class ${name} extends Error {}\n`),
    ...functions.map((name) => `export function ${name}() {\n  throw new Error(${message});\n}\n`),
  ].join('\n');
}

function copyTypes(from: string, to: string, write: WriteToDist, brand: Brand): void {
  for (const name of readdirSync(from).filter((file) => file.endsWith('.d.ts'))) {
    const text = readFileSync(join(from, name), 'utf8');
    write(`types/${to}/${name}`, withPublishedNames(text, brand));
  }
}

function readPeerDependencies(): Readonly<Record<string, string>> {
  const file = join(ROOT, 'packages', LEGACY_NATIVE_PACKAGE, 'package.json');
  return (
    JSON.parse(readFileSync(file, 'utf8')) as {
      readonly peerDependencies: Readonly<Record<string, string>>;
    }
  ).peerDependencies;
}

function textsOf(line: string, packageName: string, release: string): OlderTexts {
  return {
    sdk: 'react-native-sdk',
    version: `${line.slice(1)}.0`,
    packageName,
    release,
    notice:
      'This package consists of declarations: an app compiles with it while it moves to ' +
      'version 6, but `VenueView` draws nothing and throws.',
    sample: `\`\`\`tsx
import { VenueView } from '${packageName}';

const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };

export default function App() {
  return <VenueView options={options} style={{ flex: 1 }} />;
}
\`\`\``,
  };
}
