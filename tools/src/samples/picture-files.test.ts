import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listStalePictures, pictureFile, THEMES } from './picture-files.ts';
import { listRunnableSamples } from './runnable-samples.ts';

describe('pictures of samples', () => {
  const samples = listRunnableSamples();

  test.each(THEMES)('there is a %s one beside every sample that pages show', (theme) => {
    const missing = samples.filter((sample) => !existsSync(pictureFile(sample, theme)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test('were taken of the samples as they are; if not: npm run pictures <path>', () => {
    expect(listStalePictures(samples).map(({ path }) => path)).toEqual([]);
  });

  test('are stale when there is none, or it was taken of another text', () => {
    const [sample] = samples;
    const other = { ...sample!, path: 'web-sdk/6.0/never-taken' };
    const elsewhere = { ...sample!, folder: samples[1]!.folder };
    expect(listStalePictures([other, elsewhere])).toEqual([other, elsewhere]);
  });
});
