import { rmSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { annotateFolder } from './annotate-folder.ts';
import { compileSamples } from './compile-samples.ts';
import { idsUsedIn } from './ids-used-in.fixture.ts';
import { createSampleProgram } from './sample-program.ts';
import { referenceTo, writeSamples } from './sample.fixture.ts';

const SDK = { 'index.ts': 'export function show(id: string): { id: string } { return { id }; }\n' };
const SAMPLE = "import { show } from '@brand/web-sdk';\nshow('a');\n";

const REFERENCE = referenceTo('show', 'open');

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

function write(...files: Parameters<typeof writeSamples>) {
  const { root, folders } = writeSamples(...files);
  roots.push(root);
  return folders;
}

describe('listSampleFolders', () => {
  test('finds each version of each SDK that has TypeScript', () => {
    const others = {
      'examples/react-native-sdk/6.0/a/app.tsx': '',
      'examples/ios-sdk/5.0/a/main.swift': '',
      'examples/web-sdk/5.0/a/main.ts': '',
    };
    const folders = write(SDK, { 'a/main.ts': SAMPLE, 'a/types.d.ts': '', 'a/a.html': '' }, others);
    expect(folders.map(({ sdk, version, files }) => [sdk, version, files.length])).toEqual([
      ['react-native-sdk', '6.0', 1],
      ['web-sdk', '5.0', 1],
      ['web-sdk', '6.0', 1],
    ]);
  });

  test('throws for invalid options', () => {
    const bad = {
      'examples/web-sdk/6.0/tsconfig.json': '{ "compilerOptions": { "jsx": "maybe" } }',
    };
    expect(() => write(SDK, { 'main.ts': '' }, bad)).toThrow(/6\.0\/tsconfig\.json: expected.*jsx/);
  });
});

describe('compileSamples', () => {
  test('finds no errors in samples that compile', () => {
    const [samples] = write(SDK, { 'main.ts': SAMPLE });
    expect(compileSamples(createSampleProgram(samples!))).toEqual([]);
  });

  test('compiles samples of a protocol without a package of ours', () => {
    const folders = write(
      SDK,
      {},
      { 'examples/webhooks/1.0/main.ts': 'const port: string = 1;\n' },
    );
    const webhooks = folders.find(({ sdk }) => sdk === 'webhooks');
    expect(compileSamples(createSampleProgram(webhooks!))).toEqual([
      expect.stringContaining('examples/webhooks/1.0/main.ts:1:7 Type'),
    ]);
  });

  test('accepts any export of samples', () => {
    const strict = {
      'examples/web-sdk/6.0/tsconfig.json': JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: { isolatedDeclarations: true, declaration: true },
      }),
    };
    const code = `${SAMPLE}export const shown = show('b');\n`;
    const [samples] = write(SDK, { 'main.ts': code }, strict);
    expect(compileSamples(createSampleProgram(samples!))).toEqual([]);
  });

  test('reports the location of an error and a fix', () => {
    const [samples] = write(SDK, {
      'first/main.ts': "import { show } from '@brand/web-sdk';\n\nshow(1);\n",
    });
    expect(compileSamples(createSampleProgram(samples!))).toEqual([
      "examples/web-sdk/6.0/first/main.ts:3:6 Argument of type 'number' is not assignable to " +
        "parameter of type 'string'. Readers copy this code: write it as web-sdk 6.0 has it, or " +
        'undo the change of the SDK that broke it.',
    ]);
  });

  test('compiles each version against the package of its own options', () => {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '@brand/web-sdk': ['../../../sdk-5/index.d.ts'] } },
    };
    const old = "import { open } from '@brand/web-sdk';\nopen();\n";
    const folders = write(
      SDK,
      { 'main.ts': SAMPLE },
      {
        'sdk-5/index.d.ts': 'export declare function open(): void;\n',
        'examples/web-sdk/5.0/tsconfig.json': JSON.stringify(config),
        'examples/web-sdk/5.0/main.ts': old,
      },
    );
    const programs = folders.map((folder) => createSampleProgram(folder, REFERENCE));
    expect(programs.flatMap(compileSamples)).toEqual([]);
    expect(programs.map((program) => idsUsedIn(annotateFolder(program)))).toEqual([
      ['open'],
      ['show'],
    ]);
  });

  test('explains how to name the package of a version that has none', () => {
    const [samples] = write(SDK, {}, { 'examples/other-sdk/1.0/main.ts': '' });
    expect(() => createSampleProgram(samples!)).toThrow(
      'examples/other-sdk/1.0: expected samples of other-sdk 1.0, but @brand/other-sdk leads to no ' +
        'package. Say where it is by "paths" in the tsconfig.json of the folder.',
    );
  });
});

describe('annotateFolder', () => {
  test('names the release that samples are compiled with', () => {
    const manifest = { version: '6.0.3', exports: { '.': './src/index.ts' } };
    const sdk = { 'sdk/package.json': JSON.stringify(manifest) };
    const [samples] = write(SDK, { 'main.ts': SAMPLE }, sdk);
    expect(annotateFolder(createSampleProgram(samples!, REFERENCE)).release).toBe('6.0.3');
  });

  test('maps names of the React package to its module', () => {
    const react =
      "import { show } from '@brand/web-sdk';\nexport { show };\nexport const Map = 1;\n";
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        paths: {
          '@brand/web-sdk': ['../../../sdk/src/index.ts'],
          '@brand/web-sdk-react': ['../../../react/index.ts'],
        },
      },
    };
    const code = "import { Map, show } from '@brand/web-sdk-react';\nMap; show('');\n";
    const [samples] = write(
      SDK,
      { 'a/react.tsx': code },
      {
        'react/index.ts': react,
        'examples/web-sdk/6.0/tsconfig.json': JSON.stringify(config),
      },
    );
    const reference = referenceTo('show', 'react/react.Map');
    const symbols = annotateFolder(createSampleProgram(samples!, reference));
    expect(idsUsedIn(symbols)).toEqual(['react.Map', 'show']);
  });

  test('lists the symbols of each file', () => {
    const [samples] = write(SDK, { 'b/main.ts': SAMPLE, 'a/main.ts': `${SAMPLE}show('').id;\n` });
    const symbols = annotateFolder(createSampleProgram(samples!, REFERENCE));
    expect(symbols).toMatchObject({
      format: 1,
      sdk: 'web-sdk',
      version: '6.0',
      files: {
        'web-sdk/6.0/b/main.ts': {
          hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          symbols: [
            [9, 13, 'show'],
            [39, 43, 'show'],
          ],
        },
      },
    });
  });

  test('finds no symbols without a reference', () => {
    const [samples] = write(SDK, { 'main.ts': SAMPLE });
    expect(annotateFolder(createSampleProgram(samples!))).toMatchObject({
      files: { 'web-sdk/6.0/main.ts': { symbols: [] } },
    });
  });

  test('produces the same text each time', () => {
    const [samples] = write(SDK, { 'b.ts': SAMPLE, 'a.ts': SAMPLE });
    const [first, second] = [1, 2].map(() =>
      JSON.stringify(annotateFolder(createSampleProgram(samples!, REFERENCE))),
    );
    expect(second).toBe(first);
  });
});
