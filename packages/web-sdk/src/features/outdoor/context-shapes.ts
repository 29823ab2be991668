import type { LocalFrame, Point } from '@brand/geo';
import type { FeatureCollection, Feature as GeoJsonFeature, Position } from 'geojson';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { Theme } from '../../kernel/theme.ts';
import { mixColors, requireColor } from '../../scene/color.ts';
import type { FloorShape } from '../../scene/floor-geometry/floor-shape.ts';
import type { ElementRow } from '../../scene/state-table.ts';
import type { ContextKind, ContextOptions, ContextStyle } from './outdoor-options.ts';

/** A GeoJSON feature as a shape. */
export type ContextShape = FloorShape & { readonly kind: ContextKind; readonly height: number };

/** Altitude of the ground in metres, directly below the slab of the lowest floor above ground. */
export const GROUND = -0.4;
// Metres between the kinds, so that roads are visible on grass.
const STEP = 0.02;

const KINDS: Readonly<Record<ContextKind, ContextStyle & { readonly order: number }>> = {
  green: { color: '#cfe0bd', height: 0, width: 4, order: 1 },
  water: { color: '#b5d3e4', height: 0, width: 6, order: 2 },
  paved: { color: '#e6e2da', height: 0, width: 4, order: 3 },
  path: { color: '#f4efe6', height: 0, width: 2, order: 4 },
  road: { color: '#ffffff', height: 0, width: 8, order: 5 },
  rail: { color: '#b9b4ac', height: 0, width: 2.5, order: 6 },
  building: { color: '#dcd8d1', height: 8, width: 1, order: 0 },
};

/** Converts features to shapes in metres. Other geometries and unknown kinds are skipped. */
export function contextShapes(
  { features }: FeatureCollection,
  frame: LocalFrame,
  options: ContextOptions,
): readonly ContextShape[] {
  if (!Array.isArray(features)) {
    throw new MapViewError(
      'map-view/bad-option',
      'outdoor.addContext: expected a GeoJSON FeatureCollection, found no list of features.',
    );
  }
  const { kindOf = kindByProperty, heightOf = heightByProperty } = options;
  return features.flatMap((feature) => {
    const kind = kindOf(feature);
    if (kind === undefined || !(kind in KINDS)) return [];
    const { rings, lines } = partsOf(feature, (place) => frame.toMetres(place));
    if (rings.length === 0 && lines.length === 0) return [];
    const { width, height, color } = styleOf(kind, options);
    const top = heightOf(feature) ?? height;
    // Buildings are objects: their depth layer is above that of areas.
    const type = kind === 'building' ? 'object' : 'area';
    const style = { color, opacity: 1, height: top, altitude: 0, buffer: 0, hidden: false };
    const flat = { ...style, buffer: lines.length > 0 ? width / 2 : 0 };
    return [{ type, kind, rings, lines, style: flat, height: top }];
  });
}

/** The state row of a shape in a theme. */
export function contextRow(
  { kind, height }: ContextShape,
  { tint }: Theme,
  options: ContextOptions,
): ElementRow {
  const where = `outdoor.addContext, styles.${kind}.color`;
  const own = requireColor(styleOf(kind, options).color, where);
  const isGiven = options.styles?.[kind]?.color !== undefined;
  // A stronger tint than on the venue, so that the venue stands out in dark themes.
  const share = Math.sqrt(tint.share);
  const color = isGiven ? own : mixColors(own, requireColor(tint.color, where), share);
  const altitude = GROUND + KINDS[kind].order * STEP;
  return { color, topColor: color, opacity: 1, height: Math.max(0, height), altitude };
}

function styleOf(kind: ContextKind, { styles }: ContextOptions): ContextStyle {
  return { ...KINDS[kind], ...styles?.[kind] };
}

function kindByProperty({ properties }: GeoJsonFeature): ContextKind | undefined {
  return properties?.['kind'] as ContextKind | undefined;
}

function heightByProperty({ properties }: GeoJsonFeature): number | undefined {
  const height: unknown = properties?.['height'];
  return typeof height === 'number' && Number.isFinite(height) ? height : undefined;
}

type Parts = { readonly rings: Point[][][]; readonly lines: Point[][] };

function partsOf({ geometry }: GeoJsonFeature, toMetres: (place: Position) => Point): Parts {
  const line = (places: Position[]): Point[] =>
    places.map(toMetres).filter(({ x, y }) => Number.isFinite(x + y));
  switch (geometry?.type) {
    case 'Polygon':
      return { rings: [geometry.coordinates.map(line)], lines: [] };
    case 'MultiPolygon':
      return { rings: geometry.coordinates.map((polygon) => polygon.map(line)), lines: [] };
    case 'LineString':
      return { rings: [], lines: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { rings: [], lines: geometry.coordinates.map(line) };
    default:
      return { rings: [], lines: [] };
  }
}
