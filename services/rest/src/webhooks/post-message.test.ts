import { describe, expect, test } from 'vitest';
import { postMessage } from './post-message.ts';

const MESSAGE = {
  id: 'msg_1',
  body: '{}',
  secrets: ['whsec_bG9jYWwgdGVzdHMgb25seSwgMzIgYnl0ZXM='],
  sentAt: new Date('2026-11-03T09:41:10.000Z'),
};

describe('a message', () => {
  test('is not sent to a private address, whenever the webhook was set up', async () => {
    const message = { ...MESSAGE, url: 'https://127.0.0.1/' };
    const result = await postMessage(message, { allowPrivate: false }, 1000);
    expect(result).toEqual({ error: 'The host is not a public one.' });
  });

  test('is not sent where a name leads to a private address', async () => {
    const message = { ...MESSAGE, url: 'https://localhost.localdomain/' };
    const result = await postMessage(message, { allowPrivate: false }, 2000);
    // Resolvers differ in whether they know the name; none may be connected to.
    expect([
      'The name of the host leads to a private address.',
      'The name of the host is not known.',
      'The endpoint did not answer within 2 s.',
    ]).toContain('error' in result ? result.error : result.status);
  });

  test('says that nobody listens', async () => {
    const message = { ...MESSAGE, url: 'http://127.0.0.1:9/' };
    const result = await postMessage(message, { allowPrivate: true }, 1000);
    expect(result).toEqual({ error: 'The host refused the connection.' });
  });
});
