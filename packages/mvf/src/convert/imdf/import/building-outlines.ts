import type { MultiPolygonGeometry } from '../../../geojson/types.gen.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, refsOf } from './imdf-feature.ts';
import { type AreaGeometry, GeometryReader } from './read-geometry.ts';

/**
 * Returns the area of each building, by its id in lower case: the ground footprint, otherwise the
 * aerial one, otherwise the geometry that some writers give the building itself.
 */
export function readOutlines(context: ImdfContext): Map<string, AreaGeometry> {
  const grounds = new Map<string, Polygons>();
  const aerials = new Map<string, Polygons>();
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
    const target = category === 'aerial' ? aerials : grounds;
    for (const id of knownBuildings(context, refsOf(feature, 'building_ids'))) {
      const known = target.get(id) ?? [];
      for (const polygon of polygonsOf(area)) known.push(polygon);
      target.set(id, known);
    }
  }
  const outlines = new Map<string, AreaGeometry>();
  for (const feature of context.members.of('building')) {
    const id = feature.id.toLowerCase();
    const ground = grounds.get(id);
    if (ground && aerials.has(id)) noteUnused(context, id);
    const polygons = ground ?? aerials.get(id);
    const outline = polygons ? toArea(polygons) : ownArea(context, feature);
    if (outline) outlines.set(id, outline);
  }
  return outlines;
}

function ownArea(context: ImdfContext, building: ImdfFeature): AreaGeometry | undefined {
  return GeometryReader.hasGeometry(building) ? context.geometry.area(building) : undefined;
}

function knownBuildings(context: ImdfContext, ids: readonly string[]): string[] {
  return ids.flatMap((id) => context.members.find('building', id)?.id.toLowerCase() ?? []);
}

function noteUnused({ report }: ImdfContext, id: string): void {
  report.note({
    action: 'dropped',
    code: 'aerial-footprint',
    message: 'Footprints seen from the air were left out where there is one on the ground.',
    source: 'footprint.geojson',
    example: `building ${id}`,
  });
}

type Polygons = MultiPolygonGeometry['coordinates'];

function polygonsOf(area: AreaGeometry): Polygons {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}

function toArea(polygons: Polygons): AreaGeometry {
  const [first, ...others] = polygons;
  return first && others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
}
