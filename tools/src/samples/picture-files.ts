import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repo.ts';

/** Pictures of runs, `<path of the sample>/light.webp`, each with the hash of what it was made from. */
export const RUNS: string = join(ROOT, '.cache/samples/runs');
/** What the site publishes as it is: `samples/` with the pages of samples, scripts and pictures. */
export const SAMPLES_STATIC: string = join(ROOT, '.cache/samples/static');
export const SAMPLES_BUILD: string = join(SAMPLES_STATIC, 'samples');

const THEMES = ['light', 'dark'] as const;

export type Pictures = Readonly<Record<(typeof THEMES)[number], Buffer>>;

export function keepPictures(path: string, pictures: Pictures): void {
  const folder = join(RUNS, path);
  mkdirSync(folder, { recursive: true });
  for (const theme of THEMES) writeFileSync(join(folder, `${theme}.webp`), pictures[theme]);
}

/** Puts the pictures of a sample's last run beside its pages. */
export function publishPictures(path: string): void {
  for (const theme of THEMES) {
    const picture = join(RUNS, path, `${theme}.webp`);
    const published = join(SAMPLES_BUILD, path, `${theme}.webp`);
    // A build of the site may be reading it.
    if (existsSync(picture) && !isSame(picture, published)) cpSync(picture, published);
  }
}

function isSame(file: string, other: string): boolean {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
