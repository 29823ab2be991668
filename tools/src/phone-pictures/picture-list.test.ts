import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMITTED_IMAGE_LIMITS } from '../samples/take-screenshot.ts';
import { listPhoneScreenshots } from './picture-list.ts';

const PICTURES = listPhoneScreenshots();

describe.each(PICTURES)('$name', ({ scene, files }) => {
  test('has a scene', () => {
    expect(existsSync(scene)).toBe(true);
  });

  test.each(['light', 'dark'] as const)('has a %s image within the size limit', (theme) => {
    const picture = readFileSync(files[theme]);
    expect(picture.subarray(8, 12).toString()).toBe('WEBP');
    expect(picture.length).toBeLessThanOrEqual(COMMITTED_IMAGE_LIMITS.largestBytes);
  });
});

test('has no stray images in its folders', () => {
  const files = PICTURES.flatMap(({ files: { light, dark } }) => [light, dark]);
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const known = files.filter((file) => dirname(file) === folder).map((file) => basename(file));
    expect(readdirSync(folder).toSorted()).toEqual(known.toSorted());
  }
});
