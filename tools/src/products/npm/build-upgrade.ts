import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { findPackages, formatNotices, readNotice } from '@brand/third-party-notices';
import type { Brand } from '../../../../brand.ts';
import {
  libraryTypes,
  reactNativeSdkTypes,
  reactNativeTypes,
  reactTypes,
  sdkTypes,
  type TypeFiles,
} from '../../playground/type-files.ts';
import { bundleEsModules } from '../../sdk/bundle-es-modules.ts';
import { MIN_NODE_VERSION, packageMetadata } from '../../sdk/package-metadata.ts';
import { publishedName, withPublishedNames } from '../../sdk/published-manifest.ts';
import { changelogText, licenceText } from '../../sdk/published-texts.ts';
import { readSdkPackage, type SdkPackage } from '../../sdk/sdk-package.ts';
import { createDist, jsonText } from '../../shared/create-dist.ts';
import { ROOT } from '../../shared/repo.ts';

const GUIDE = '/docs/tools/code-upgrade';

const BANNER = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${MIN_NODE_VERSION}) {
  console.error(\`upgrade needs Node ${MIN_NODE_VERSION} or newer, found \${process.versions.node}. Update Node.\`);
  process.exit(2);
}`;

/** Builds the command that upgrades code, with the declarations that it compiles with. */
export async function buildUpgrade(folder: string, brand: Brand): Promise<void> {
  const upgrade = readSdkPackage('upgrade');
  const name = publishedName(upgrade.name, brand);
  const write = createDist(folder);
  const chunks = await bundleEsModules(
    { input: { upgrade: join(upgrade.folder, 'src/cli/main.ts') }, platform: 'node' },
    { bundled: /^@brand\//, banner: BANNER },
  );
  for (const { fileName, code } of chunks) {
    write(`bin/${fileName}`, withPublishedNames(code, brand));
  }
  chmodSync(join(folder, 'bin/upgrade.js'), 0o755);
  const declarations = declarationsByName(brand);
  for (const [file, files] of Object.entries(declarations)) {
    write(`declarations/${file}.json`, JSON.stringify(files));
  }
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(upgrade, brand));
  write('THIRD-PARTY-NOTICES.txt', notices(Object.values(declarations), brand));
  write('README.md', readme(name, brand));
  // Written last: its presence marks a complete build.
  write('package.json', jsonText(manifest(name, upgrade, brand)));
}

/** By the names that `upgrade-sources.ts` reads. */
function declarationsByName(brand: Brand): Readonly<Record<string, TypeFiles>> {
  return {
    libraries: libraryTypes(),
    react: reactTypes(brand),
    'react-native': reactNativeTypes(),
    'web-sdk-6.0': sdkTypes('6.0', brand),
    'web-sdk-5.0': sdkTypes('5.0', brand),
    'web-sdk-4.0': sdkTypes('4.0', brand),
    'react-native-sdk-6.0': reactNativeSdkTypes('6.0', brand),
    'react-native-sdk-5.0': reactNativeSdkTypes('5.0', brand),
  };
}

function notices(declarations: readonly TypeFiles[], brand: Brand): string {
  const own = `/node_modules/@${brand.slug}/`;
  const others = declarations
    .flatMap((each) => Object.keys(each))
    // The declarations of three are a stub.
    .filter((path) => path.startsWith('/node_modules/') && !/\/three\//.test(path))
    .filter((path) => !path.startsWith(own))
    .map((path) => join(ROOT, path));
  const libraries = join(ROOT, 'node_modules/typescript/lib/lib.es5.d.ts');
  return formatNotices('This package', findPackages([libraries, ...others]).map(readNotice));
}

function manifest(name: string, { version, dependencies }: SdkPackage, brand: Brand): object {
  return {
    name,
    version,
    description: `${brand.name}: upgrades code from older versions of the SDKs.`,
    ...packageMetadata(brand, { repository: 'upgrade', guide: GUIDE }),
    type: 'module',
    bin: { upgrade: 'bin/upgrade.js' },
    exports: { './package.json': './package.json' },
    files: ['bin', 'declarations', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'],
    dependencies,
  };
}

function readme(name: string, brand: Brand): string {
  return `# ${name}

Upgrades code from Web SDK 5.0 and 4.0, and from React Native SDK 5.0, to 6.0.

\`\`\`sh
npx ${name} ./src          # what would change, and what is left for you
npx ${name} ./src --diff   # the changes as a unified diff
npx ${name} ./src --write  # change the files
\`\`\`

Guide: ${brand.siteUrl}${GUIDE}
`;
}
