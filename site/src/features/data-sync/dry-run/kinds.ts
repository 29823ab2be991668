import type { FeedKind } from '@brand/data-sync';

/**
 * Labels of the select field. A copy, because the schemas load with the check and not with the
 * page.
 */
export const KIND_LABELS: Readonly<Record<FeedKind, string>> = {
  venue: 'Venue',
  location: 'Locations',
  category: 'Categories',
  event: 'Events',
  'check-in-counter': 'Check-in counters',
  'baggage-claim': 'Baggage claim',
  'security-wait-time': 'Security wait times',
  flight: 'Flights',
  parking: 'Parking',
};

export const KINDS = Object.keys(KIND_LABELS) as readonly FeedKind[];
