import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceMarkdown } from '@brand/reference/markdown';
import type { Brand } from '../../../../brand.ts';
import { localSource } from '../../reference/reference-source.ts';
import { bundleSdk } from '../../sdk/bundle-sdk.ts';
import { packageMetadata } from '../../sdk/package-metadata.ts';
import { publishTypes } from '../../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../../sdk/published-manifest.ts';
import { licenceText } from '../../sdk/published-texts.ts';
import { readLegacyLine, readSdkPackage } from '../../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../../sdk/third-party-notices.ts';
import { createDist, jsonText } from '../../shared/create-dist.ts';
import { olderAgentsText, olderChangelog, olderReadme, type OlderTexts } from './older-texts.ts';

/** Its own types, because compilers reject imports of files without any. */
const STYLES_TYPES = 'styles.css.d.ts';

/** Builds the package of Web SDK 5 or 4, with today's engine inside. */
export async function buildOlderWebSdk(
  line: 'v5' | 'v4',
  options: {
    readonly folder: string;
    /** Folder that `emitDeclarations` filled. */
    readonly declarations: string;
    readonly brand: Brand;
  },
): Promise<void> {
  const { folder, declarations, brand } = options;
  const sdkPackage = readLegacyLine(line);
  const rename = (text: string): string => withPublishedNames(text, brand);
  const write = createDist(folder);
  const chunks = await bundleSdk(sdkPackage.entries, 'bundlers');
  for (const { fileName, code } of chunks) write(`esm/${fileName}`, rename(code));
  copyFileSync(join(sdkPackage.folder, 'styles.css'), join(folder, 'styles.css'));
  const types = publishTypes(sdkPackage, { declarations, target: join(folder, 'types'), rename });
  write(`types/${STYLES_TYPES}`, 'export {};\n');

  const texts = textsOf(line, publishedName(sdkPackage.name, brand), sdkPackage.version);
  const reference = await localSource().read('web-sdk', texts.version);
  for (const [file, text] of referenceMarkdown(reference)) write(`reference/${file}`, text);
  write('AGENTS.md', olderAgentsText(texts, reference, brand));
  write('README.md', olderReadme(texts, brand));
  write('CHANGELOG.md', olderChangelog(texts, brand));
  write('LICENSE', licenceText(brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(chunks));
  const { dependencies, devDependencies } = readSdkPackage('web-sdk');
  const versions = { ...devDependencies, ...dependencies };
  const imported = ['three', ...types.externals].flatMap((name) =>
    [name, `@types/${name}`].filter((candidate) => versions[candidate] !== undefined),
  );
  const index = { types: `./types/${types.entries.get('index')}`, default: './esm/index.js' };
  // Written last: its presence marks a complete build.
  write(
    'package.json',
    jsonText({
      name: texts.packageName,
      version: texts.release,
      description: `${brand.name}: indoor maps for web pages.`,
      ...packageMetadata(brand, { repository: 'web-sdk', guide: `/web-sdk/${texts.version}` }),
      type: 'module',
      sideEffects: ['*.css'],
      main: index.default,
      types: index.types,
      exports: {
        '.': index,
        './styles.css': { types: `./types/${STYLES_TYPES}`, default: './styles.css' },
        './package.json': './package.json',
      },
      files: [
        'esm',
        'reference',
        'types',
        'styles.css',
        'AGENTS.md',
        'CHANGELOG.md',
        'LICENSE',
        'THIRD-PARTY-NOTICES.txt',
      ],
      dependencies: Object.fromEntries(
        [...new Set(imported)].toSorted().map((name) => [name, versions[name]]),
      ),
    }),
  );
}

function textsOf(line: 'v5' | 'v4', packageName: string, release: string): OlderTexts {
  return {
    sdk: 'web-sdk',
    version: `${line.slice(1)}.0`,
    packageName,
    release,
    notice:
      line === 'v5'
        ? 'Version 5 is in maintenance: it gets fixes, and features go to version 6.'
        : 'Version 4 has reached its end of life: it gets no fixes. Move to version 6.',
    sample: `\`\`\`ts
import { loadVenue, showVenue } from '${packageName}';
import '${packageName}/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue);
\`\`\``,
  };
}
