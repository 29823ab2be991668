import { expect, test } from 'vitest';
import { askedOperation, tryAnchor } from './try-anchor.ts';

const IDS = ['createToken', 'exportMvf'];

test('opens the explorer for a try anchor', () => {
  expect(askedOperation({ hash: `#${tryAnchor('exportMvf')}`, key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: true,
    visit: 'a',
  });
});

test('opens the operation for the anchor of its section, without scrolling away', () => {
  expect(askedOperation({ hash: '#operation-exportMvf', key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: false,
    visit: 'a',
  });
});

test.each(['', '#', '#try-it', '#try-unknown', '#operation-', '#try-exportMvf"]', '#object-Venue'])(
  'ignores "%s"',
  (hash) => {
    expect(askedOperation({ hash, key: 'a' }, IDS)).toBeUndefined();
  },
);
