import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadBrand } from '../../../load-brand.ts';
import { buildUpgrade } from '../products/npm/build-upgrade.ts';
import { withPublishedNames } from '../sdk/published-manifest.ts';
import { ROOT } from '../shared/repo.ts';

const brand = loadBrand();
let folder: string;
let project: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  await buildUpgrade(join(folder, 'package'), brand);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/typescript'), join(folder, 'node_modules/typescript'));
});

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  project = mkdtempSync(join(folder, 'project-'));
});

function write(path: string, text: string): void {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), withPublishedNames(text, brand));
}

function writeSample(path: string, sample: string): void {
  write(path, readFileSync(join(ROOT, 'examples', sample), 'utf8'));
}

function read(path: string): string {
  return readFileSync(join(project, path), 'utf8');
}

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = join(folder, 'package/bin/upgrade.js');
  return spawnSync(process.execPath, [command, ...args], { cwd: project, encoding: 'utf8' });
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Reader', '-c', 'user.email=reader@example.com'];
  execFileSync('git', [...who, ...args], { cwd: project, stdio: 'ignore' });
}

describe('the command upgrade', () => {
  test('writes nothing without --write, and says what it would do', () => {
    writeSample('src/main.ts', 'web-sdk/5.0/first-map/main.ts');
    const before = read('src/main.ts');
    const { status, stdout, stderr } = run('src');
    expect(stdout).toContain('src/main.ts: ');
    expect(stdout).toContain('compiles with 6.0');
    expect(stderr).toContain('Would change 1 file; nothing is left to do.');
    expect(status).toBe(0);
    expect(read('src/main.ts')).toBe(before);
  });

  test('prints a diff that git applies, with the same result as --write', () => {
    writeSample('src/main.ts', 'web-sdk/4.0/interactivity/main.ts');
    cpSync(join(project, 'src'), join(project, 'other/src'), { recursive: true });
    const { stdout } = run('src', '--diff');
    writeFileSync(join(project, 'other/upgrade.diff'), stdout);
    execFileSync('git', ['init', '-q', 'other'], { cwd: project });
    execFileSync('git', ['apply', 'upgrade.diff'], { cwd: join(project, 'other') });
    run('src', '--write');
    expect(read('src/main.ts')).toContain("mapView.on('click'");
    expect(read('other/src/main.ts')).toBe(read('src/main.ts'));
  });

  test('reports the places for a person, in the code too, with exit code 1', () => {
    writeSample('src/main.ts', 'web-sdk/5.0/wayfinding-stops/main.ts');
    const { status } = run('src', '--write', '--report', 'report.json');
    expect(status).toBe(1);
    const report = JSON.parse(read('report.json')) as {
      files: { path: string; compiles: boolean; marks: { line: number; guide: string }[] }[];
    };
    const [file] = report.files;
    expect(file).toMatchObject({ path: 'src/main.ts', compiles: false });
    const [mark] = file!.marks;
    expect(mark!.guide).toBe(`${brand.siteUrl}/web-sdk/migration-guide#ways`);
    const lines = read('src/main.ts').split('\n');
    expect(lines[mark!.line - 1]).toContain('routeThrough');
    expect(lines[mark!.line - 2]).toContain('// TODO: The result is one route');
    run('src', '--force', '--report', 'report.md');
    expect(read('report.md')).toContain('# Upgrade to 6.0');
  });

  test('follows values of the SDK through modules, and leaves names of others alone', () => {
    write(
      'src/map.ts',
      "import { loadVenue, showVenue } from '@brand/web-sdk';\nconst venue = await loadVenue({ clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' });\nexport const mapView = await showVenue('#map', venue);\n",
    );
    const own =
      'const shop = { polygons: [1], colorPolygon: (id: number) => id };\nshop.colorPolygon(shop.polygons[0]!);\n';
    write('src/use.ts', `import { mapView } from './map';\n${own}mapView.clearPolygonColors();\n`);
    run('src', '--write');
    expect(read('src/use.ts')).toBe(
      `import { mapView } from './map';\n${own}mapView.elements.reset();\n`,
    );
  });

  test('upgrades React Native code and JavaScript', () => {
    writeSample('src/App.tsx', 'react-native-sdk/5.0/migration-guide/App.tsx');
    write(
      'src/main.js',
      "import { loadVenue, showVenue } from '@brand/web-sdk';\nconst venue = await loadVenue({ clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' });\nconst mapView = await showVenue('#map', venue);\nmapView.camera.set({ zoom: 90 });\n",
    );
    run('src', '--write');
    expect(read('src/App.tsx')).toContain('<MapView');
    expect(read('src/main.js')).toContain('zoomLevel(mapView, 90)');
    expect(read('src/main.js')).not.toContain('MapView,');
  });
});

describe('the command upgrade, for projects in any state', () => {
  test('takes the version from package.json', () => {
    writeSample('src/main.ts', 'web-sdk/4.0/getting-started/main.ts');
    const name = withPublishedNames('@brand/web-sdk', brand);
    write('package.json', JSON.stringify({ dependencies: { [name]: '^4.2.0' } }));
    run('src', '--write');
    expect(read('src/main.ts')).toContain('labels: false');
  });

  test('leaves files that cannot be parsed as they are, and says where', () => {
    write('src/main.ts', "import { showVenue } from '@brand/web-sdk';\nshowVenue(;\n");
    const before = read('src/main.ts');
    const { status, stdout } = run('src', '--write');
    expect(stdout).toContain('src/main.ts:2 ');
    expect(status).toBe(1);
    expect(read('src/main.ts')).toBe(before);
  });

  test('refuses to write over changes that are not committed', () => {
    writeSample('src/main.ts', 'web-sdk/5.0/first-map/main.ts');
    git('init', '-q');
    const refused = run('src', '--write');
    expect(refused.status).toBe(3);
    expect(refused.stderr).toContain('Commit or stash them first, or add --force.');
    git('add', '-A');
    git('commit', '-qm', 'Begin');
    expect(run('src', '--write').status).toBe(0);
    expect(run('src', '--write').status).toBe(3);
  });

  test('skips packages, and says that nothing uses the SDK', () => {
    write('src/main.ts', 'export const a = 1;\n');
    writeSample('src/node_modules/other/main.ts', 'web-sdk/5.0/first-map/main.ts');
    const { status, stderr } = run('src');
    expect(stderr).toContain('No file uses an SDK of version 5.0 or 4.0. Nothing to do.');
    expect(status).toBe(0);
  });

  test.each([
    [['nowhere'], 3, 'There is no file or folder "nowhere".'],
    [[], 2, 'Expected a folder or a file, found none.'],
    [['src', '--from', '3.0'], 2, '--from: expected 5.0 or 4.0, found "3.0".'],
    [['src', '--report', 'a.txt'], 2, '--report: expected a path that ends in .json or .md'],
    [['src', '--unknown'], 2, 'Unknown option'],
  ] as const)('explains what is wrong with %j', (args, code, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(message);
    expect(status).toBe(code);
  });
});
