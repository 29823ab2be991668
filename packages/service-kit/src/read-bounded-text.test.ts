import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { BodyTooLargeError, readBoundedText } from './read-bounded-text.ts';

const REQUEST_URL = 'http://localhost/';

function streamOf(chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

function createRequest(body: ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request(REQUEST_URL, { method: 'POST', body, headers, duplex: 'half' });
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Each byte is a chunk of its own. */
function splitBytes(text: string): Uint8Array<ArrayBuffer>[] {
  return [...encode(text)].map((byte) => Uint8Array.of(byte));
}

describe('readBoundedText', () => {
  test('returns an empty text for a request without a body and for an empty one', async () => {
    expect(await readBoundedText(new Request(REQUEST_URL), 10)).toBe('');
    expect(await readBoundedText(createRequest(streamOf([])), 10)).toBe('');
    expect(await readBoundedText(createRequest(streamOf([])), 0)).toBe('');
  });

  test('joins chunks, some of them empty, in their order', async () => {
    const chunks = ['{"a":', '', '1', '', '}'].map(encode);
    expect(await readBoundedText(createRequest(streamOf(chunks)), 100)).toBe('{"a":1}');
  });

  test('accepts a body of exactly the limit and rejects one byte more', async () => {
    expect(await readBoundedText(createRequest(streamOf([encode('12345')])), 5)).toBe('12345');
    await expect(readBoundedText(createRequest(streamOf([encode('123456')])), 5)).rejects.toThrow(
      BodyTooLargeError,
    );
  });

  test('rejects chunks that are below the limit each, but above it together', async () => {
    const request = createRequest(streamOf(splitBytes('123456')));
    await expect(readBoundedText(request, 5)).rejects.toThrow(
      'The request body is longer than 5 bytes. Send less data per request.',
    );
  });

  test('counts bytes, not characters', async () => {
    expect(await readBoundedText(createRequest(streamOf([encode('€')])), 3)).toBe('€');
    await expect(readBoundedText(createRequest(streamOf([encode('€')])), 2)).rejects.toThrow(
      BodyTooLargeError,
    );
  });

  test('rejects a body over the limit that declares a small Content-Length', async () => {
    const request = createRequest(streamOf([encode('123456')]), { 'content-length': '1' });
    expect(request.headers.get('content-length')).toBe('1');
    await expect(readBoundedText(request, 5)).rejects.toThrow(BodyTooLargeError);
  });

  test.each(['1000000', '0', '-1', 'abc'])(
    'reads a body within the limit whole despite a Content-Length of %s',
    async (length) => {
      const request = createRequest(streamOf([encode('12345')]), { 'content-length': length });
      expect(await readBoundedText(request, 5)).toBe('12345');
    },
  );

  test('stops reading an endless body at the limit and cancels it', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel() {
        isCancelled = true;
      },
    });
    await expect(readBoundedText(createRequest(endless), 10_000)).rejects.toThrow(
      BodyTooLargeError,
    );
    expect(isCancelled).toBe(true);
    // Streams read ahead by a chunk or two.
    expect(sent).toBeLessThan(10_000 + 4 * 1024);
  });

  test('throws the error of a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    await expect(readBoundedText(createRequest(broken), 100)).rejects.toThrow('connection reset');
  });

  test('limits chunked bodies that arrive at a server', async () => {
    const app = new Hono();
    app.post('/', async (context) => context.text(await readBoundedText(context.req.raw, 8)));
    app.onError((error, context) => context.text(error.name, 413));
    const { url, close } = await serveApp(app);
    onTestFinished(close);
    const post = async (text: string): Promise<[number, string]> => {
      const body = streamOf(splitBytes(text));
      const response = await fetch(url, { method: 'POST', body, duplex: 'half' });
      return [response.status, await response.text()];
    };
    expect(await post('€€12')).toEqual([200, '€€12']);
    expect(await post('€€123')).toEqual([413, 'BodyTooLargeError']);
  });
});

describe('readBoundedText as a decoder', () => {
  test('decodes UTF-8 sequences that are split over chunks', async () => {
    const text = 'é€😀 Zürich 東京';
    expect(await readBoundedText(createRequest(streamOf(splitBytes(text))), 100)).toBe(text);
  });

  test('replaces invalid UTF-8, also at the end of the body', async () => {
    const invalid = [Uint8Array.of(0x61, 0xff, 0x62), encode('€').subarray(0, 2)];
    expect(await readBoundedText(createRequest(streamOf(invalid)), 100)).toBe('a\u{FFFD}b\u{FFFD}');
  });

  test('removes a byte order mark, which JSON does not allow', async () => {
    const request = createRequest(streamOf(splitBytes('\u{FEFF}{}')));
    expect(await readBoundedText(request, 100)).toBe('{}');
  });
});
