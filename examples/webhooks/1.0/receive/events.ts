// #region schema
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

const Time = Type.String({
  description: 'ISO 8601, in UTC.',
  format: 'date-time',
});
const VenueId = Type.String({ minLength: 1, maxLength: 200 });
const Sequence = Type.Integer({
  description: 'Increases by 1 with each change of this venue.',
  minimum: 1,
});

export const WebhookEvent = Type.Union([
  Type.Object({
    type: Type.Literal('venue.published'),
    timestamp: Time,
    data: Type.Object({
      venue_id: VenueId,
      sequence: Sequence,
      published_at: Time,
    }),
  }),
  Type.Object({
    type: Type.Literal('venue.unpublished'),
    timestamp: Time,
    data: Type.Object({ venue_id: VenueId, sequence: Sequence }),
  }),
  Type.Object({
    type: Type.Literal('webhook.test'),
    timestamp: Time,
    data: Type.Object({}),
  }),
]);

export type WebhookEvent = Static<typeof WebhookEvent>;

/** Returns `undefined` for event types that this schema does not contain. */
export function readEvent(value: unknown): WebhookEvent | undefined {
  return Check(WebhookEvent, value) ? value : undefined;
}
// #endregion schema
