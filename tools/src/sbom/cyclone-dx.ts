import { findReviewedLicense } from '@brand/third-party-notices';
import type { DependencyGraph, LockedPackage, Lockfile } from './lockfile.ts';

/** A bill of materials in CycloneDX 1.6 (ECMA-424). */
export type Bom = {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly serialNumber: string;
  readonly version: 1;
  readonly metadata: { readonly timestamp: string; readonly component: BomSubject };
  readonly components: readonly BomComponent[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

/** The product that is described. */
export type BomSubject = {
  readonly 'bom-ref': string;
  readonly type: 'application' | 'library';
  readonly name: string;
  readonly version?: string;
};

type License = { readonly license: { readonly id: string } } | { readonly expression: string };

export type BomComponent = {
  readonly 'bom-ref': string;
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly License[];
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
};

export type BomOptions = {
  readonly lockfile: Lockfile;
  readonly graph: DependencyGraph;
  readonly subject: Omit<BomSubject, 'bom-ref'>;
  readonly serialNumber: string;
  readonly timestamp: string;
};

const SUBJECT_REF = 'subject';

/** Formats the dependencies of a product. The folders of the graph that are not packages are it. */
export function createBom(options: BomOptions): Bom {
  const { lockfile, graph, subject, serialNumber, timestamp } = options;
  const components = new Map<string, BomComponent>();
  for (const folder of graph.keys()) {
    if (!folder.includes('node_modules/')) continue;
    const component = createComponent(folder, lockfile.packages[folder] ?? {});
    // One version in several folders is one component.
    components.set(component.purl, component);
  }
  const refOf = (folder: string): string =>
    folder.includes('node_modules/')
      ? purlOf(nameOf(folder, lockfile.packages[folder]), lockfile.packages[folder]?.version ?? '')
      : SUBJECT_REF;
  const dependencies = new Map<string, Set<string>>();
  for (const [folder, targets] of graph) {
    const refs = dependencies.get(refOf(folder)) ?? new Set();
    for (const target of targets) refs.add(refOf(target));
    dependencies.set(refOf(folder), refs);
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${serialNumber}`,
    version: 1,
    metadata: { timestamp, component: { 'bom-ref': SUBJECT_REF, ...subject } },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...dependencies]
      .map(([ref, targets]) => ({ ref, dependsOn: [...targets].toSorted() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

function createComponent(folder: string, locked: LockedPackage): BomComponent {
  const name = nameOf(folder, locked);
  const { version, integrity } = locked;
  const license = locked.license ?? findReviewedLicense(name, version ?? '');
  if (version === undefined || license === undefined || integrity === undefined) {
    throw new Error(
      `package-lock.json: expected version, license and integrity of ${folder}, found ${JSON.stringify({ version, license, integrity })}.`,
    );
  }
  const purl = purlOf(name, version);
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    licenses: [parseLicense(license)],
    hashes: integrity.split(' ').map(parseHash),
  };
}

function nameOf(folder: string, locked: LockedPackage | undefined): string {
  return locked?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Package URL (https://github.com/package-url/purl-spec). */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function parseLicense(spdx: string): License {
  return /^[\w.+-]+$/.test(spdx) ? { license: { id: spdx } } : { expression: spdx };
}

/** `sha512-<base64>` as CycloneDX writes it: `SHA-512` and hexadecimal digits. */
function parseHash(integrity: string): { readonly alg: string; readonly content: string } {
  const [, bits = '', base64 = ''] = /^sha(\d+)-(.+)$/.exec(integrity) ?? [];
  return { alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') };
}
