import { expect, test } from 'vitest';
import { askedOperation, tryAnchor } from './try-anchor.ts';

const IDS = ['createToken', 'exportMvf'];

test('an address that asks to try an operation leads to the explorer', () => {
  expect(askedOperation({ hash: `#${tryAnchor('exportMvf')}`, key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: true,
    visit: 'a',
  });
});

test('that of a section opens the operation, and stays at the section', () => {
  expect(askedOperation({ hash: '#operation-exportMvf', key: 'a' }, IDS)).toEqual({
    operationId: 'exportMvf',
    isToTry: false,
    visit: 'a',
  });
});

test.each(['', '#', '#try-it', '#try-unknown', '#operation-', '#try-exportMvf"]', '#object-Venue'])(
  'nothing is asked for by "%s"',
  (hash) => {
    expect(askedOperation({ hash, key: 'a' }, IDS)).toBeUndefined();
  },
);
