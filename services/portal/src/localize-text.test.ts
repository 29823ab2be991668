import { afterAll, describe, expect, test } from 'vitest';
import { createSite } from './site.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const PUBLIC = 'https://developer.acme.test';
const site = writeTestSite({
  'index.html': '<h1>Home</h1>',
  'page/index.html': `<a href="${PUBLIC}">Home</a>`,
  'page.md': `curl ${PUBLIC}/venues`,
  'page.md.gz': 'compressed, so never sent to others',
  'llms.txt': `${PUBLIC}/page.md`,
  'llms-changes.txt': `${PUBLIC}/page`,
  'sitemap.xml': `<urlset><url><loc>${PUBLIC}/page</loc></url></urlset>`,
});
const app = createSite(site.folder, { proxyHops: 1 });
const COMPRESSED = { 'accept-encoding': 'gzip' };

afterAll(site.remove);

describe('text for agents', () => {
  test.each(['/page.md', '/llms.txt', '/llms-changes.txt'])(
    'names the portal that was asked for %s',
    async (path) => {
      const response = await app.request(`http://localhost:3000${path}`, { headers: COMPRESSED });
      const text = await response.text();
      expect(text).toContain('http://localhost:3000/');
      expect(text).not.toContain(PUBLIC);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('content-encoding')).toBeNull();
    },
  );

  test('names it for a client that accepts Markdown, and behind a proxy', async () => {
    const response = await app.request('http://10.0.0.1/page', {
      headers: {
        accept: 'text/markdown',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'docs.acme.test',
      },
    });
    expect(await response.text()).toBe('curl https://docs.acme.test/venues');
    expect(response.headers.get('vary')).toContain('accept');
  });

  test('is sent as it is at the public address', async () => {
    const response = await app.request(`${PUBLIC}/page.md`);
    expect(await response.text()).toBe(`curl ${PUBLIC}/venues`);
    expect(response.headers.get('etag')).not.toBeNull();
  });

  test('leaves pages to the browser', async () => {
    const response = await app.request('http://localhost:3000/page');
    expect(await response.text()).toContain(PUBLIC);
  });
});
