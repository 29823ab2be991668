import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { hashInputs } from '../shared/hash-inputs.ts';
import { ROOT } from '../shared/repo.ts';
import type { RunnableSample } from './runnable-samples.ts';

/** Static files of the site: `samples/` with the pages of samples, scripts and images. */
export const SAMPLES_STATIC: string = join(ROOT, '.cache/samples/static');
export const SAMPLES_BUILD: string = join(SAMPLES_STATIC, 'samples');
/** Hashes of the files that each screenshot was taken from, by the path of its sample. */
const RECORD = join(ROOT, 'examples/pictures.json');

/** Long enough to be unique, and short enough to read. */
const HASH_LENGTH = 16;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Screenshots = Readonly<Record<Theme, Buffer>>;

/**
 * `card`: in a guide or a list. `hero`: on the home page. `stage` and `phone`: in place of a showcase
 * app that is loading, on a wide window and on a phone.
 */
export type ScreenshotFormat = 'card' | 'hero' | 'stage' | 'phone';

/** Samples of the home page, which shows their pictures large. */
const HERO = /^web-sdk\/6\.0\/multi-floor-route-/;

/** The first is the main one. */
export function listFormats({ group, path }: RunnableSample): readonly ScreenshotFormat[] {
  if (group.sdk === 'showcase') return ['card', 'stage', 'phone'];
  return HERO.test(path) ? ['hero'] : ['card'];
}

/**
 * Screenshots are committed beside their samples, because serving the portal must not need a
 * browser.
 */
export function screenshotFile(
  { folder }: RunnableSample,
  theme: Theme,
  format: ScreenshotFormat = 'card',
): string {
  const isMain = format === 'card' || format === 'hero';
  return join(folder, isMain ? `${theme}.webp` : `${theme}-${format}.webp`);
}

/** Copies the screenshots of a sample beside its page. */
export function publishScreenshots(sample: RunnableSample): void {
  for (const picture of listScreenshots(sample)) {
    const published = join(SAMPLES_BUILD, sample.path, basename(picture));
    if (existsSync(picture)) cpSync(picture, published);
  }
}

function listScreenshots(sample: RunnableSample): string[] {
  return listFormats(sample).flatMap((format) =>
    THEMES.map((theme) => screenshotFile(sample, theme, format)),
  );
}

/** Samples without screenshots, and those that changed since theirs were taken. */
export function listStaleScreenshots(samples: readonly RunnableSample[]): RunnableSample[] {
  const record = readRecord();
  return samples.filter(
    (sample) =>
      record[sample.path] !== hashSample(sample) ||
      !listScreenshots(sample).every((picture) => existsSync(picture)),
  );
}

/** Records the hashes of samples with new screenshots, and removes deleted samples. */
export function recordScreenshots(
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

/**
 * Hashes the sample's own files only: shared files change often, and rarely change the screenshots.
 */
function hashSample(sample: RunnableSample): string {
  const pictures = new Set(listScreenshots(sample));
  const files = readdirSync(sample.folder)
    .map((name) => join(sample.folder, name))
    .filter((file) => !pictures.has(file));
  return hashInputs(files.map((file) => relative(ROOT, file))).slice(0, HASH_LENGTH);
}
