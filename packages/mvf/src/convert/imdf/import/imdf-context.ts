import type { LocalFrame, MultiPolygon, Point } from '@brand/geo';
import type { Position } from '../../../geojson/types.gen.ts';
import type { ImdfFeature } from './imdf-feature.ts';
import type { ImdfMembers } from './imdf-members.ts';
import type { ImportReport } from '../../import-report.ts';
import type { AreaGeometry, GeometryReader } from './read-geometry.ts';
import type { LabelReader } from './read-labels.ts';

/** Shared context of all steps of an import. */
export type ImdfContext = {
  readonly members: ImdfMembers;
  readonly report: ImportReport;
  readonly labels: LabelReader;
  readonly geometry: GeometryReader;
  /** Metres around the venue. */
  readonly frame: LocalFrame;
};

/** Returns the area in metres. */
export function toMetres(frame: LocalFrame, area: AreaGeometry): MultiPolygon {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map(frame.toMetres)));
}

/** Returns a point in metres as a position, rounded as bundles are written. */
export function toPosition(frame: LocalFrame, point: Point): Position {
  return frame.toLngLat(point).map((degrees) => Math.round(degrees * 1e8) / 1e8);
}

/** Records a note about one feature. Equal notes of a file become one entry. */
export function noteFeature(
  { report }: ImdfContext,
  feature: ImdfFeature,
  note: {
    readonly action: 'changed' | 'guessed' | 'dropped';
    readonly code: string;
    readonly message: string;
  },
): void {
  report.note({ ...note, source: feature.file, example: `${feature.type} ${feature.id}` });
}
