import type { Mvf3Document } from '@brand/mvf';
import { createLocator } from '../explore/create-locator';
import type { ListPage } from '../explore/explorer-protocol';
import type { FloorChoice, Place, Position } from '../protocol';
import { matchFloor } from '../match-floor';
import { compareDocuments } from './compare-documents';
import {
  type Change,
  type Comparison,
  type Difference,
  type DifferenceFilter,
  type DrawnChange,
  type ListedDifference,
} from './comparison-protocol';

const DIFFERENCES_PER_PAGE = 25;
/** Outlines that are drawn on one floor. */
const MAX_OUTLINES = 500;

export type ComparedVenues = {
  readonly summary: Comparison;
  list(filter: DifferenceFilter, start: number): ListPage<ListedDifference>;
  locate(index: number): Place | undefined;
  draw(filter: DifferenceFilter, floorId: string): readonly DrawnChange[];
};

type Other = { readonly name: string; readonly document: Mvf3Document };

/** Compares the open venue with another one, which is the earlier one. */
export function createComparison(
  other: Other,
  document: Mvf3Document,
  floors: readonly FloorChoice[],
): ComparedVenues {
  const differences = compareDocuments(other.document, document).map((difference, index) => ({
    ...difference,
    index,
  }));
  const locateNow = createLocator(document);
  const locateBefore = createLocator(other.document);
  const onFloor = (place: Place | undefined): Place | undefined =>
    place && { ...place, floorId: place.floorId && matchFloor(place.floorId, floors) };
  const locate = ({ change, file, pointer }: Difference): Place | undefined => {
    const find = change === 'removed' ? locateBefore : locateNow;
    return pointer === '' ? undefined : onFloor(find({ file, pointer }));
  };
  const matching = (filter: DifferenceFilter) =>
    differences.filter(
      ({ change, kind }) =>
        (filter.change === 'all' || change === filter.change) &&
        (filter.kind === '' || kind === filter.kind),
    );
  return {
    summary: {
      name: other.name,
      counts: countChanges(differences),
      kinds: listKinds(differences),
    },
    list(filter, start) {
      const all = matching(filter);
      const page = all.slice(start, start + DIFFERENCES_PER_PAGE);
      return {
        items: page.map((each) => ({ ...each, hasPlace: locate(each) !== undefined })),
        total: all.length,
      };
    },
    locate(index) {
      const found = differences[index];
      return found && locate(found);
    },
    draw(filter, floorId) {
      const drawn = new Map<Change, { lines: (readonly Position[])[]; points: Position[] }>();
      let outlines = 0;
      for (const difference of matching(filter)) {
        // Other objects refer to shapes that did not change with them.
        const place = difference.kind === 'geometry' ? locate(difference) : undefined;
        if (place?.floorId !== floorId || place.lines.length === 0) continue;
        outlines += 1;
        if (outlines > MAX_OUTLINES) break;
        const { change } = difference;
        const parts = drawn.get(change) ?? { lines: [], points: [] };
        drawn.set(change, parts);
        parts.lines.push(...place.lines);
        parts.points.push(middleOf(place.lines.flat()));
      }
      return [...drawn].map(([change, parts]) => ({ change, ...parts }));
    },
  };
}

function middleOf(positions: readonly Position[]): Position {
  const sum = positions.reduce<Position>(([x, y], [lng, lat]) => [x + lng, y + lat], [0, 0]);
  return [sum[0] / positions.length, sum[1] / positions.length];
}

function countChanges(differences: readonly Difference[]): Readonly<Record<Change, number>> {
  const counts = { added: 0, removed: 0, moved: 0, changed: 0 };
  for (const { change } of differences) counts[change] += 1;
  return counts;
}

function listKinds(differences: readonly Difference[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
}
