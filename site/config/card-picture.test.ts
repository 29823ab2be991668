import { expect, test } from 'vitest';
import { findCardPicture } from './card-picture.ts';
import { samplesFolder } from './reference-options.ts';

const FENCE = '```';

function pageWith(...metas: string[]): string {
  return metas.map((meta) => `${FENCE}ts ${meta}\n${FENCE}`).join('\n\nText.\n\n');
}

test('finds the first sample that runs in a page', () => {
  const page = pageWith(
    'file="mvf/3/read/main.ts"',
    'file="web-sdk/6.0/markers/main.ts" region="add" live alt="A pin"',
    'file="web-sdk/6.0/flyover/main.ts" live alt="A mall"',
  );
  expect(findCardPicture(page, samplesFolder)).toBe('web-sdk/6.0/markers');
});

test('passes over samples without a picture', () => {
  const page = pageWith('file="web-sdk/6.0/nowhere/main.ts" live alt="Nothing"');
  expect(findCardPicture(page, samplesFolder)).toBeUndefined();
});

test('finds nothing on a page without samples', () => {
  expect(findCardPicture('Text with `live` code.', samplesFolder)).toBeUndefined();
});
