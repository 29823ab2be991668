import { join } from 'node:path';
import { expect, test } from 'vitest';
import remarkDarkPictures from './remark-dark-pictures.ts';

const PAGE = join(
  import.meta.dirname,
  '../../react-native-sdk_versioned_docs/version-6.0/markers.mdx',
);

function run(url: string): unknown[] {
  const picture = { type: 'image', url, alt: 'Pins on a map' };
  const paragraph = { type: 'paragraph', children: [picture] };
  remarkDarkPictures()({ type: 'root', children: [paragraph] }, { path: PAGE });
  return paragraph.children;
}

test('adds the dark image beside an image, each marked', () => {
  expect(run('./img/markers.webp')).toEqual([
    { type: 'image', url: './img/markers.webp#light', alt: 'Pins on a map' },
    { type: 'image', url: './img/markers-dark.webp#dark', alt: 'Pins on a map' },
  ]);
});

test.each(['./img/nothing.webp', '/img/markers.webp', 'https://example.com/markers.webp'])(
  'leaves %s alone',
  (url) => {
    expect(run(url)).toEqual([{ type: 'image', url, alt: 'Pins on a map' }]);
  },
);
