import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNNABLE_GROUPS, type RunnableGroup } from '@brand/reference';
import { ROOT } from '../shared/repo.ts';

const EXAMPLES = join(ROOT, 'examples');

/** A variant of a sample; each is a module that runs by itself. */
export type SampleVariant = {
  /** Name of its page without the ending. */
  readonly name: 'main' | 'react';
  readonly file: string;
};

export type RunnableSample = {
  readonly group: RunnableGroup;
  readonly name: string;
  /** Its folder below `examples/`, and that of its pages below `/samples`. */
  readonly path: string;
  readonly folder: string;
  readonly variants: readonly SampleVariant[];
  /**
   * Requirement of the sample that our frames deny. `eval`: a compiler that runs in the browser, as
   * Angular's. `storage`: an origin that can store data. Such a sample is run by the build, for its
   * screenshot, and never in a page of ours.
   */
  readonly needs: 'nothing' | 'eval' | 'storage';
};

const FILES: Readonly<Record<SampleVariant['name'], readonly string[]>> = {
  main: ['main.ts', 'main.tsx'],
  react: ['react.tsx'],
};

/** Lists the samples with a module to run, by group, sorted by name. */
export function listRunnableSamples(root: string = EXAMPLES): RunnableSample[] {
  return RUNNABLE_GROUPS.flatMap((group) =>
    readdirSync(join(root, group.sdk, group.version), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readSample(root, group, name))
      .filter(({ variants }) => variants.length > 0)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

function readSample(root: string, group: RunnableGroup, name: string): RunnableSample {
  const path = `${group.sdk}/${group.version}/${name}`;
  const folder = join(root, path);
  const variants = (['main', 'react'] as const).flatMap((variant) => {
    const file = FILES[variant].find((candidate) => existsSync(join(folder, candidate)));
    return file === undefined ? [] : [{ name: variant, file: join(folder, file) }];
  });
  return { group, name, path, folder, variants, needs: readNeeds(join(folder, 'sample.json')) };
}

function readNeeds(path: string): RunnableSample['needs'] {
  if (!existsSync(path)) return 'nothing';
  const { needs } = JSON.parse(readFileSync(path, 'utf8')) as { needs?: string };
  if (needs === 'eval' || needs === 'storage') return needs;
  throw new Error(
    `${path}: expected "needs" to be "eval" or "storage", found ${JSON.stringify(needs)}.`,
  );
}
