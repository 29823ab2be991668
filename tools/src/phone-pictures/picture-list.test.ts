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

test.each(['ios-sdk/5.0', 'android-sdk/5.0'])(
  'of %s show no venue in more than a third of the images',
  (sdk) => {
    const shown = PICTURES.filter(({ name }) => name.startsWith(sdk)).map(({ scene }) => {
      const [, venue = ''] = /showDemo\(phone, '([\w-]+)'/.exec(readFileSync(scene, 'utf8')) ?? [];
      expect(venue).not.toBe('');
      return venue;
    });
    const counts = Object.groupBy(shown, (venue) => venue);
    const tooCommon = Object.entries(counts).filter(
      ([, images = []]) => images.length > shown.length / 3,
    );
    expect(tooCommon).toEqual([]);
  },
);

test('has no stray images in its folders', () => {
  const files = PICTURES.flatMap(({ files: { light, dark } }) => [light, dark]);
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    const known = files.filter((file) => dirname(file) === folder).map((file) => basename(file));
    expect(readdirSync(folder).toSorted()).toEqual(known.toSorted());
  }
});
