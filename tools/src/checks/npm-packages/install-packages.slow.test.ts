import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../../../../load-brand.ts';
import { jsonText, writeFileInFolder } from '../../shared/create-dist.ts';
import { ROOT, SERVER_ENTRY } from '../../shared/repo.ts';
import { findFreePort, type StartedServer, startServer } from '../hosts/start-server.fixture.ts';
import {
  commandOf,
  installPackageManagers,
  PACKAGE_MANAGERS,
  type PackageManager,
} from './package-managers.fixture.ts';

const SCOPE = `@${loadBrand().slug}`;
const TIMEOUT_MS = 300_000;

/** Names in a program, and the packages that pages install. */
const PACKAGES = {
  [`${SCOPE}/data-sync`]: '1',
  [`${SCOPE}/mvf`]: '3',
  [`${SCOPE}/react-native-sdk`]: '6',
  [`${SCOPE}/venue`]: '6',
  [`${SCOPE}/viewer-embed`]: '1',
  [`${SCOPE}/web-sdk`]: '6',
  [`${SCOPE}/web-sdk-react`]: '6',
  'web-sdk-5': `npm:${SCOPE}/web-sdk@5`,
  'web-sdk-4': `npm:${SCOPE}/web-sdk@4`,
  'react-native-sdk-5': `npm:${SCOPE}/react-native-sdk@5`,
  'react-native-sdk-4': `npm:${SCOPE}/react-native-sdk@4.3.0`,
  'react-native-sdk-3': `npm:${SCOPE}/react-native-sdk@3.5.0`,
};

/** Packages of others that readers have. */
const OTHER_PACKAGES = {
  '@types/node': '24',
  '@types/react': '19',
  react: '19',
  'react-dom': '19',
};

/** Imports `react-native`, which only apps for phones have. */
const FOR_PHONES = `${SCOPE}/react-native-sdk`;

const FIELDS = [
  'author',
  'bugs',
  'description',
  'engines',
  'exports',
  'files',
  'homepage',
  'license',
  'publishConfig',
  'repository',
  'types',
];
const FILES = ['AGENTS.md', 'CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.txt'];

const PROGRAM = `
import { checkFeed, type FeedReport } from '${SCOPE}/data-sync';
import { FEED_KINDS } from '${SCOPE}/data-sync/schema';
import { readBundle } from '${SCOPE}/mvf';
import { validate } from '${SCOPE}/mvf/validate';
import type { MapViewProps as NativeProps } from '${SCOPE}/react-native-sdk';
import { openVenue, type Venue } from '${SCOPE}/venue';
import { embedViewer } from '${SCOPE}/viewer-embed';
import { showVenue, type MapView } from '${SCOPE}/web-sdk';
import { blueDot } from '${SCOPE}/web-sdk/blue-dot';
import { MapView as ReactMapView } from '${SCOPE}/web-sdk-react';
import { loadVenue as loadVenue5 } from 'web-sdk-5';
import { loadVenue as loadVenue4 } from 'web-sdk-4';
import 'web-sdk-5/styles.css';
import { VIEW_STATE } from 'react-native-sdk-5';
import { LOCATION_TYPE } from 'react-native-sdk-4';
import { LABEL_APPEARANCE } from 'react-native-sdk-3';

const report: FeedReport = checkFeed('', 'location');
const map: Promise<MapView> = showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const venue: Promise<Venue> = openVenue(new Uint8Array());
const state: 'explore' = VIEW_STATE.EXPLORE;
// @ts-expect-error: a venue without a key is wrong, so the types are there.
showVenue('#map', { venueId: 'harbour-mall' });
export type { NativeProps };
export const used = [report, map, venue, state, FEED_KINDS, readBundle, validate, embedViewer,
  blueDot, ReactMapView, loadVenue5, loadVenue4, LOCATION_TYPE, LABEL_APPEARANCE];
`;

const COMPILER_OPTIONS = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedSideEffectImports: true,
  types: ['node'],
};

let folder: string;
let portal: StartedServer;
let managersFolder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'npm-packages-'));
  managersFolder = join(folder, 'managers');
  installPackageManagers(managersFolder);
  const port = await findFreePort();
  portal = await startServer(port, [process.execPath, SERVER_ENTRY], {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    WORKERS: '1',
    SHUTDOWN_DELAY_MS: '0',
  });
}, TIMEOUT_MS);

afterAll(async () => {
  await portal?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the packages of the portal', () => {
  test('depend only on packages that the registry serves', async () => {
    const missing: string[] = [];
    for (const name of Object.keys(PACKAGES).filter((each) => each.startsWith('@'))) {
      for (const [dependency, version] of await listOwnDependencies(name)) {
        const { versions } = await readPackument(dependency);
        if (!versions[version]) missing.push(`${name}: ${dependency}@${version}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test.each(PACKAGE_MANAGERS)(
    'are installed, imported, compiled and run with $name',
    (manager) => {
      const project = createProject(manager);
      const run = (args: readonly string[]): string =>
        execute(project, commandOf(manager, args, managersFolder));
      run(manager.install);
      expect(listEmptyModules(project)).toEqual([]);
      writeReadmeSamples(project);
      execute(project, [process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc')]);
      expect(run([...manager.run, 'mvf', '--help'])).toContain('validate   Check a bundle');
    },
    TIMEOUT_MS,
  );

  test('have the fields and files that a public registry asks for', () => {
    const incomplete = Object.keys(PACKAGES).flatMap((name) => {
      const installed = join(folder, 'npm/node_modules', name);
      const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
      const missing = [
        ...FIELDS.filter((field) => !(field in manifest)),
        ...FILES.filter((file) => !existsSync(join(installed, file))),
      ];
      return missing.map((each) => `${name}: ${each}`);
    });
    expect(incomplete).toEqual([]);
  });

  test(
    'can be published with npm, which corrects nothing',
    () => {
      const complaints = Object.keys(PACKAGES).flatMap((name) => {
        // A tag, because an older release must not become the newest.
        const { stderr } = spawnSync('npm', ['publish', '--dry-run', '--tag', 'check'], {
          cwd: join(folder, 'npm/node_modules', name),
          encoding: 'utf8',
        });
        const lines = stderr.match(/^npm (?:error|warn publish) .+$/gm) ?? [];
        return lines
          .filter((line) => !line.includes('logged in'))
          .map((line) => `${name}: ${line}`);
      });
      expect(complaints).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('are all downloaded from the portal', () => {
    const lockfile = JSON.parse(readFileSync(join(folder, 'npm/package-lock.json'), 'utf8')) as {
      packages: Record<string, { name?: string; resolved?: string; integrity?: string }>;
    };
    const own = Object.entries(lockfile.packages).filter(([path, { name }]) =>
      `${path} ${name}`.includes(`${SCOPE}/`),
    );
    expect(own).toHaveLength(Object.keys(PACKAGES).length);
    for (const [, { resolved, integrity }] of own) {
      expect(resolved).toContain(`${portal.url}/npm/-/`);
      expect(integrity).toMatch(/^sha512-/);
    }
  });
});

/** An empty folder, but for what a reader would write. */
function createProject(manager: PackageManager): string {
  const project = join(folder, manager.name.replace(' ', '-').toLowerCase());
  mkdirSync(project);
  const dependencies = { ...PACKAGES, ...OTHER_PACKAGES };
  writeFileInFolder(
    join(project, 'package.json'),
    jsonText({ private: true, type: 'module', dependencies }),
  );
  writeFileInFolder(join(project, 'main.tsx'), PROGRAM);
  const tsconfig = { compilerOptions: COMPILER_OPTIONS, include: ['*.tsx'] };
  writeFileInFolder(join(project, 'tsconfig.json'), jsonText(tsconfig));
  manager.configure(project, { scope: SCOPE, url: `${portal.url}/npm/` });
  return project;
}

/** Writes the code in the README of each package into a file, to be compiled as it is. */
function writeReadmeSamples(project: string): void {
  const names = Object.keys(PACKAGES);
  for (const [index, name] of names.entries()) {
    const readme = readFileSync(join(project, 'node_modules', name, 'README.md'), 'utf8');
    const [, code] = /^```tsx?\n(.+?)^```$/ms.exec(readme) ?? [];
    if (code === undefined) throw new Error(`${name}: expected a sample in README.md, found none.`);
    // An alias has another name in the project than in its texts.
    const own = JSON.parse(
      readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'),
    ) as { readonly name: string };
    writeFileInFolder(join(project, `readme-${index}.tsx`), code.replaceAll(own.name, name));
  }
}

/** Imports each package in Node, and lists those without exports. */
function listEmptyModules(project: string): string[] {
  return Object.keys(PACKAGES)
    .filter((name) => name !== FOR_PHONES)
    .filter((name) => {
      const code = `console.log(Object.keys(await import('${name}')).length)`;
      return execute(project, [process.execPath, '--input-type=module', '-e', code]) === '0\n';
    });
}

/** Returns what the command prints; an error has it in its message. */
function execute(project: string, [program = '', ...args]: readonly string[]): string {
  try {
    return execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr, message } = error as Error & Record<'stdout' | 'stderr', string>;
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}

type Packument = {
  readonly versions: Readonly<
    Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>
  >;
};

async function readPackument(name: string): Promise<Packument> {
  const response = await fetch(`${portal.url}/npm/${name}`);
  if (!response.ok) throw new Error(`${name}: expected a package, found ${response.status}.`);
  return (await response.json()) as Packument;
}

async function listOwnDependencies(name: string): Promise<[string, string][]> {
  const { versions } = await readPackument(name);
  return Object.values(versions)
    .flatMap(({ dependencies = {} }) => Object.entries(dependencies))
    .filter(([dependency]) => dependency.startsWith(`${SCOPE}/`));
}
