import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import ts from 'typescript';
import { brand } from '../../../brand.ts';
import { ROOT } from '../shared/repo.ts';
import { createProgram } from './api-program.ts';
import { bundleSdk } from './bundle-sdk.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { publishTypes } from './publish-types.ts';
import { publishedManifest } from './published-manifest.ts';
import { readSdkPackage } from './sdk-package.ts';

const sdkPackage = readSdkPackage('web-sdk');

describe('the modules for pages', () => {
  let chunks: readonly OutputChunk[];
  beforeAll(async () => {
    chunks = await bundleSdk(sdkPackage.entries, 'pages');
  });

  test('import only each other', () => {
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const foreign = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((fileName) => !own.has(fileName));
    expect(foreign).toEqual([]);
  });

  test('create no code from text', () => {
    const makers = chunks.filter(({ code }) => /\beval\(|\bnew Function\b|\bFunction\(/.test(code));
    expect(makers.map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe('the modules for bundlers', () => {
  test('import only three and MapLibre from the app', async () => {
    const chunks = await bundleSdk(sdkPackage.entries, 'bundlers');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const foreign = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((fileName) => !own.has(fileName) && !/^(three|maplibre-gl)(\/|$)/.test(fileName));
    expect(foreign).toEqual([]);
  });
});

describe('the published types', () => {
  const folder = join(ROOT, '.cache/sdk-published');
  const target = join(folder, 'types');

  test('compile outside of the workspace', () => {
    rmSync(folder, { recursive: true, force: true });
    emitDeclarations(join(folder, 'declarations'));
    const published = publishTypes(sdkPackage, {
      declarations: join(folder, 'declarations'),
      target,
      rename: (text) => text,
    });
    mkdirSync(target, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify(publishedManifest(sdkPackage, brand, published)),
    );
    const program = createProgram(
      [...published.entries.values()].map((file) => join(target, file)),
      { skipLibCheck: false, types: [] },
    );
    const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(target));
    const problems = own
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map(
        ({ file, messageText }) =>
          `${file?.fileName.slice(target.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(problems).toEqual([]);
    expect(own.filter(({ text }) => /from "@brand\//.test(text))).toEqual([]);
  });
});
