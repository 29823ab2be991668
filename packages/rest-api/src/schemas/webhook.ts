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
  description: 'Where messages are sent: an `https` address with a public host name.',
  examples: ['https://hooks.harbour.example/maps'],
});
const events = Type.Array(stringEnum(EVENTS, 'Name of an event.'), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  description: 'Which events are sent.',
  examples: [[...EVENTS]],
});
const enabled = Type.Boolean({
  description:
    'Whether messages are sent. An endpoint that answers 410, or none of five days, is turned off.',
  examples: [true],
});

export const WebhookRequest = Type.Object(
  { url, events },
  { title: 'WebhookRequest', description: 'An endpoint to set up.', additionalProperties: false },
);

export const WebhookChange = Type.Object(
  { url: Type.Optional(url), events: Type.Optional(events), enabled: Type.Optional(enabled) },
  {
    title: 'WebhookChange',
    description: 'Fields to change. What is absent stays as it is.',
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
    createdAt: timestamp('When it was set up.'),
    updatedAt: timestamp('When it was last changed.'),
  },
  { title: 'Webhook', description: 'An endpoint that hears of the maps of a workspace.' },
);

export const NewWebhook = Type.Object(
  {
    ...Webhook.properties,
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/=]+$',
      description: 'What messages are signed with. It is shown once: store it now.',
      examples: ['whsec_bG9jYWwgdGVzdHMgb25seSwgMzIgYnl0ZXM='],
    }),
  },
  { title: 'NewWebhook', description: 'A webhook with its secret.' },
);

export const Delivery = Type.Object(
  {
    id: Type.String({
      description: 'Id of the message: its `webhook-id`.',
      examples: ['msg_4m9x2k7qd0v8t1hw3z6c'],
    }),
    type: stringEnum(EVENT_TYPES, 'Name of the event.'),
    status: stringEnum(
      ['pending', 'delivered', 'failed'],
      'Whether it arrived. `pending` is tried again; `failed` is not.',
    ),
    attempts: Type.Integer({
      minimum: 0,
      description: 'How often it was sent so far.',
      examples: [1],
    }),
    createdAt: timestamp('When the event happened.'),
    nextAttemptAt: Type.Optional(timestamp('When it is sent again.', '2026-11-03T09:41:21.000Z')),
    lastStatus: Type.Optional(
      Type.Integer({ description: 'The status of the last answer.', examples: [503] }),
    ),
    lastError: Type.Optional(
      Type.String({
        description: 'Why there was no answer.',
        examples: ['The endpoint did not answer within 15 s.'],
      }),
    ),
  },
  { title: 'Delivery', description: 'A message and what became of it.' },
);

export const WebhookPage = pageOf(Webhook, 'WebhookPage', 'The webhooks of a workspace.');
export const DeliveryPage = pageOf(
  Delivery,
  'DeliveryPage',
  'Messages of a webhook, the newest first. They are kept for five days.',
);

export type Webhook = Static<typeof Webhook>;
export type NewWebhook = Static<typeof NewWebhook>;
export type Delivery = Static<typeof Delivery>;
