import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packagesOf } from '../packages-of.ts';
import type { SampleSource } from '../sample-source.ts';
import { readSource } from './read-source.ts';

const SAMPLE = 'web-sdk/6.0/pins';
const BUILT = {
  packages: { '6.0': ['@acme/web-sdk'], '5.0': ['@acme/web-sdk'] },
  react: {
    '6.0': {
      packages: ['react', 'react/jsx-runtime', '@acme/web-sdk-react'],
      types: 'react.json',
      sdkPackage: { name: '@acme/web-sdk-react', version: '6.0.0', file: 'react.tgz' },
    },
  },
};
const REACT = `import { MapView } from '@brand/web-sdk-react';
// #region app
const kiosk = new URL('../models/kiosk.glb', import.meta.url).href;
export const app = <MapView title={kiosk} />;
// #endregion app
`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  write(`${SAMPLE}/main.ts`, "import { a } from './data';\nimport '@brand/web-sdk';\na();\n");
  write(`${SAMPLE}/data.ts`, 'export const a = () => {};\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('readSource', () => {
  test('reads the entry of a sample and its imports', () => {
    write(`${SAMPLE}/react.tsx`, REACT);
    const source = read(SAMPLE);
    expect(source).toMatchObject({ path: SAMPLE, title: 'Pins', version: '6.0', assets: {} });
    expect(Object.keys(source?.files ?? {})).toEqual(['main.ts', 'data.ts']);
    expect(source?.files['main.ts']).toContain("import '@acme/web-sdk';");
    expect(source?.program.modules.map(({ file }) => file)).toEqual(['data.ts', 'main.ts']);
  });

  test('reads the React variant', () => {
    write(`${SAMPLE}/react.tsx`, REACT);
    const source = read(`${SAMPLE}/react`);
    expect(source?.path).toBe(`${SAMPLE}/react`);
    expect(source?.files).toEqual({
      'main.tsx': `import { MapView } from '@acme/web-sdk-react';
const kiosk = new URL('./kiosk.glb', import.meta.url).href;
export const app = <MapView title={kiosk} />;
`,
    });
    expect(source?.assets).toEqual({ 'kiosk.glb': 'files/web-sdk/6.0/models/kiosk.glb' });
    expect(source?.program.modules[0]?.code).toContain('react/jsx-runtime');
  });

  test('has files that samples load from the portal as assets, because frames reach no other host', () => {
    const served = 'https://portal.brand.example/samples/web-sdk/6.0';
    write(
      `${SAMPLE}/main.ts`,
      `open('${served}/pins/walk.json');\nopen('${served}/models/kiosk.glb');\n`,
    );
    const source = read(SAMPLE);
    expect(source?.files['main.ts']).toBe(
      "open(new URL('./walk.json', import.meta.url).href);\n" +
        "open(new URL('./kiosk.glb', import.meta.url).href);\n",
    );
    expect(source?.assets).toEqual({
      'walk.json': 'files/web-sdk/6.0/pins/walk.json',
      'kiosk.glb': 'files/web-sdk/6.0/models/kiosk.glb',
    });
  });

  test('keeps the other files of a React sample', () => {
    write(`${SAMPLE}/react.tsx`, "import { List } from './list';\nexport const app = <List />;\n");
    write(`${SAMPLE}/list.tsx`, "import './list.css';\nexport const List = () => <ul />;\n");
    write(`${SAMPLE}/list.css`, 'ul { margin: 0; }\n');
    const source = read(`${SAMPLE}/react`);
    expect(Object.keys(source?.files ?? {})).toEqual(['main.tsx', 'list.tsx', 'list.css']);
    expect(source?.program.styles).toEqual(['ul { margin: 0; }\n']);
  });

  test('distinguishes a sample named react from a React variant', () => {
    write('web-sdk/6.0/react/react.tsx', REACT);
    expect(read('web-sdk/6.0/react')).toBeUndefined();
    expect(read('web-sdk/6.0/react/react')?.title).toBe('React');
  });

  test.each([
    ['main.ts', "import 'lodash';", SAMPLE],
    ['main.ts', "import { useState } from 'react';\nuseState();", SAMPLE],
    ['react.tsx', "import { a } from 'lodash';\nexport const b = <p>{a}</p>;", `${SAMPLE}/react`],
    ['sample.json', '{ "needs": "eval" }', SAMPLE],
  ])('rejects a sample that needs more than is available: %s with %s', (file, text, path) => {
    write(`${SAMPLE}/${file}`, text);
    expect(read(path)).toBeUndefined();
  });

  test('rejects the React variant of a version without a React SDK', () => {
    write('web-sdk/5.0/pins/react.tsx', REACT);
    expect(read('web-sdk/5.0/pins/react')).toBeUndefined();
    expect(read(`${SAMPLE}/react`)).toBeUndefined();
  });
});

function read(path: string): SampleSource | undefined {
  return readSource(path, {
    samplesFolder: folder,
    packageScope: '@acme',
    packagesOf: (version, files) => packagesOf(BUILT, version, files),
    assetAddress: (file) => `files/${file}`,
  });
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
