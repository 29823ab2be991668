import { expect, test } from 'vitest';
import { parseOperationHash, tryAnchor } from './try-anchor.ts';

const IDS = ['createToken', 'exportMvf'];

test('opens the explorer for a try anchor', () => {
  expect(parseOperationHash({ hash: `#${tryAnchor('exportMvf')}`, key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: true,
    visit: 'a',
  });
});

test('opens the operation for the anchor of its section, without scrolling away', () => {
  expect(parseOperationHash({ hash: '#operation-exportMvf', key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: false,
    visit: 'a',
  });
});

test.each(['', '#', '#try-it', '#try-unknown', '#operation-', '#try-exportMvf"]', '#object-Venue'])(
  'ignores "%s"',
  (hash) => {
    expect(parseOperationHash({ hash, key: 'a' }, IDS)).toBeUndefined();
  },
);
