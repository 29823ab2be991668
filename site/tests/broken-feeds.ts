import { checkFeed, type FeedKind, type VenueSnapshot } from '@brand/data-sync';

const VENUE: VenueSnapshot = {
  name: 'A venue',
  venue: { externalId: 'v', name: 'A venue', fields: {} },
  locations: [{ externalId: 'a', name: 'A', fields: {} }],
  categories: [],
  connections: [],
  units: [],
};

const shop = { externalId: 'a', name: 'A', type: 'tenant' };
const hours = { opens: '10:00', closes: '22:00' };
const flight = {
  externalId: 'f',
  flightNumber: 'NA417',
  direction: 'departure',
  scheduledAt: '2026-03-02T23:50:00Z',
};
const measuredAt = '2026-03-02T05:00:00Z';

/** Feeds that are each broken in one way that pages describe. */
const RECORDS: readonly (readonly [kind: FeedKind, ...items: readonly object[]])[] = [
  ['location', { name: 'A', type: 'tenant' }],
  ['location', shop, shop],
  ['location', { ...shop, categories: ['b'], units: ['b'], openinghours: [] }],
  ['location', { ...shop, logo: { url: 'https://cdn.example/a.webp' } }],
  ['location', { ...shop, website: 'shop.example' }],
  ['location', { ...shop, openingHours: [{ opens: '20:00', closes: '19:00' }] }],
  ['location', { ...shop, openingHours: [hours, { ...hours, validFrom: '2026-12-24' }] }],
  ['event', { externalId: 'e', name: 'E', startsAt: '2026-04-31T10:00:00Z', endsAt: measuredAt }],
  ['category', { externalId: 'c', name: 'C', parent: 'c' }],
  ['flight', { ...flight, gate: 'b', estimatedAt: '2026-03-01T00:10:00Z' }],
  ['parking', { externalId: 'a', available: 9, capacity: 8, measuredAt }],
  [
    'check-in-counter',
    {
      ...shop,
      type: 'check-in',
      units: ['u'],
      logo: { url: 'https://cdn.example/a.svg' },
      assignedFrom: '2026-03-02T05:00:00+01:00',
      assignedUntil: '2026-03-02T03:00:00Z',
    },
  ],
];

/** All messages of the check about broken feeds. */
export function messagesOfBrokenFeeds(): string {
  const texts = RECORDS.map(([kind, ...items]) => {
    const feed = { kind, version: '1.0', generatedAt: '2026-03-02T09:00:00Z', items };
    return [kind, JSON.stringify(feed)] as const;
  });
  const others = [
    ['location', '{ "kind": "event", "version": "1.0", "items": [] }'],
    ['location', '{ "kind": "location" "version": "1.0" }'],
  ] as const;
  return [...texts, ...others]
    .flatMap(([kind, text]) => checkFeed(text, kind, { venue: VENUE }).findings)
    .map(({ message }) => message)
    .join('\n');
}
