import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecordedPackages } from '@brand/third-party-notices';
import { loadBrand } from '../../../load-brand.ts';
import { createBom, type BomSubject } from '../sbom/cyclone-dx.ts';
import { type DependencyGraph, findDependencies, type Lockfile } from '../sbom/lockfile.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { createDist, jsonText } from '../shared/create-dist.ts';
import { PACKAGE_RECORDS } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';

const TARGET = join(ROOT, '.cache/sbom');
/** Workspaces that are published as packages. */
const PUBLISHED = [
  'data-sync',
  'mvf',
  'react-native-sdk',
  'venue',
  'viewer-embed',
  'web-sdk',
  'web-sdk-react',
];

/**
 * Writes a bill of materials for each product: the server, the code of the site in the browser and
 * the published packages. `npm sbom` cannot: for a workspace it leaves out what another one has as
 * a `devDependency`, such as Hono.
 */
export function buildSbomIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'SBOM',
    inputs: [
      '.cache/third-party',
      'brand.ts',
      'package-lock.json',
      'tools/src/products/build-sbom.ts',
      'tools/src/sbom',
    ],
    settings: ['BRAND_FILE'],
    product: join(TARGET, 'portal.cdx.json'),
    activity: 'Writing bills of materials',
    run: async () => {
      buildSbom();
      return true;
    },
  });
}

function buildSbom(): void {
  const brand = loadBrand();
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const timestamp = new Date().toISOString();
  const write = createDist(TARGET);
  const writeBom = (
    file: string,
    graph: DependencyGraph,
    subject: Omit<BomSubject, 'bom-ref'>,
  ): void => {
    const bom = createBom({ lockfile, graph, subject, serialNumber: randomUUID(), timestamp });
    write(`${file}.cdx.json`, jsonText(bom));
  };
  for (const name of PUBLISHED) {
    const folder = `packages/${name}`;
    const { version = '' } = lockfile.packages[folder] ?? {};
    writeBom(name, findDependencies(lockfile, folder), {
      type: 'library',
      name: publishedName(`@brand/${name}`, brand),
      version,
    });
  }
  // Bundles record which packages they contain, and not who imported them.
  const bundled = readRecordedPackages(PACKAGE_RECORDS).map((name) => `node_modules/${name}`);
  const graph = new Map<string, readonly string[]>(bundled.map((folder) => [folder, []]));
  graph.set('site', bundled);
  writeBom('site', graph, { type: 'application', name: `${brand.slug}-site` });
  // Written last: its presence marks a complete build.
  writeBom('portal', findDependencies(lockfile, 'services/portal'), {
    type: 'application',
    name: `${brand.slug}-portal`,
  });
}

if (import.meta.main) process.exitCode = (await buildSbomIfStale()) ? 0 : 1;
