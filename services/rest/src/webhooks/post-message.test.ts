import { describe, expect, test } from 'vitest';
import { postWebhook, type ResolveName } from './post-message.ts';

/** A resolver for a single name. */
function resolverOf(known: string, found: readonly string[]): ResolveName {
  return (name, _options, answer) => {
    if (name === known)
      answer(
        null,
        found.map((address) => ({ address, family: 4 })),
      );
    else answer(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), []);
  };
}

const MESSAGE = {
  id: 'msg_1',
  body: '{}',
  secrets: ['whsec_bG9jYWwgdGVzdHMgb25seSwgMzIgYnl0ZXM='],
  sentAt: new Date('2026-11-03T09:41:10.000Z'),
};

describe('postWebhook', () => {
  test('rejects a private address, whenever the webhook was set up', async () => {
    const message = { ...MESSAGE, url: 'https://127.0.0.1/' };
    const result = await postWebhook(message, { allowPrivate: false }, 1000);
    expect(result).toEqual({ error: 'The host is not public.' });
  });

  test.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.8'],
    // One public address does not make up for a private one.
    ['93.184.216.34', '169.254.169.254'],
  ])('rejects a name that resolves to %s', async (...addresses) => {
    const message = { ...MESSAGE, url: 'https://rebound.example/' };
    const resolver = resolverOf('rebound.example', addresses);
    const result = await postWebhook(message, { allowPrivate: false }, 1000, resolver);
    expect(result).toEqual({ error: 'The host name resolves to a private address.' });
  });

  test('reports an unknown name', async () => {
    const message = { ...MESSAGE, url: 'https://nobody.example/' };
    const resolver = resolverOf('somebody.example', []);
    const result = await postWebhook(message, { allowPrivate: false }, 1000, resolver);
    expect(result).toEqual({ error: 'The host name could not be resolved.' });
  });

  test('reports a refused connection', async () => {
    const message = { ...MESSAGE, url: 'http://127.0.0.1:9/' };
    const result = await postWebhook(message, { allowPrivate: true }, 1000);
    expect(result).toEqual({ error: 'The host refused the connection.' });
  });
});
