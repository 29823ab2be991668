import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MODIFIED, SCRIPT, type TestSite, writeTestSite } from '../testing/write-test-site.ts';
import { type FileTable, listFiles } from './file-table.ts';
import { sendFile } from './send-file.ts';

const SCRIPT_NAME = 'assets/js/a.123.js';
const DIGITS_NAME = 'data/digits.txt';

let site: TestSite;
let table: FileTable;

beforeAll(() => {
  site = writeTestSite();
  table = listFiles(site.folder);
});

afterAll(() => site.remove());

describe('sendFile, whole files', () => {
  test('sends the bytes with their type, length and date', async () => {
    const { status, headers, text } = await send(DIGITS_NAME);
    expect(status).toBe(200);
    expect(text).toBe('0123456789');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-length')).toBe('10');
    expect(headers.get('last-modified')).toBe('Tue, 04 Mar 2025 05:06:07 GMT');
    expect(headers.get('accept-ranges')).toBe('bytes');
  });

  test('sends no date for a name with a hash', async () => {
    const { headers, etag } = await send(SCRIPT_NAME);
    expect(headers.get('last-modified')).toBeNull();
    expect(etag).not.toBe('');
  });

  test('responds to HEAD with the headers of GET and no body', async () => {
    const { status, headers, text } = await send(DIGITS_NAME, {}, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(text).toBe('');
    expect(headers.get('content-length')).toBe('10');
  });

  test('keeps a status other than 200, also for a conditional or partial request', async () => {
    const { etag } = await send('404.html');
    const init = { status: 404 };
    expect(await send('404.html', { 'if-none-match': etag }, init)).toMatchObject({ status: 404 });
    const partial = await send('404.html', { range: 'bytes=0-3' }, init);
    expect(partial).toMatchObject({ status: 404, text: '<h1>No such page</h1>' });
  });

  test.each([
    [SCRIPT_NAME, 'public, max-age=31536000, immutable'],
    ['docs/page/index.html', 'public, max-age=0, must-revalidate'],
    [DIGITS_NAME, 'public, max-age=3600'],
  ])('sets the caching of %s to %s', async (name, cacheControl) => {
    expect((await send(name)).headers.get('cache-control')).toBe(cacheControl);
  });

  test.each([
    ['npm/-/acme-map-1.0.0-1a2b.tgz', 'application/octet-stream', /immutable/],
    ['npm/@acme/map', 'application/json', /^public, max-age=300$/],
  ])('sends %s of the npm registry as %s', async (name, type, caching) => {
    const registry = writeTestSite({ [name]: '{}' });
    onTestFinished(() => registry.remove());
    const response = await sendFile(
      new Request('http://localhost'),
      listFiles(registry.folder).get(name)!,
    );
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toMatch(caching);
  });
});

describe('sendFile, encodings', () => {
  test.each([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])('sends the %s copy with its own length', async (encoding, suffix) => {
    const { headers, bytes } = await send(SCRIPT_NAME, { 'accept-encoding': encoding });
    const copy = readFileSync(join(site.folder, SCRIPT_NAME + suffix));
    expect(bytes).toEqual(copy);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-length')).toBe(String(copy.length));
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('sends the file itself to a client that rejects both', async () => {
    const accept = { 'accept-encoding': 'br;q=0, gzip;q=0' };
    const { headers, text } = await send(SCRIPT_NAME, accept);
    expect(text).toBe(SCRIPT);
    expect(headers.has('content-encoding')).toBe(false);
  });

  test('varies by encoding only where there is a choice', async () => {
    expect((await send(SCRIPT_NAME)).headers.get('vary')).toBe('accept-encoding');
    expect((await send(DIGITS_NAME)).headers.has('vary')).toBe(false);
  });

  test('gives each encoding an ETag of its own', async () => {
    const accepted = ['br', 'gzip', 'identity'];
    const answers = accepted.map((value) => send(SCRIPT_NAME, { 'accept-encoding': value }));
    const tags = (await Promise.all(answers)).map(({ etag }) => etag);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('sendFile, conditional requests', () => {
  test.each(['%s', 'W/%s', '"other", %s', '*'])(
    'responds 304 to If-None-Match %s',
    async (form) => {
      const { etag } = await send(DIGITS_NAME);
      const answer = await send(DIGITS_NAME, { 'if-none-match': form.replace('%s', etag) });
      expect(answer).toMatchObject({ status: 304, text: '', etag });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    },
  );

  test('sends the file for the ETag of another file or encoding', async () => {
    const { etag: other } = await send('index.html');
    expect((await send(DIGITS_NAME, { 'if-none-match': other })).status).toBe(200);
    const { etag: plain } = await send(SCRIPT_NAME);
    const headers = { 'if-none-match': plain, 'accept-encoding': 'br' };
    expect((await send(SCRIPT_NAME, headers)).status).toBe(200);
  });

  test.each([
    ['the same second', 0, 304],
    ['a later second', 1000, 304],
    ['an earlier second', -1000, 200],
  ])('evaluates If-Modified-Since of %s', async (_when, shift, status) => {
    const since = new Date(MODIFIED.getTime() + shift).toUTCString();
    expect((await send(DIGITS_NAME, { 'if-modified-since': since })).status).toBe(status);
  });

  test('ignores an invalid date', async () => {
    expect((await send(DIGITS_NAME, { 'if-modified-since': 'yesterday' })).status).toBe(200);
  });

  test('evaluates If-None-Match before If-Modified-Since', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': MODIFIED.toUTCString() };
    expect((await send(DIGITS_NAME, headers)).status).toBe(200);
  });
});

describe('sendFile, ranges', () => {
  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
  ])('responds to %s with 206 and that part', async (range, text, contentRange) => {
    const answer = await send(DIGITS_NAME, { range });
    expect(answer).toMatchObject({ status: 206, text });
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  test('responds 416 with the size beyond the end', async () => {
    const answer = await send(DIGITS_NAME, { range: 'bytes=10-' });
    expect(answer).toMatchObject({ status: 416, text: '' });
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  test.each(['bytes=2-4', 'bytes=10-'])('responds to HEAD with %s as if for all', async (range) => {
    const answer = await send(DIGITS_NAME, { range }, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.headers.has('content-range')).toBe(false);
  });

  test('takes a range from the file itself, not from a compressed copy', async () => {
    const headers = { range: 'bytes=0-6', 'accept-encoding': 'br' };
    const answer = await send(SCRIPT_NAME, headers);
    expect(answer).toMatchObject({ status: 206, text: 'console' });
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  test('honours the range while If-Range names the present file', async () => {
    const { etag } = await send(DIGITS_NAME);
    for (const condition of [etag, MODIFIED.toUTCString()]) {
      const answer = await send(DIGITS_NAME, { range: 'bytes=0-1', 'if-range': condition });
      expect(answer).toMatchObject({ status: 206, text: '01' });
    }
  });

  test.each(['bytes=0-1', 'bytes=99-'])('sends all for %s of an older file', async (range) => {
    const answer = await send(DIGITS_NAME, { range, 'if-range': '"older"' });
    expect(answer).toMatchObject({ status: 200, text: '0123456789' });
    expect(answer.headers.has('content-range')).toBe(false);
  });
});

async function send(
  name: string,
  headers: Record<string, string> = {},
  { method = 'GET', status = 200 } = {},
) {
  const file = table.get(name);
  if (!file) throw new Error(`${name} is not in the test site`);
  const request = new Request(`http://localhost/${name}`, { method, headers });
  const response = await sendFile(request, file, status);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    etag: response.headers.get('etag') ?? '',
    bytes,
    text: bytes.toString(),
  };
}
