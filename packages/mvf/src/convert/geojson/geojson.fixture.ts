import { localFrame, roundLngLat } from '@brand/geo';
import type { DraftShape, VenueDraft } from '../../assemble/venue-draft.ts';
import type { ReportEntry } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import { draftGeoJson, type DraftGeoJsonOptions } from './draft-geojson.ts';
import type { GeoJsonVenue } from './geojson-venue.ts';

type Xy = readonly [x: number, y: number];
type Feature = Readonly<Record<string, unknown>>;

const frame = localFrame([-3, 56]);

/** Returns a position in metres east and north of a point in the fields. */
export function place([x, y]: Xy): number[] {
  return [...roundLngLat(frame.toLngLat({ x, y }), 9)];
}

/** Returns the metres of a position, to the centimetre. */
export function metres(position: readonly number[]): [number, number] {
  const { x, y } = frame.toMetres(position);
  return [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0];
}

/** Returns a rectangle from one corner to the other. */
export function box(
  [west, south, east, north]: readonly [number, number, number, number],
  properties: Feature,
): Feature {
  const corners: Xy[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return feature({ type: 'Polygon', coordinates: [corners.map(place)] }, properties);
}

export function line(points: readonly Xy[], properties: Feature): Feature {
  return feature({ type: 'LineString', coordinates: points.map(place) }, properties);
}

export function point(at: Xy, properties: Feature): Feature {
  return feature({ type: 'Point', coordinates: place(at) }, properties);
}

function feature(geometry: unknown, properties: Feature): Feature {
  return { type: 'Feature', geometry, properties };
}

export function collection(...features: readonly Feature[]): Feature {
  return { type: 'FeatureCollection', features };
}

function isImplied({ key }: DraftShape): boolean {
  return / wall \d+$/.test(key);
}

type DraftedSource = {
  readonly draft: VenueDraft;
  readonly impliedWalls: readonly DraftShape[];
  readonly report: ReadonlyMap<string, ReportEntry>;
};

/** Returns a draft of the venue, its implied walls separately, and the report by code. */
export function draftOf(venue: GeoJsonVenue, options: DraftGeoJsonOptions = {}): DraftedSource {
  const report = new ImportReport();
  const draft = draftGeoJson(venue, report, { time: '2026-01-01T00:00:00.000Z', ...options });
  return {
    draft: { ...draft, shapes: draft.shapes.filter((shape) => !isImplied(shape)) },
    impliedWalls: draft.shapes.filter(isImplied),
    report: new Map(report.entries.map((entry) => [entry.code, entry])),
  };
}

/** Returns a draft of one level with these features. */
export function levelOf(
  features: readonly Feature[],
  options: DraftGeoJsonOptions = {},
): ReturnType<typeof draftOf> {
  return draftOf({ levels: [{ name: 'Ground', data: collection(...features) }] }, options);
}
