import { afterEach, expect, test, vi } from 'vitest';
import { findFrameSandbox } from './frame-sandbox';

afterEach(() => vi.unstubAllGlobals());

function stubPage({ isArchive = false, hasWorker = false, headers = {} }): void {
  vi.stubGlobal('document', { querySelector: () => (isArchive ? {} : null) });
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } });
  vi.stubGlobal('fetch', async () => new Response('', { headers }));
}

test('a sample has no origin for readers without a download', () => {
  stubPage({});
  expect(findFrameSandbox('/a')).toBe('allow-scripts');
});

test('a sample has no origin while the network answers', async () => {
  stubPage({ hasWorker: true });
  expect(await findFrameSandbox('/a')).toBe('allow-scripts');
});

test('a downloaded sample and one of the archive have our origin', async () => {
  stubPage({ hasWorker: true, headers: { 'x-from-download': '1' } });
  expect(await findFrameSandbox('/a')).toBeNull();
  stubPage({ isArchive: true });
  expect(findFrameSandbox('/a')).toBeNull();
});
