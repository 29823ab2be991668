import type { CheckedFeed, KnownIds } from './record-check.ts';

/** Checks that external ids are unique. */
export function checkIds({ records, findings }: CheckedFeed): void {
  const first = new Map<string, string>();
  for (const { value, path } of records) {
    const id = String(value['externalId']);
    const place = `items[${path[1]}]`;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, place);
    else {
      findings.add(
        'duplicate-id',
        [...path, 'externalId'],
        `The external id ${JSON.stringify(id)} is already used by ${earlier}.`,
      );
    }
  }
}

/** Fields that refer to other records, with the type of record. */
const REFERENCES: readonly (readonly [field: string, what: keyof KnownIds, words: string])[] = [
  ['categories', 'category', 'category'],
  ['parent', 'category', 'category'],
  ['units', 'unit', 'room'],
  ['location', 'location', 'location'],
  ['gate', 'location', 'location'],
  ['checkIn', 'location', 'location'],
  ['baggageClaim', 'location', 'location'],
];

/** Checks that referenced ids exist, if the ids are available. */
export function checkReferences({ kind, records, known, findings }: CheckedFeed): void {
  const own = new Set(records.map(({ value }) => String(value['externalId'])));
  const isKnown = (what: keyof KnownIds, id: string): boolean => {
    if (what === 'category' && kind === 'category') {
      return own.has(id) || (known.category?.has(id) ?? false);
    }
    return known[what]?.has(id) ?? true;
  };
  for (const { value, path } of records) {
    for (const [field, what, words] of REFERENCES) {
      const named = value[field];
      for (const [index, id] of [named].flat().entries()) {
        if (typeof id !== 'string' || isKnown(what, id)) continue;
        const step = Array.isArray(named) ? [index] : [];
        const message = `No ${words} has the external id ${JSON.stringify(id)}.`;
        findings.add('unknown-reference', [...path, field, ...step], message);
      }
    }
  }
}

/** Checks that no category contains itself. */
export function checkCycles({ kind, records, findings }: CheckedFeed): void {
  if (kind !== 'category') return;
  const byId = new Map(records.map((record) => [record.value['externalId'], record]));
  const settled = new Set<unknown>();
  for (const start of byId.keys()) {
    const way = new Set<unknown>();
    let at: unknown = start;
    while (byId.has(at) && !settled.has(at) && !way.has(at)) {
      way.add(at);
      at = byId.get(at)?.value['parent'];
    }
    if (way.has(at)) {
      const passed = [...way];
      const ring = [...passed.slice(passed.indexOf(at)), at].slice(0, 6).join(' → ');
      const path = byId.get(at)?.path ?? [];
      findings.add('cycle', [...path, 'parent'], `The category is part of itself: ${ring}.`);
    }
    for (const id of way) settled.add(id);
  }
}
