import type { FeedSchemaNode } from '../schemas/json-schema.ts';
import { FEED_KINDS, type FeedKind } from '../schemas/kinds.ts';
import { compareWithVenue, type DryRun } from '../venue/compare-with-venue.ts';
import { knownIdsOf, type VenueSnapshot } from '../venue/venue-snapshot.ts';
import { checkCounts } from './check-counts.ts';
import { checkFields } from './check-fields.ts';
import { checkCycles, checkIds, checkReferences } from './check-ids.ts';
import { checkImages } from './check-images.ts';
import { checkSchema } from './check-schema.ts';
import { checkTimes, timeOf } from './check-times.ts';
import { addLineNumbers } from './add-line-numbers.ts';
import { FindingList } from './finding-list.ts';
import { FEED_CODES, type FeedCode, type FeedFinding } from './finding.ts';
import { parseFeed } from './parse-feed.ts';
import type { CheckedFeed, PlacedRecord } from './record-check.ts';

/** Result of checking a feed. */
export type FeedReport = {
  readonly kind: FeedKind;
  /** Number of all records and of usable records. */
  readonly records: number;
  readonly usable: number;
  readonly errors: number;
  readonly warnings: number;
  /** Findings, with a maximum of 50 per code. */
  readonly findings: readonly FeedFinding[];
  /** Number of findings per code. */
  readonly counts: Readonly<Partial<Record<FeedCode, number>>>;
  /** Changes that the feed would make. Set only if a venue was passed. */
  readonly dryRun?: DryRun;
};

export type CheckFeedOptions = {
  /** The target venue of the feed. */
  readonly venue?: VenueSnapshot;
};

const CHECKS: readonly ((feed: CheckedFeed) => void)[] = [
  checkIds,
  checkReferences,
  checkCycles,
  checkTimes,
  checkImages,
  checkCounts,
];

/** Validates the text of a feed like a sync does before it applies anything. */
export function checkFeed(
  text: string,
  kind: FeedKind,
  { venue }: CheckFeedOptions = {},
): FeedReport {
  const findings = new FindingList();
  const feed = parseFeed(text, findings);
  const records = feed === undefined ? [] : checkDocument(feed, kind, findings);
  const sound = placed(records, findings);
  const checked: CheckedFeed = {
    kind,
    records: sound,
    generatedAt: generatedAtOf(feed),
    known: venue ? knownIdsOf(venue) : {},
    findings,
  };
  for (const check of CHECKS) check(checked);
  const usable = findings.isRejected
    ? []
    : sound.filter(({ path }) => !findings.isBroken(Number(path[1])));
  return {
    kind,
    records: records.length,
    usable: usable.length,
    ...countBySeverity(findings),
    findings: addLineNumbers(text, findings.found),
    counts: findings.counts,
    ...(venue &&
      !findings.isRejected && {
        dryRun: compareWithVenue(
          kind,
          usable.map(({ value }) => knownFields(value, kind)),
          venue,
          { isPartial: isPartial(feed) },
        ),
      }),
  };
}

/** Checks the document and each record. Returns all records, including invalid ones. */
function checkDocument(feed: unknown, kind: FeedKind, findings: FindingList): readonly unknown[] {
  const { items, ...rest } = isObject(feed) ? feed : {};
  const claimed = rest['kind'];
  if (typeof claimed === 'string' && claimed !== kind && Object.hasOwn(FEED_KINDS, claimed)) {
    const message = `Expected a feed of kind "${kind}", found one of kind "${claimed}".`;
    findings.add('wrong-kind', ['kind'], message);
    return [];
  }
  const schema = FEED_KINDS[kind].feed as FeedSchemaNode;
  const records: readonly unknown[] = Array.isArray(items) ? items : [];
  findings.records = records;
  // Records are checked separately, so that errors in one do not hide those of others.
  const envelope = Array.isArray(items) ? { ...rest, items: [] } : feed;
  checkSchema(schema, envelope, [], findings);
  checkFields(schema, envelope, [], findings);
  const most = schema.properties?.['items']?.maxItems ?? 0;
  if (records.length > most) {
    const message = `Expected at most ${most} records in one document, found ${records.length}.`;
    findings.add('too-large', ['items'], message);
  }
  const kept = records.slice(0, most);
  const recordSchema = FEED_KINDS[kind].record as FeedSchemaNode;
  for (const [index, record] of kept.entries()) {
    checkSchema(recordSchema, record, ['items', index], findings);
    checkFields(recordSchema, record, ['items', index], findings);
  }
  return kept;
}

function placed(records: readonly unknown[], findings: FindingList): PlacedRecord[] {
  return records.flatMap((value, index) =>
    isObject(value) && !findings.isBroken(index) ? [{ value, path: ['items', index] }] : [],
  );
}

/** Fields of a record that its schema defines. Others are ignored. */
function knownFields(value: PlacedRecord['value'], kind: FeedKind): PlacedRecord['value'] {
  const known = (FEED_KINDS[kind].record as FeedSchemaNode).properties ?? {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(known, name)));
}

function countBySeverity({ counts }: FindingList): { errors: number; warnings: number } {
  const total = { error: 0, warning: 0 };
  for (const [code, count] of Object.entries(counts)) {
    total[FEED_CODES[code as FeedCode].severity] += count;
  }
  return { errors: total.error, warnings: total.warning };
}

function generatedAtOf(feed: unknown): number | undefined {
  const time = isObject(feed) ? timeOf(feed['generatedAt']) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/**
 * Whether the feed is incomplete. A page with a next page is, because the next page may contain the
 * other records.
 */
function isPartial(feed: unknown): boolean {
  return isObject(feed) && (feed['partial'] === true || typeof feed['next'] === 'string');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
