import type { Delivery, NewWebhook, Workspace, WorkspaceMap } from '@brand/rest-api';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Database } from '@brand/sql-database';
import { FakeWebhookReceiver, type ReceivedRequest, EVENTUALLY } from './endpoint.fixture.ts';
import { MAP, type Page, type RestSession, useRest } from './use-rest.fixture.ts';

/** A workspace with a map, and a webhook for its publication. */
export class WebhookSession {
  readonly rest: RestSession;
  readonly endpoint = new FakeWebhookReceiver();
  workspace = '';
  map = '';
  webhook = '';
  secret = '';

  constructor(rest: RestSession) {
    this.rest = rest;
  }

  async setUp(): Promise<void> {
    const { rest } = this;
    const { token } = rest;
    const url = await this.endpoint.open();
    const body = { name: 'Hooks' };
    const { id } = await rest.ask<Workspace>('POST /v1/workspaces', { token, body });
    this.workspace = `/v1/workspaces/${id}`;
    const map = await rest.ask<WorkspaceMap>(`POST ${this.workspace}/maps`, { token, body: MAP });
    this.map = `${this.workspace}/maps/${map.id}`;
    const wanted = { url, events: ['venue.published'] };
    const line = `POST ${this.workspace}/webhooks`;
    const hook = await rest.ask<NewWebhook>(line, { token, body: wanted });
    this.webhook = `${this.workspace}/webhooks/${hook.id}`;
    this.secret = hook.secret;
  }

  /** Requests a test message, after moving the clock. */
  async sendTest(): Promise<void> {
    this.rest.clock.pass(1);
    await this.rest.ask(`POST ${this.webhook}/test`, { token: this.rest.token });
  }

  async deliveries(): Promise<readonly Delivery[]> {
    const line = `GET ${this.webhook}/deliveries`;
    return (await this.rest.ask<Page<Delivery>>(line, { token: this.rest.token })).items;
  }

  /** The newest delivery, once it had this many attempts. */
  async newest(attempts: number): Promise<Delivery> {
    const isSent = async (): Promise<Delivery | undefined> => {
      const [newest] = await this.deliveries();
      return newest?.attempts === attempts ? newest : undefined;
    };
    return (await vi.waitUntil(isSent, EVENTUALLY)) as Delivery;
  }

  /** The last received message, once this many arrived. */
  async waitForRequest(count: number): Promise<ReceivedRequest> {
    return (await vi.waitUntil(
      () => this.endpoint.received[count - 1],
      EVENTUALLY,
    )) as ReceivedRequest;
  }
}

export function useWebhook(open: () => Database): WebhookSession {
  const rest = useRest(open, { webhooks: { allowPrivate: true, timeoutMs: 2000 } });
  const session = new WebhookSession(rest);
  beforeAll(() => session.setUp());
  afterAll(() => session.endpoint.close());
  return session;
}
