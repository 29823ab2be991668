import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listFormats, listStaleScreenshots, screenshotFile, THEMES } from './screenshot-files.ts';
import { listRunnableSamples } from './runnable-samples.ts';

describe('screenshots of samples', () => {
  const samples = listRunnableSamples();

  test.each(THEMES)('exist in %s mode beside every sample', (theme) => {
    const files = samples.flatMap((sample) =>
      listFormats(sample).map((format) => screenshotFile(sample, theme, format)),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('match the current samples; if not: npm run pictures <path>', () => {
    expect(listStaleScreenshots(samples).map(({ path }) => path)).toEqual([]);
  });

  test('count as stale when they are missing or the sample has changed', () => {
    const [sample] = samples;
    const other = { ...sample!, path: 'web-sdk/6.0/never-taken' };
    const elsewhere = { ...sample!, folder: samples[1]!.folder };
    expect(listStaleScreenshots([other, elsewhere])).toEqual([other, elsewhere]);
  });
});
