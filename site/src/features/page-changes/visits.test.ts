import { describe, expect, test, vi } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { describeNews } from './describe-news';
import { recordVisit } from './visits';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date(2026, 10, 19, 12).getTime();
const page = (...ids: string[]) => ({ file: '/page-changes/docs/overview.json', ids });

describe('recordVisit', () => {
  test('has no news on the first visit', () => {
    expect(recordVisit(createFakeStorage(), page('a'), NOW)).toBeUndefined();
  });

  test('reports the changes that the page did not have at the previous visit', () => {
    const storage = createFakeStorage();
    recordVisit(storage, page('a'), NOW);
    const news = recordVisit(storage, page('c', 'b', 'a'), NOW + HOUR_MS);
    expect(news).toEqual({ since: NOW, ids: ['c', 'b'] });
  });

  test('keeps the news on reloads within the same visit', () => {
    const storage = createFakeStorage();
    recordVisit(storage, page('a'), NOW);
    recordVisit(storage, page('b', 'a'), NOW + HOUR_MS);
    const news = recordVisit(storage, page('b', 'a'), NOW + HOUR_MS + 1000);
    expect(news).toEqual({ since: NOW, ids: ['b'] });
  });

  test('has no changes left on the visit after that', () => {
    const storage = createFakeStorage();
    recordVisit(storage, page('a'), NOW);
    recordVisit(storage, page('b', 'a'), NOW + HOUR_MS);
    const news = recordVisit(storage, page('b', 'a'), NOW + 2 * HOUR_MS);
    expect(news).toEqual({ since: NOW + HOUR_MS, ids: [] });
  });

  test('counts every visit as the first without storage, or if it is full', () => {
    const full = createFakeStorage();
    vi.spyOn(full, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    for (const storage of [undefined, full]) {
      recordVisit(storage, page('a'), NOW);
      expect(recordVisit(storage, page('b'), NOW + HOUR_MS)).toBeUndefined();
    }
  });

  test.each([
    'not JSON',
    '[1]',
    'null',
    '{"/page-changes/docs/overview.json":{"last":{"at":"?"}}}',
  ])('ignores stored visits that are %s', (stored) => {
    const storage = createFakeStorage({ 'portal.page-visits': stored });
    expect(recordVisit(storage, page('a'), NOW)).toBeUndefined();
    expect(recordVisit(storage, page('a'), NOW + HOUR_MS)).toBeDefined();
  });

  test('forgets the pages that were visited longest ago', () => {
    const storage = createFakeStorage();
    for (let index = 0; index <= 300; index += 1) {
      recordVisit(storage, { file: `/${index}`, ids: [] }, NOW + index);
    }
    const stored = JSON.parse(storage.getItem('portal.page-visits') ?? '{}') as object;
    expect(Object.keys(stored)).toHaveLength(300);
    expect(stored).not.toHaveProperty('/0');
  });
});

describe('describeNews', () => {
  test.each([
    ['1 change since your last visit on 2 November', ['a'], new Date(2026, 10, 2)],
    ['2 changes since your last visit today', ['a', 'b'], new Date(2026, 10, 19, 1)],
    ['No changes since your last visit on 31 Dec 2025', [], new Date(2025, 11, 31)],
  ])('writes “%s”', (line, ids, since) => {
    expect(describeNews({ ids, since: since.getTime() }, NOW)).toBe(line);
  });
});
