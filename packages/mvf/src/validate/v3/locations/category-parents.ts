import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [L3] The parent of a category exists. [L4] No category is its own ancestor. */
export function categoryParents(venue: V3Venue): void {
  for (const { file, value } of venue.view.files('locationCategories')) {
    const parents = new Map<string, string>();
    const places = new Map<string, number>();
    for (const [index, { id, parent }] of definedEntries(value)) {
      if (parent === undefined) continue;
      venue.checkId('category', parent, { file, path: [index, 'parent'] });
      parents.set(id, parent);
      places.set(id, index);
    }
    for (const cycle of findCycles(parents)) {
      const path = [places.get(cycle[0] ?? '') ?? 0, 'parent'];
      const expected = 'a parent that is not below the category';
      const found = cycle.slice(0, 5).map(quote).join(' in ');
      venue.view.report({ code: 'category-cycle', file, path, expected, found });
    }
  }
}

/**
 * Finds each cycle once. Every category is visited once, so that long chains cost no more than
 * short.
 */
function findCycles(parents: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of parents.keys()) {
    const trail: string[] = [];
    const seen = new Set<string>();
    let id: string | undefined = start;
    while (id !== undefined && !done.has(id) && !seen.has(id)) {
      trail.push(id);
      seen.add(id);
      id = parents.get(id);
    }
    if (id !== undefined && seen.has(id)) cycles.push([...trail.slice(trail.indexOf(id)), id]);
    for (const one of trail) done.add(one);
  }
  return cycles;
}
