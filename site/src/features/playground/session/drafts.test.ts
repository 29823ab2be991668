import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDraft, readDraft } from './drafts.ts';

const FILES = { 'main.ts': 'const a = 1;' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('drafts', () => {
  test('stores one draft per sample and deletes it', () => {
    writeDraft('a', FILES);
    writeDraft('b', { 'main.ts': 'b' });
    expect(readDraft('a')?.files).toEqual(FILES);
    expect(readDraft('a')?.isShared).toBe(false);
    writeDraft('a', undefined);
    expect(readDraft('a')).toBeUndefined();
    expect(readDraft('b')?.files).toEqual({ 'main.ts': 'b' });
  });

  test('evicts the oldest draft when full', () => {
    for (let index = 0; index < 25; index += 1) {
      vi.setSystemTime(index * 1000);
      writeDraft(`sample-${index}`, FILES);
    }
    expect(readDraft('sample-4')).toBeUndefined();
    expect(readDraft('sample-5')?.files).toEqual(FILES);
    expect(readDraft('sample-24')?.files).toEqual(FILES);
  });

  test.each(['', 'null', '[]', '{"a":null}', '{"a":{"at":1,"files":{"main.ts":5}}}', '{'])(
    'ignores invalid storage: %s',
    (text) => {
      stored.set('playground-drafts', text);
      expect(readDraft('a')).toBeUndefined();
      writeDraft('a', FILES);
      expect(readDraft('a')?.files).toEqual(FILES);
    },
  );

  test('does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(() => writeDraft('a', FILES)).not.toThrow();
    expect(readDraft('a')).toBeUndefined();
  });
});
