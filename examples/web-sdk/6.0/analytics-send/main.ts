import { showVenue } from '@brand/web-sdk';
import { analytics } from '@brand/web-sdk/analytics';
import { type EventRow, toRow } from './event-row.ts';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region send
const BATCH = 20;
const MAX_WAITING = 200;
let waiting: EventRow[] = [];

/** Starts recording. Call this after the visitor has agreed. */
export function startRecording(source: string): void {
  map.use(analytics, {
    automatic: ['select', 'floor-change'],
    capture(event) {
      waiting.push(toRow(event, { venue: map.venue, source }));
      // Limit the memory that events use if the collector does not respond.
      waiting = waiting.slice(-MAX_WAITING);
      if (waiting.length >= BATCH) send();
    },
  });
  // The last event that every browser fires reliably, including on phones.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  const batch = waiting.slice(0, 100);
  if (batch.length === 0) return;
  const isTaken = navigator.sendBeacon('/map-events', JSON.stringify(batch));
  if (isTaken) waiting = waiting.slice(batch.length);
}
// #endregion send
