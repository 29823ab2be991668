import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REACT_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { ROOT } from '../shared/repo.ts';
import { withPublishedNames } from '../sdk/published-manifest.ts';

/** The tested part of the site's module. */
type ProjectModule = {
  readonly createViteProject: (options: object) => Record<string, string>;
  readonly DEV_DEPENDENCIES: Readonly<Record<'typescript' | 'vite', string>>;
  readonly REACT_DEPENDENCIES: Readonly<Record<string, string>>;
  readonly REACT_DEV_DEPENDENCIES: Readonly<Record<string, string>>;
  readonly OVERRIDES: Readonly<Record<'rolldown', string>>;
};

type Program = {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
  /** Folders of the built packages that it needs. */
  readonly sdks: readonly string[];
};

const FOLDER = join(ROOT, '.cache/playground-project');
const TYPESCRIPT: Program = {
  folder: join(FOLDER, 'typescript'),
  files: { 'main.ts': readExample('markers/main.ts') },
  sdks: [SDK_DIST],
};
const REACT: Program = {
  folder: join(FOLDER, 'react'),
  files: { 'main.tsx': readExample('markers/react.tsx') },
  sdks: [SDK_DIST, REACT_DIST],
};
let project: ProjectModule;

beforeAll(async () => {
  // A computed path hides the site's file from the compiler, see decisions/0003.
  project = (await import(
    join(ROOT, 'site/src/features/playground/project/vite-project.ts')
  )) as ProjectModule;
  rmSync(FOLDER, { recursive: true, force: true });
  writeProject(TYPESCRIPT);
  writeProject(REACT);
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe('the project of a program', () => {
  test('pins the versions that we build with', () => {
    const { dependencies, overrides } = readManifest(ROOT);
    expect(project.DEV_DEPENDENCIES.typescript).toBe(dependencies?.['typescript']);
    expect(project.DEV_DEPENDENCIES.vite).toBe(overrides?.['vite']);
    expect(project.OVERRIDES.rolldown).toBe(overrides?.['rolldown']);
    const site = readManifest(join(ROOT, 'site'));
    expect(site.dependencies).toMatchObject(project.REACT_DEPENDENCIES);
    expect(site.devDependencies).toMatchObject(project.REACT_DEV_DEPENDENCIES);
  });

  test('loads venues from the origin that it was downloaded from', () => {
    expect(readIn(TYPESCRIPT, 'src/main.ts')).toContain(
      "{ venueId: 'harbour-mall', key: 'demo', baseUrl: 'http://localhost:3000' }",
    );
    expect(readIn(REACT, 'src/main.tsx')).toContain(
      "source={{ venueId: 'harbour-mall', key: 'demo', baseUrl: 'http://localhost:3000' }}",
    );
  });

  test('escapes its title', () => {
    expect(readIn(TYPESCRIPT, 'index.html')).toContain('<title>Markers &amp; &lt;more></title>');
  });

  test('depends on React only for programs that use it', () => {
    const plain = readManifest(TYPESCRIPT.folder);
    expect(Object.keys(plain.dependencies ?? {})).toEqual([nameOf(SDK_DIST)]);
    expect(readIn(TYPESCRIPT, 'index.html')).toContain('<div id="map">');
    expect(readIn(TYPESCRIPT, 'tsconfig.json')).not.toContain('jsx');
    const { dependencies } = readManifest(REACT.folder);
    expect(Object.keys(dependencies ?? {})).toEqual([
      nameOf(SDK_DIST),
      nameOf(REACT_DIST),
      'react',
      'react-dom',
    ]);
    expect(readIn(REACT, 'index.html')).toContain('<div id="root">');
  });

  test('keeps the element that programs of older links use', () => {
    const files = { 'main.tsx': readExample('markers/react.tsx').replace('#root', '#app') };
    const { 'index.html': page } = project.createViteProject({
      title: '',
      name: '',
      files,
      sdks: {},
      page: '',
    });
    expect(page).toContain('<div id="app">');
  });

  test.each([
    ['TypeScript', TYPESCRIPT],
    ['React', REACT],
  ])('builds with Vite: %s', async (_, { folder }) => {
    const { build } = await import('vite');
    const result = await build({ root: folder, logLevel: 'silent', build: { write: false } });
    const { output } = (Array.isArray(result) ? result[0] : result) as {
      output: { fileName: string }[];
    };
    expect(output.map(({ fileName }) => fileName)).toContain('index.html');
    expect(output.some(({ fileName }) => /^assets\/index-.+\.js$/.test(fileName))).toBe(true);
  });
});

function writeProject({ folder, files, sdks }: Program): void {
  const made = project.createViteProject({
    title: 'Markers & <more>',
    name: 'markers',
    files,
    sdks: Object.fromEntries(sdks.map((sdk) => [nameOf(sdk), 'file:packages/sdk.tgz'])),
    venuesUrl: 'http://localhost:3000',
    page: 'http://localhost:3000/playground/markers',
  });
  for (const [path, text] of Object.entries(made)) writeFileInFolder(join(folder, path), text);
  // Where npm would install it.
  for (const sdk of sdks) {
    cpSync(sdk, join(folder, 'node_modules', nameOf(sdk)), { recursive: true });
  }
}

/** With the published names, as readers see it. */
function readExample(path: string): string {
  const text = readFileSync(join(ROOT, 'examples/web-sdk/6.0', path), 'utf8');
  return withPublishedNames(text, loadBrand());
}

function nameOf(built: string): string {
  return readManifest(built).name;
}

function readIn({ folder }: Program, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

type Manifest = { readonly name: string } & Readonly<
  Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>>
>;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
