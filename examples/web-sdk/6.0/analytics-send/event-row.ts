import type { Venue } from '@brand/web-sdk';
import type { AnalyticsEvent } from '@brand/web-sdk/analytics';

// #region row
/** One event in the form that your collector and warehouse accept. */
export type EventRow = {
  readonly event_id: string;
  readonly schema_version: 1;
  readonly occurred_at: string;
  readonly source: string;
  readonly session_id: string;
  readonly session_index: number;
  readonly venue_id: string;
  readonly floor_id: string;
  readonly language: string;
  readonly name: string;
  readonly place_id: string | null;
  readonly from_place_id: string | null;
  readonly query: string | null;
  readonly hits: number | null;
  readonly found: boolean | null;
};

type Context = { readonly venue: Venue; readonly source: string };

/** Identifies places by external id, which survives new editions of the venue. */
export function toRow(
  event: AnalyticsEvent,
  { venue, source }: Context,
): EventRow {
  const payload: Readonly<Record<string, unknown>> = event.payload;
  const placeOf = (id: unknown): string | null =>
    typeof id === 'string'
      ? (venue.find('location', id)?.externalId ?? id)
      : null;
  const [selected] = Array.isArray(payload['locationIds'])
    ? payload['locationIds']
    : [];
  return {
    // The same event always gets the same id, however often it is sent.
    event_id: `${event.sessionId}/${event.index}`,
    schema_version: 1,
    occurred_at: new Date(event.time).toISOString(),
    source,
    session_id: event.sessionId,
    session_index: event.index,
    venue_id: event.venueId,
    floor_id: event.floorId,
    language: event.language,
    name: event.name,
    place_id: placeOf(selected ?? payload['toId']),
    from_place_id: placeOf(payload['fromId']),
    query: cleanQuery(payload['query']),
    hits: typeof payload['hits'] === 'number' ? payload['hits'] : null,
    found: typeof payload['found'] === 'boolean' ? payload['found'] : null,
  };
}

/** Drops searches that may contain an e-mail address or a long number. */
function cleanQuery(query: unknown): string | null {
  if (typeof query !== 'string') return null;
  const text = query.trim().toLowerCase().slice(0, 64);
  return /@|\d{4,}/.test(text) ? null : text;
}
// #endregion row
