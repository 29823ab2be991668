import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashInputs } from '../shared/hash-inputs.ts';
import { ROOT } from '../shared/repo.ts';
import type { RunnableSample } from './runnable-samples.ts';

/** What the site publishes as it is: `samples/` with the pages of samples, scripts and pictures. */
export const SAMPLES_STATIC: string = join(ROOT, '.cache/samples/static');
export const SAMPLES_BUILD: string = join(SAMPLES_STATIC, 'samples');
/** The hash of the files that each picture was made from, by the path of its sample. */
const RECORD = join(ROOT, 'examples/pictures.json');

/** Enough to tell texts apart, and short enough to read. */
const HASH_LENGTH = 16;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Pictures = Readonly<Record<Theme, Buffer>>;

/** A picture is kept beside its sample: to take one needs a browser, to serve the portal does not. */
export function pictureFile({ folder }: RunnableSample, theme: Theme): string {
  return join(folder, `${theme}.webp`);
}

/** Puts the pictures of a sample beside its page. */
export function publishPictures(sample: RunnableSample): void {
  for (const theme of THEMES) {
    const picture = pictureFile(sample, theme);
    const published = join(SAMPLES_BUILD, sample.path, `${theme}.webp`);
    if (existsSync(picture)) cpSync(picture, published);
  }
}

/** Samples without pictures, and those that changed since theirs were taken. */
export function listStalePictures(samples: readonly RunnableSample[]): RunnableSample[] {
  const record = readRecord();
  return samples.filter(
    (sample) =>
      record[sample.path] !== hashSample(sample) ||
      !THEMES.every((theme) => existsSync(pictureFile(sample, theme))),
  );
}

/** Remembers what the pictures of samples were made from, and forgets samples that are gone. */
export function recordPictures(
  taken: readonly RunnableSample[],
  all: readonly RunnableSample[],
): void {
  const record = readRecord();
  for (const sample of taken) record[sample.path] = hashSample(sample);
  const paths = new Set(all.map(({ path }) => path));
  const entries = Object.entries(record).filter(([path]) => paths.has(path));
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function readRecord(): Record<string, string> {
  if (!existsSync(RECORD)) return {};
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
}

/** Of a sample's own files: what all samples are built on changes often, and pictures rarely with it. */
function hashSample(sample: RunnableSample): string {
  const pictures = new Set(THEMES.map((theme) => pictureFile(sample, theme)));
  const files = readdirSync(sample.folder)
    .map((name) => join(sample.folder, name))
    .filter((file) => !pictures.has(file));
  return hashInputs(files.map((file) => relative(ROOT, file))).slice(0, HASH_LENGTH);
}
