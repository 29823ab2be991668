import type { FeedKind } from '../schemas/kinds.ts';
import { compareFields, type FieldChange } from './compare-fields.ts';
import type { SnapshotRecord, VenueSnapshot } from './venue-snapshot.ts';

/** Maximum ratio of locations that a feed may omit. Beyond it, a person has to approve the feed. */
export const MAX_VANISHING_RATIO = 0.2;

type FeedRecord = Readonly<Record<string, unknown>>;

export type NamedRecord = { readonly externalId: string; readonly name: string };
export type RecordChange = NamedRecord & { readonly fields: readonly FieldChange[] };

/** Changes that a feed would make to a venue. */
export type DryRun = {
  readonly venue: string;
  /** Records that would change something. */
  readonly changed: readonly RecordChange[];
  /** Number of records that equal the venue. */
  readonly unchanged: number;
  /** Records whose id the venue does not have. */
  readonly added: readonly NamedRecord[];
  /** Objects without a record. Empty for kinds of feed that never list all locations. */
  readonly withoutRecord: readonly NamedRecord[];
  /** Whether a sync would reject the feed, because it removes too many objects. */
  readonly isHeldBack: boolean;
};

/** Compares records with the venue, matched by external id. */
export function compareWithVenue(
  kind: FeedKind,
  records: readonly FeedRecord[],
  venue: VenueSnapshot,
  { isPartial }: { readonly isPartial: boolean },
): DryRun {
  const { targets, isWhole } = targetsOf(kind, venue);
  const byId = new Map(targets.map((target) => [target.externalId, target]));
  const changed: RecordChange[] = [];
  const added: NamedRecord[] = [];
  const met = new Set<string>();
  for (const value of records) {
    const externalId = String(value['externalId']);
    const target = byId.get(externalId);
    met.add(externalId);
    if (!target) added.push({ externalId, name: nameOf(value) ?? externalId });
    else {
      const fields = compareFields(value, target.fields);
      if (fields.length > 0) changed.push({ externalId, name: target.name, fields });
    }
  }
  const missing = targets.filter(({ externalId }) => !met.has(externalId));
  const isHeldBack = isWhole && !isPartial && missing.length > targets.length * MAX_VANISHING_RATIO;
  return {
    venue: venue.name,
    changed,
    unchanged: records.length - changed.length - added.length,
    added,
    withoutRecord: isWhole ? missing.map(({ externalId, name }) => ({ externalId, name })) : [],
    isHeldBack,
  };
}

/** Objects that records of a kind describe, and whether a feed of the kind is complete. */
function targetsOf(
  kind: FeedKind,
  { venue, locations, categories, connections }: VenueSnapshot,
): { readonly targets: readonly SnapshotRecord[]; readonly isWhole: boolean } {
  switch (kind) {
    case 'venue':
      return { targets: [venue], isWhole: false };
    case 'location':
      return { targets: locations, isWhole: true };
    case 'category':
      return { targets: categories, isWhole: true };
    case 'security-wait-time':
      return { targets: [...connections, ...locations], isWhole: false };
    case 'check-in-counter':
    case 'baggage-claim':
    case 'parking':
      return { targets: locations, isWhole: false };
    case 'event':
    case 'flight':
      return { targets: [], isWhole: false };
  }
}

/** Display name of a record. */
function nameOf(value: FeedRecord): string | undefined {
  const name = value['name'] ?? value['flightNumber'];
  return typeof name === 'string' ? name : undefined;
}
