import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { createStoredWork } from './draft-storage.ts';

describe('draft storage', () => {
  it('separates drafts by tool and venue', () => {
    const storage = createFakeStorage();
    const work = createStoredWork('studio', storage);

    expect(work.write('demo:a', 'one')).toBe(true);
    expect(work.read('demo:a')).toBe('one');
    expect(work.read('demo:b')).toBeUndefined();
    expect(createStoredWork('mapper', storage).read('demo:a')).toBeUndefined();
  });

  it('returns false when the quota is exceeded', () => {
    const storage = createFakeStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };

    expect(createStoredWork('studio', storage).write('demo:a', 'one')).toBe(false);
  });
});
