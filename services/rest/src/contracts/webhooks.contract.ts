import type { NewWebhook, Webhook, WorkspaceMap } from '@brand/rest-api';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '@brand/sql-database';
import { EVENTUALLY, verify } from './endpoint.fixture.ts';
import { useWebhook } from './webhook-session.fixture.ts';

export function describeWebhooks(open: () => Database): void {
  describe('a webhook', () => {
    const hook = useWebhook(open);
    const { endpoint, rest } = hook;

    test('receives an event for a published map, with a valid signature', async () => {
      const line = `POST ${hook.map}/publish`;
      const map = await rest.ask<WorkspaceMap>(line, { token: rest.token });
      const message = await hook.waitForRequest(1);
      expect(verify(message, hook.secret)).toEqual({
        type: 'venue.published',
        timestamp: map.publishedAt,
        data: { venue_id: map.id, sequence: 1, published_at: map.publishedAt },
      });
      const id = message.headers['webhook-id'] ?? '';
      expect(await hook.newest(1)).toMatchObject({ id, status: 'delivered', lastStatus: 204 });
    });

    test('receives only the events that it subscribed to', async () => {
      await rest.ask(`POST ${hook.map}/unpublish`, { token: rest.token });
      expect(await hook.deliveries()).toHaveLength(1);
    });

    test('receives a retry after a failure, under the same id', async () => {
      endpoint.answer = () => ({ status: 500 });
      await hook.sendTest();
      const first = await hook.waitForRequest(2);
      expect(await hook.newest(1)).toMatchObject({ status: 'pending', lastStatus: 500 });
      endpoint.answer = () => ({ status: 200 });
      rest.clock.pass(12);
      const second = await hook.waitForRequest(3);
      expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
      expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp']);
      expect(verify(second, hook.secret)).toMatchObject({ type: 'webhook.test' });
      expect(await hook.newest(2)).toMatchObject({ status: 'delivered' });
    });

    test('times out, and redirects are not followed', async () => {
      endpoint.answer = () => 'silence';
      await hook.sendTest();
      const lastError = 'The endpoint did not respond within 2 s.';
      expect(await hook.newest(1)).toMatchObject({ status: 'pending', lastError });
      endpoint.answer = () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } });
      rest.clock.pass(12);
      expect(await hook.newest(2)).toMatchObject({ status: 'pending', lastStatus: 302 });
      endpoint.answer = () => ({ status: 204 });
      rest.clock.pass(72);
      expect(await hook.newest(3)).toMatchObject({ status: 'delivered' });
    });

    test('signs with both secrets for a day after a rotation', async () => {
      const line = `POST ${hook.webhook}/rotate-secret`;
      const { secret } = await rest.ask<NewWebhook>(line, { token: rest.token });
      await hook.sendTest();
      const message = await hook.waitForRequest(endpoint.received.length + 1);
      for (const each of [hook.secret, secret]) {
        expect(verify(message, each)).toMatchObject({ type: 'webhook.test' });
      }
      rest.clock.pass(24 * 60 * 60);
      await hook.sendTest();
      const later = await hook.waitForRequest(endpoint.received.length + 1);
      expect(verify(later, secret)).toMatchObject({ type: 'webhook.test' });
      expect(() => verify(later, hook.secret)).toThrow('No matching signature found');
    });

    test('turns off at once when the endpoint responds that it is gone', async () => {
      const { token } = rest;
      endpoint.answer = () => ({ status: 410 });
      await hook.sendTest();
      await vi.waitFor(async () => {
        expect(await rest.ask<Webhook>(`GET ${hook.webhook}`, { token })).toMatchObject({
          enabled: false,
        });
      }, EVENTUALLY);
      expect(await rest.refusal(`POST ${hook.webhook}/test`)).toEqual([409, 'webhook-off']);
      const body = { enabled: true };
      expect(await rest.ask(`PATCH ${hook.webhook}`, { token, body })).toMatchObject(body);
    });

    test('deletes its deliveries with it', async () => {
      await rest.ask(`DELETE ${hook.webhook}`, { token: rest.token });
      expect(await rest.database.read('SELECT id FROM rest_deliveries')).toEqual([]);
    });
  });
}
