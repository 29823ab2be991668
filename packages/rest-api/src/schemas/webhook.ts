import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const WebhookId = prefixedId('wh', 'Id of the webhook.');
export const EVENTS = ['venue.published', 'venue.unpublished'] as const;
export const EVENT_TYPES = [...EVENTS, 'webhook.test'] as const;

const url = Type.String({
  format: 'uri',
  maxLength: 500,
  pattern: '^https?://[^\\s<>]+$',
  description: 'URL that receives the messages. It must use `https` and have a public host name.',
  examples: ['https://hooks.harbour.example/maps'],
});
const events = Type.Array(stringEnum(EVENTS, 'Name of an event.'), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  description: 'Events that the endpoint receives.',
  examples: [[...EVENTS]],
});
const enabled = Type.Boolean({
  description:
    'Whether messages are sent. The webhook is turned off if its endpoint responds with 410, or if no delivery succeeds for five days.',
  examples: [true],
});

export const WebhookRequest = Type.Object(
  { url, events },
  { title: 'WebhookRequest', description: 'A webhook to create.', additionalProperties: false },
);

export const WebhookChange = Type.Object(
  { url: Type.Optional(url), events: Type.Optional(events), enabled: Type.Optional(enabled) },
  {
    title: 'WebhookChange',
    description: 'Fields to change. Absent fields do not change.',
    additionalProperties: false,
    minProperties: 1,
  },
);

export const Webhook = Type.Object(
  {
    id: WebhookId,
    url,
    events,
    enabled,
    createdAt: timestamp('Time when the webhook was created.'),
    updatedAt: timestamp('Time when the webhook was last changed.'),
  },
  {
    title: 'Webhook',
    description: 'An endpoint that is notified of changes to the maps of a workspace.',
  },
);

export const NewWebhook = Type.Object(
  {
    ...Webhook.properties,
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/=]+$',
      description:
        'Secret that signs the messages. It is returned only once, so store it immediately.',
      examples: ['whsec_bG9jYWwgdGVzdHMgb25seSwgMzIgYnl0ZXM='],
    }),
  },
  { title: 'NewWebhook', description: 'A webhook with its secret.' },
);

export const Delivery = Type.Object(
  {
    id: Type.String({
      description: 'Id of the message, as in its `webhook-id` header.',
      examples: ['msg_4m9x2k7qd0v8t1hw3z6c'],
    }),
    type: stringEnum(EVENT_TYPES, 'Name of the event.'),
    status: stringEnum(
      ['pending', 'delivered', 'failed'],
      'State of the delivery. A `pending` message is sent again; a `failed` one is not.',
    ),
    attempts: Type.Integer({
      minimum: 0,
      description: 'Number of attempts so far.',
      examples: [1],
    }),
    createdAt: timestamp('Time of the event.'),
    nextAttemptAt: Type.Optional(
      timestamp('Time of the next attempt.', '2026-11-03T09:41:21.000Z'),
    ),
    lastStatus: Type.Optional(
      Type.Integer({ description: 'HTTP status of the last response.', examples: [503] }),
    ),
    lastError: Type.Optional(
      Type.String({
        description: 'Reason why the last attempt got no response.',
        examples: ['The endpoint did not respond within 15 s.'],
      }),
    ),
  },
  { title: 'Delivery', description: 'A message and the state of its delivery.' },
);

export const WebhookPage = pageOf(Webhook, 'WebhookPage', "A page of a workspace's webhooks.");
export const DeliveryPage = pageOf(
  Delivery,
  'DeliveryPage',
  "A page of a webhook's messages, newest first. Messages are kept for five days.",
);

export type Webhook = Static<typeof Webhook>;
export type NewWebhook = Static<typeof NewWebhook>;
export type Delivery = Static<typeof Delivery>;
