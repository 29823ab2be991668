import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { createDraftStorage } from './draft-storage.ts';

describe('draft storage', () => {
  it('separates drafts by tool and venue', () => {
    const storage = createFakeStorage();
    const work = createDraftStorage('studio', storage);

    expect(work.write('demo:a', 'one')).toBe(true);
    expect(work.read('demo:a')).toBe('one');
    expect(work.read('demo:b')).toBeUndefined();
    expect(createDraftStorage('mapper', storage).read('demo:a')).toBeUndefined();
  });

  it('returns false when the quota is exceeded', () => {
    const storage = createFakeStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };

    expect(createDraftStorage('studio', storage).write('demo:a', 'one')).toBe(false);
  });
});
