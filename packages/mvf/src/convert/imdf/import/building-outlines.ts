import type { ImdfContext } from './imdf-context.ts';
import { noteFeature } from './imdf-context.ts';
import { categoryOf, refsOf } from './imdf-feature.ts';
import { type AreaGeometry, GeometryReader } from './read-geometry.ts';

/**
 * What each building covers, by its id in lower case: the ground footprint, or else the one seen
 * from the air, or else the geometry that some writers give the building itself.
 */
export function readOutlines(context: ImdfContext): Map<string, AreaGeometry> {
  const outlines = new Map<string, AreaGeometry>();
  const others = new Map<string, AreaGeometry>();
  for (const feature of context.members.of('footprint')) {
    const category = categoryOf(feature);
    if (category === 'subterranean') {
      noteFeature(context, feature, {
        action: 'dropped',
        code: 'subterranean-footprint',
        message: 'Footprints below the ground have no place on a map seen from above.',
      });
      continue;
    }
    const area = context.geometry.area(feature);
    if (!area) continue;
    const target = category === 'aerial' ? others : outlines;
    for (const id of knownBuildings(context, refsOf(feature, 'building_ids'))) {
      const known = target.get(id);
      target.set(id, known ? unite(known, area) : area);
    }
  }
  for (const feature of context.members.of('building')) {
    const id = feature.id.toLowerCase();
    if (outlines.has(id)) continue;
    const outline =
      others.get(id) ??
      (GeometryReader.hasGeometry(feature) ? context.geometry.area(feature) : undefined);
    if (outline) outlines.set(id, outline);
  }
  noteUnused(context, outlines, others);
  return outlines;
}

function knownBuildings(context: ImdfContext, ids: readonly string[]): string[] {
  return ids.flatMap((id) => context.members.find('building', id)?.id.toLowerCase() ?? []);
}

function noteUnused(
  { report }: ImdfContext,
  outlines: ReadonlyMap<string, AreaGeometry>,
  others: ReadonlyMap<string, AreaGeometry>,
): void {
  for (const [id, area] of others) {
    if (outlines.get(id) === area) continue;
    report.note({
      action: 'dropped',
      code: 'aerial-footprint',
      message: 'Footprints seen from the air were left out where there is one on the ground.',
      example: `building ${id}`,
    });
  }
}

function unite(a: AreaGeometry, b: AreaGeometry): AreaGeometry {
  return { type: 'MultiPolygon', coordinates: [...polygonsOf(a), ...polygonsOf(b)] };
}

function polygonsOf(area: AreaGeometry) {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}
