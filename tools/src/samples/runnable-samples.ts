import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNNABLE_SAMPLES } from '@brand/reference';
import { ROOT } from '../repo.ts';

const FOLDER = join(ROOT, 'examples', RUNNABLE_SAMPLES.sdk, RUNNABLE_SAMPLES.version);

/** A way in which a sample is written; each is a module that runs by itself. */
export type SampleVariant = {
  /** Name of its page without the ending. */
  readonly name: 'main' | 'react';
  readonly file: string;
};

export type RunnableSample = {
  /** Name of its folder. */
  readonly name: string;
  readonly folder: string;
  readonly variants: readonly SampleVariant[];
  /**
   * What the sample needs that our frames refuse. `eval`: a compiler that runs in the browser, as
   * Angular's. `storage`: an origin that can keep data. Such a sample is run by the build, for its
   * picture, and never in a page of ours.
   */
  readonly needs: 'nothing' | 'eval' | 'storage';
};

const FILES: Readonly<Record<SampleVariant['name'], readonly string[]>> = {
  main: ['main.ts', 'main.tsx'],
  react: ['react.tsx'],
};

/** Finds the samples that have a module to run, in the order of their names. */
export function listRunnableSamples(root: string = FOLDER): RunnableSample[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readSample(name, join(root, name)))
    .filter(({ variants }) => variants.length > 0)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readSample(name: string, folder: string): RunnableSample {
  const variants = (['main', 'react'] as const).flatMap((variant) => {
    const file = FILES[variant].find((candidate) => existsSync(join(folder, candidate)));
    return file === undefined ? [] : [{ name: variant, file: join(folder, file) }];
  });
  return { name, folder, variants, needs: readNeeds(join(folder, 'sample.json')) };
}

function readNeeds(path: string): RunnableSample['needs'] {
  if (!existsSync(path)) return 'nothing';
  const { needs } = JSON.parse(readFileSync(path, 'utf8')) as { needs?: string };
  if (needs === 'eval' || needs === 'storage') return needs;
  throw new Error(
    `${path}: expected "needs" to be "eval" or "storage", found ${JSON.stringify(needs)}.`,
  );
}
