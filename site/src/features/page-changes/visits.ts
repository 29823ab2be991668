import { VISITS_KEY } from './on-reader.ts';

/** The changes that a page had when the reader saw it. */
type Visit = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ids: readonly string[];
};

type PageVisits = { readonly last: Visit; readonly previous?: Visit };

/** What is new to a reader who has been here before. */
export type News = { readonly since: number; readonly ids: readonly string[] };

const MAX_PAGES = 300;
/** Reloads and detours within this time belong to the same visit. */
const VISIT_MS = 30 * 60 * 1000;

/**
 * Records a visit, and compares the changes of a page with those at the previous visit. `undefined`
 * on the first visit, and without storage.
 */
export function recordVisit(
  storage: Storage | undefined,
  page: { readonly file: string; readonly ids: readonly string[] },
  now: number,
): News | undefined {
  const visits = readVisits(storage);
  const known = visits[page.file];
  const isSameVisit = known && now - known.last.at < VISIT_MS;
  const previous = isSameVisit ? known.previous : known?.last;
  const last = { at: now, ids: page.ids };
  writeVisits(storage, { ...visits, [page.file]: { last, ...(previous && { previous }) } });
  if (!previous) return undefined;
  return { since: previous.at, ids: page.ids.filter((id) => !previous.ids.includes(id)) };
}

function readVisits(storage: Storage | undefined): Record<string, PageVisits> {
  try {
    const value: unknown = JSON.parse(storage?.getItem(VISITS_KEY) ?? '{}');
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(entries.filter(isEntry));
  } catch {
    // Written by another version of the portal, or edited by hand.
    return {};
  }
}

function writeVisits(storage: Storage | undefined, visits: Record<string, PageVisits>): void {
  const newest = Object.entries(visits)
    .toSorted(([, a], [, b]) => b.last.at - a.last.at)
    .slice(0, MAX_PAGES);
  try {
    storage?.setItem(VISITS_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is full. The next visit counts as the first.
  }
}

function isEntry(entry: [string, unknown]): entry is [string, PageVisits] {
  const { last, previous } = (entry[1] ?? {}) as { last?: unknown; previous?: unknown };
  return isVisit(last) && (previous === undefined || isVisit(previous));
}

function isVisit(value: unknown): boolean {
  const { at, ids } = (value ?? {}) as { at?: unknown; ids?: unknown };
  return typeof at === 'number' && Array.isArray(ids);
}
