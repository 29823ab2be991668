import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { referenceMarkdown } from '@brand/reference/markdown';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { makeReferencesIfStale } from './build-reference.ts';
import { createDist, jsonText } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { mvfAgentsText } from './mvf/agents-text.ts';
import { bundleCommand, bundleModules } from './mvf/bundle-mvf.ts';
import { mvfManifest } from './mvf/manifest.ts';
import { mvfReadme } from './mvf/readme.ts';
import { localSource } from '../reference/reference-source.ts';
import { ROOT } from '../shared/repo.ts';
import { MVF_DIST } from '../sdk/dist-folders.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { publishTypes } from '../sdk/publish-types.ts';
import { withPublishedNames } from '../sdk/published-manifest.ts';
import { changelogText, licenceText } from '../sdk/published-texts.ts';
import { packageInputs, readSdkPackage } from '../sdk/sdk-package.ts';
import { thirdPartyNotices } from '../sdk/third-party-notices.ts';

const DECLARATIONS = join(ROOT, '.cache/mvf-declarations');

/** Builds the package of the venue format unless it was built from the same sources. */
export function buildMvfIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'MVF package',
    inputs: [
      'brand.ts',
      'package-lock.json',
      ...packageInputs(['geo', 'mvf']),
      'packages/mvf/CHANGELOG.md',
      'packages/mvf/json-schema',
      'packages/reference/src',
      'tools/src/products/build-mvf.ts',
      'tools/src/products/mvf',
      'tools/src/reference',
      'tools/src/sdk',
    ],
    settings: ['BRAND_FILE'],
    product: join(MVF_DIST, 'package.json'),
    activity: 'Building the MVF package',
    run: async () => {
      if (!(await makeReferencesIfStale())) return false;
      await buildMvf();
      return true;
    },
  });
}

async function buildMvf(): Promise<void> {
  const brand = loadBrand();
  const mvfPackage = readSdkPackage('mvf');
  const rename = (text: string): string => withPublishedNames(text, brand);
  const write = createDist(MVF_DIST);

  const modules = await bundleModules(mvfPackage);
  for (const { fileName, code } of modules) write(`esm/${fileName}`, rename(code));
  const command = await bundleCommand(mvfPackage);
  for (const { fileName, code } of command) write(`bin/${fileName}`, rename(code));
  chmodSync(join(MVF_DIST, 'bin/mvf.js'), 0o755);

  emitDeclarations(DECLARATIONS);
  const types = publishTypes(mvfPackage, {
    declarations: DECLARATIONS,
    target: join(MVF_DIST, 'types'),
    rename,
  });
  cpSync(join(mvfPackage.folder, 'json-schema'), join(MVF_DIST, 'json-schema'), {
    recursive: true,
  });

  const reference = await localSource().read('mvf', '3');
  for (const [file, text] of referenceMarkdown(reference)) write(`reference/${file}`, text);
  write('AGENTS.md', mvfAgentsText(reference, brand));
  write('README.md', mvfReadme(mvfPackage, brand));
  write('LICENSE', licenceText(brand));
  write('CHANGELOG.md', changelogText(mvfPackage, brand));
  write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices([...modules, ...command]));
  // Written last: its presence marks a complete build.
  write('package.json', jsonText(mvfManifest(mvfPackage, brand, types)));
}

if (import.meta.main) process.exitCode = (await buildMvfIfStale()) ? 0 : 1;
