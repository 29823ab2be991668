import { localFrame, roundLngLat } from '@brand/geo';
import type { DraftShape, VenueDraft } from '../../assemble/venue-draft.ts';
import type { ReportEntry } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import { draftOsm } from './draft-osm.ts';
import type { OsmTags } from './osm-feature.ts';
import { planOsm } from './osm-plan.ts';
import { type OsmSource, readOsmSource } from './read-osm-source.ts';

type Xy = readonly [x: number, y: number];
type Feature = { readonly type: 'Feature'; readonly id: string; readonly [key: string]: unknown };

const frame = localFrame([10, 50]);

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
  id: string,
  [west, south, east, north]: readonly [number, number, number, number],
  tags: OsmTags,
): Feature {
  const corners: Xy[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return feature(id, { type: 'Polygon', coordinates: [corners.map(place)] }, tags);
}

export function line(id: string, points: readonly Xy[], tags: OsmTags): Feature {
  return feature(id, { type: 'LineString', coordinates: points.map(place) }, tags);
}

export function point(id: string, at: Xy, tags: OsmTags): Feature {
  return feature(id, { type: 'Point', coordinates: place(at) }, tags);
}

function feature(id: string, geometry: unknown, tags: OsmTags): Feature {
  return { type: 'Feature', id, geometry, properties: tags };
}

export function collection(...features: readonly Feature[]): Record<string, unknown> {
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

/**
 * Returns a draft of the features, its implied walls separately, and the report by code.
 */
export function draftOf(source: OsmSource, language?: string): DraftedSource {
  const report = new ImportReport();
  const plan = planOsm(readOsmSource(source, report), report, language);
  const draft = draftOsm(plan, { time: '2026-01-01T00:00:00.000Z' });
  return {
    draft: { ...draft, shapes: draft.shapes.filter((shape) => !isImplied(shape)) },
    impliedWalls: draft.shapes.filter(isImplied),
    report: new Map(report.entries.map((entry) => [entry.code, entry])),
  };
}

/** Returns a hall with two rooms north of it, 10 m each, on the given levels. */
export function twoRooms(level: string): Feature[] {
  return [
    box('way/1', [0, 0, 20, 4], { indoor: 'corridor', level }),
    box('way/2', [0, 4, 10, 10], { indoor: 'room', level, name: 'West' }),
    box('way/3', [10, 4, 20, 10], { indoor: 'room', level, name: 'East' }),
  ];
}
