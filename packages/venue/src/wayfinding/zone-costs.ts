import {
  type Bbox,
  bboxIntersects,
  bboxOfPoints,
  type LocalFrame,
  type Point,
  type Polygon,
} from '@brand/geo';
import { VenueError } from '../venue-error.ts';
import { lengthInside } from './length-inside.ts';
import type { RouteZone, ZoneGeometry } from './route-options.ts';
import { zonePolygons } from './zone-polygons.ts';

/** A zone in metres. */
type Zone = {
  readonly floorId: string | undefined;
  readonly cost: number;
  readonly polygons: readonly { readonly polygon: Polygon; readonly bbox: Bbox }[];
};

// Metres. A path that only touches a closed zone, such as along its edge, does not enter it.
const TOUCH = 1e-6;

/** Additional costs of walking in zones. */
export class ZoneCosts {
  readonly #zones: readonly Zone[];

  constructor(zones: readonly RouteZone[], frame: LocalFrame) {
    this.#zones = zones.map((zone, index) => prepareZone(zone, index, frame));
  }

  /**
   * Returns the metres that zones add to the straight line between two points of a floor, or
   * Infinity if a zone closes it.
   */
  extra(floorId: string, from: Point, to: Point): number {
    let extra = 0;
    for (const zone of this.#zones) {
      if (zone.floorId !== undefined && zone.floorId !== floorId) continue;
      for (const { polygon, bbox } of zone.polygons) {
        if (!bboxIntersects(bbox, bboxOfPoints([from, to]))) continue;
        const inside = lengthInside(from, to, polygon);
        if (inside > TOUCH) extra += inside * zone.cost;
      }
    }
    return extra;
  }
}

function prepareZone(zone: RouteZone, index: number, frame: LocalFrame): Zone {
  if (!(zone.cost >= 0)) {
    throw new VenueError(
      'venue/bad-option',
      `zones[${index}].cost: expected 0 or more metres per metre, found ${zone.cost}. Use Infinity to close the zone.`,
    );
  }
  const isElement = 'floor' in zone.area;
  const polygons = isElement ? zone.area.rings : polygonsOf(zone.area, index, frame);
  return {
    floorId: zone.floorId ?? (isElement ? zone.area.floor.id : undefined),
    // Infinity × 0 is NaN: lengths that count are above 0.
    cost: zone.cost,
    polygons: polygons.map((polygon) => ({ polygon, bbox: bboxOfPoints(polygon[0] ?? []) })),
  };
}

function polygonsOf(geometry: ZoneGeometry, index: number, frame: LocalFrame): readonly Polygon[] {
  const { type, coordinates } = geometry;
  if (type === 'Polygon' || type === 'MultiPolygon') {
    const polygons = type === 'Polygon' ? [coordinates] : coordinates;
    const strange = polygons.flat(2).find(([lng, lat]) => !isDegrees(lng, lat));
    if (!strange) return polygons.flatMap((rings) => zonePolygons(rings, frame));
    throw new VenueError(
      'venue/bad-option',
      `zones[${index}].area: expected corners with a longitude and a latitude in degrees, found ${JSON.stringify(strange)}.`,
    );
  }
  throw new VenueError(
    'venue/bad-option',
    `zones[${index}].area: expected an area of the venue or a GeoJSON Polygon or MultiPolygon, found "${String((geometry as { type?: unknown }).type)}". Pass the geometry of a feature, not the feature.`,
  );
}

function isDegrees(lng: number | undefined, lat: number | undefined): boolean {
  return Number.isFinite(lng) && Math.abs(lat ?? Number.NaN) <= 90;
}
