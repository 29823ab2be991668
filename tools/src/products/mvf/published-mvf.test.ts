import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildMvfIfStale } from '../build-mvf.ts';
import { MVF_DIST } from '../../sdk/dist-folders.ts';
import { ROOT } from '../../shared/repo.ts';
import { createProgram } from '../../sdk/api-program.ts';

type Manifest = {
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
};

describe('the built package of the venue format', () => {
  let manifest: Manifest;
  beforeAll(async () => {
    if (!(await buildMvfIfStale())) throw new Error('The MVF package cannot be built.');
    manifest = JSON.parse(readFileSync(join(MVF_DIST, 'package.json'), 'utf8')) as Manifest;
  });

  test('has the exports of its sources in every module', async () => {
    const { exports: sources } = JSON.parse(
      readFileSync(join(ROOT, 'packages/mvf/package.json'), 'utf8'),
    ) as { exports: Record<string, string> };
    const differing: string[] = [];
    for (const [subpath, source] of Object.entries(sources)) {
      const built = await exportsOf(join(MVF_DIST, manifest.exports[subpath]!.default));
      const original = await exportsOf(join(ROOT, 'packages/mvf', source));
      if (built.join() !== original.join()) differing.push(subpath);
    }
    expect(differing).toEqual([]);
  });

  test('has types that compile outside of the workspace', () => {
    const files = Object.values(manifest.exports)
      .map(({ types }) => types)
      .filter((types) => types !== undefined)
      .map((types) => join(MVF_DIST, types));
    const program = createProgram(files, { skipLibCheck: false, types: [] });
    const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(MVF_DIST));
    const problems = own
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(problems).toEqual([]);
    expect(own.length).toBeGreaterThan(files.length);
  });

  test('contains a command that validates a bundle', () => {
    const bundle = join(ROOT, 'venues/dist/harbour-mall/mvf-3.zip');
    const out = execFileSync(process.execPath, [join(MVF_DIST, 'bin/mvf.js'), 'validate', bundle]);
    expect(out.toString()).toContain('MVF 3, no findings');
  });
});

async function exportsOf(file: string): Promise<readonly string[]> {
  return Object.keys((await import(file)) as object).toSorted();
}
