import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { PageQuery } from '../schemas/page.ts';
import {
  Delivery,
  DeliveryPage,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookPage,
  WebhookRequest,
} from '../schemas/webhook.ts';

const COMMON = { apis: ['partner'], tag: 'Webhooks', scope: 'partner' } as const;
const SENT = {
  ...exampleOf(Delivery, ['nextAttemptAt', 'lastError']),
  status: 'delivered',
  lastStatus: 204,
};
const WAITING = {
  ...exampleOf(Delivery, ['lastStatus', 'lastError']),
  type: 'webhook.test',
  attempts: 0,
  nextAttemptAt: '2026-11-03T09:41:10.000Z',
};

export const listWebhooks = operation({
  ...COMMON,
  id: 'listWebhooks',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/webhooks',
  summary: 'List webhooks',
  description: 'Lists the webhooks of a workspace, oldest first, without their secrets.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of webhooks.',
    schema: WebhookPage,
    example: exampleOf(WebhookPage, ['nextCursor']),
  },
  problems: ['workspace-not-found'],
});

export const createWebhook = operation({
  ...COMMON,
  id: 'createWebhook',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/webhooks',
  summary: 'Create a webhook',
  description:
    'Creates an endpoint that is notified of changes to the maps of a workspace. Messages are signed according to Standard Webhooks, with the secret in this response. Each message is sent at least once, and not always in order. Without a 2xx response, it is sent again for up to 65 hours.',
  headers: ['idempotency-key'],
  body: { schema: WebhookRequest, example: exampleOf(WebhookRequest) },
  answer: {
    status: 201,
    description: 'The webhook with its secret.',
    schema: NewWebhook,
    example: exampleOf(NewWebhook),
    headers: ['location', 'idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'webhook-address-refused', 'limit-reached'],
});

export const getWebhook = operation({
  ...COMMON,
  id: 'getWebhook',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}',
  summary: 'Read a webhook',
  description: 'Returns a webhook of a workspace, without its secret.',
  answer: {
    status: 200,
    description: 'The webhook.',
    schema: Webhook,
    example: exampleOf(Webhook),
  },
  problems: ['workspace-not-found', 'webhook-not-found'],
});

export const changeWebhook = operation({
  ...COMMON,
  id: 'changeWebhook',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}',
  summary: 'Change a webhook',
  description:
    'Changes the URL or the events of a webhook, or turns it off and on. Pending messages are sent to the new URL.',
  body: { schema: WebhookChange, example: { enabled: true } },
  answer: {
    status: 200,
    description: 'The updated webhook.',
    schema: Webhook,
    example: exampleOf(Webhook),
  },
  problems: ['workspace-not-found', 'webhook-not-found', 'webhook-address-refused'],
});

export const rotateWebhookSecret = operation({
  ...COMMON,
  id: 'rotateWebhookSecret',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}/rotate-secret',
  summary: 'Rotate the secret',
  description:
    'Generates a new secret. For 24 hours, messages are signed with both secrets, so you can replace the old one without losing any messages.',
  headers: ['idempotency-key'],
  answer: {
    status: 200,
    description: 'The webhook with its new secret.',
    schema: NewWebhook,
    example: exampleOf(NewWebhook),
    headers: ['idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'webhook-not-found'],
});

export const testWebhook = operation({
  ...COMMON,
  id: 'testWebhook',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}/test',
  summary: 'Send a test message',
  description:
    'Sends `webhook.test` to the endpoint, signed like every message. The list of messages shows whether it was delivered.',
  headers: ['idempotency-key'],
  answer: {
    status: 202,
    description: 'The message, which is about to be sent.',
    schema: Delivery,
    example: WAITING,
    headers: ['idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'webhook-not-found', 'webhook-off', 'limit-reached'],
});

export const listDeliveries = operation({
  ...COMMON,
  id: 'listDeliveries',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}/deliveries',
  summary: 'List messages',
  description:
    'Lists the messages of a webhook, newest first, with the last response of the endpoint and the time of the next attempt.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of messages.',
    schema: DeliveryPage,
    example: { items: [SENT] },
  },
  problems: ['workspace-not-found', 'webhook-not-found'],
});

export const deleteWebhook = operation({
  ...COMMON,
  id: 'deleteWebhook',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/webhooks/{webhookId}',
  summary: 'Delete a webhook',
  description: 'Deletes a webhook. Pending messages are no longer sent.',
  answer: { status: 204, description: 'The webhook was deleted.' },
  problems: ['workspace-not-found', 'webhook-not-found'],
});
