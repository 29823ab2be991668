import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUNNABLE_SAMPLES } from '@brand/reference';
import { ROOT } from '../repo.ts';

/** Pictures of runs, `<name>/light.webp`, each with the hash of what it was made from. */
export const RUNS: string = join(ROOT, '.cache/samples/runs');
/** What the site publishes as it is: `samples/` with the pages of samples, scripts and pictures. */
export const SAMPLES_STATIC: string = join(ROOT, '.cache/samples/static');
export const SAMPLES_BUILD: string = join(SAMPLES_STATIC, 'samples');
/** Where the pages of samples are, `<name>/main.html`. */
export const SAMPLE_PAGES: string = join(
  SAMPLES_BUILD,
  RUNNABLE_SAMPLES.sdk,
  RUNNABLE_SAMPLES.version,
);

const THEMES = ['light', 'dark'] as const;

export type Pictures = Readonly<Record<(typeof THEMES)[number], Buffer>>;

export function keepPictures(name: string, pictures: Pictures): void {
  const folder = join(RUNS, name);
  mkdirSync(folder, { recursive: true });
  for (const theme of THEMES) writeFileSync(join(folder, `${theme}.webp`), pictures[theme]);
}

/** Puts the pictures of a sample's last run beside its pages. */
export function publishPictures(name: string): void {
  for (const theme of THEMES) {
    const picture = join(RUNS, name, `${theme}.webp`);
    const published = join(SAMPLE_PAGES, name, `${theme}.webp`);
    // A build of the site may be reading it.
    if (existsSync(picture) && !isSame(picture, published)) cpSync(picture, published);
  }
}

function isSame(file: string, other: string): boolean {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
