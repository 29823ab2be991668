import {
  bboxOfPoints,
  isPolygonInside,
  localFrame,
  type MultiPolygon,
  polygonArea,
} from '@brand/geo';
import { findOutliers } from '../assemble/find-outliers.ts';
import type { Mvf3Document } from '../bundle/document.ts';
import { combinePolygons } from './plan/combine-polygons.ts';
import { toMetres } from './plan/plan-space.ts';
import { isPolygon } from './plan/positions-of.ts';

/** Measures of how well the footprint of a floor matches its shapes. */
export type FootprintFit = {
  readonly floorId: string;
  /** Area of the footprint, in square metres. */
  readonly area: number;
  /** Area of the shapes' union, in square metres, or `undefined` if they are too tangled. */
  readonly shapes: number | undefined;
  /** The largest side of the box around the footprint, in metres. */
  readonly extent: number;
  /** Whether all shapes except outliers are inside, to half a metre. */
  readonly holdsShapes: boolean;
  /** The number of shapes that are far from all others of the floor. */
  readonly outliers: number;
};

/** Measures each floor of a bundle that has a footprint and shapes with a surface. */
export function measureFootprints(document: Mvf3Document): FootprintFit[] {
  const frame = localFrame(document.manifest.features[0]!.geometry.coordinates);
  return document.floors.features.flatMap(({ geometry, properties: { id } }) => {
    const shapes = (document.geometry?.[id]?.features ?? []).flatMap((feature) =>
      isPolygon(feature.geometry) ? [toMetres(feature.geometry, frame)] : [],
    );
    if (!geometry || shapes.length === 0) return [];
    const strays = new Set(findOutliers(shapes.map(boxOf)).map(({ index }) => index));
    const near = shapes.filter((_, index) => !strays.has(index)).flat();
    const footprint = toMetres(geometry, frame);
    const union = combinePolygons({ add: near });
    const [minX, minY, maxX, maxY] = boxOf(footprint);
    return [
      {
        floorId: id,
        area: areaOf(footprint),
        shapes: union && areaOf(union),
        extent: Math.max(maxX - minX, maxY - minY),
        holdsShapes: isPolygonInside(near, footprint, 0.5),
        outliers: strays.size,
      },
    ];
  });
}

function areaOf(polygons: MultiPolygon): number {
  return polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}

function boxOf(polygons: MultiPolygon): ReturnType<typeof bboxOfPoints> {
  return bboxOfPoints(polygons.flat(2));
}
