import { readFileSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SDK_DIST } from '../build-sdk.ts';
import { writeFileInFolder } from '../create-dist.ts';
import { ROOT } from '../repo.ts';

/** As much of the site's module as is tried here. */
type ProjectModule = {
  readonly createViteProject: (options: object) => Record<string, string>;
  readonly DEV_DEPENDENCIES: Readonly<Record<'typescript' | 'vite', string>>;
  readonly OVERRIDES: Readonly<Record<'rolldown', string>>;
};

const FOLDER = join(ROOT, '.cache/playground-project');
const NAME = '@brand/web-sdk';
let project: ProjectModule;

beforeAll(async () => {
  // By a path that the compiler does not follow: the site's files are not modules to it (decision 3).
  project = (await import(
    join(ROOT, 'site/src/playground/project/vite-project.ts')
  )) as ProjectModule;
  rmSync(FOLDER, { recursive: true, force: true });
  const files = project.createViteProject({
    title: 'Markers & <more>',
    name: 'markers',
    files: {
      'main.ts': readFileSync(join(ROOT, 'examples/web-sdk/6.0/markers/main.ts'), 'utf8'),
    },
    sdk: { name: NAME, version: 'file:packages/sdk.tgz' },
    venuesUrl: 'http://localhost:3000',
    page: 'http://localhost:3000/playground/markers',
  });
  for (const [path, text] of Object.entries(files)) writeFileInFolder(join(FOLDER, path), text);
  // As npm would put it there.
  mkdirSync(join(FOLDER, 'node_modules/@brand'), { recursive: true });
  symlinkSync(SDK_DIST, join(FOLDER, 'node_modules', NAME), 'dir');
});

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe('the project of a program', () => {
  test('is built with the versions that we build with', () => {
    const { devDependencies, overrides } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    expect(project.DEV_DEPENDENCIES.typescript).toBe(devDependencies?.['typescript']);
    expect(project.DEV_DEPENDENCIES.vite).toBe(overrides?.['vite']);
    expect(project.OVERRIDES.rolldown).toBe(overrides?.['rolldown']);
  });

  test('gets venues from where it was downloaded', () => {
    expect(readFileSync(join(FOLDER, 'src/main.ts'), 'utf8')).toContain(
      "{ venueId: 'harbour-mall', key: 'demo', baseUrl: 'http://localhost:3000' }",
    );
  });

  test('has a title that cannot become markup', () => {
    expect(readFileSync(join(FOLDER, 'index.html'), 'utf8')).toContain(
      '<title>Markers &amp; &lt;more></title>',
    );
  });

  test('is built by Vite', async () => {
    const { build } = await import('vite');
    const result = await build({ root: FOLDER, logLevel: 'silent', build: { write: false } });
    const { output } = (Array.isArray(result) ? result[0] : result) as {
      output: { fileName: string }[];
    };
    expect(output.map(({ fileName }) => fileName)).toContain('index.html');
    expect(output.some(({ fileName }) => /^assets\/index-.+\.js$/.test(fileName))).toBe(true);
  });
});
