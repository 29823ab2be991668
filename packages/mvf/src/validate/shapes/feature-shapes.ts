import type { BundleView } from '../bundle-view.ts';
import type { Report } from '../finding-list.ts';
import { definedEntries } from '../defined-entries.ts';
import { closedRings } from './closed-rings.ts';
import { coordinatesOnGlobe, isShapeOnGlobe } from './coordinates-on-globe.ts';
import { hasExtent } from './has-extent.ts';
import { repeatedPoints } from './repeated-points.ts';
import { ringWinding } from './ring-winding.ts';
import { type Shape, type ShapeGeometry, shapeOf } from './shape.ts';
import { soundPolygons } from './sound-polygons.ts';

type FeatureFile = {
  readonly file: string;
  readonly value: { readonly features: readonly { readonly geometry: ShapeGeometry | null }[] };
};

/** Returns the shapes of all features in the files with these keys. */
export function featureShapes(view: BundleView, keys: readonly string[]): readonly Shape[] {
  const shapes: Shape[] = [];
  for (const key of keys) {
    for (const { file, value } of view.files(key as never) as readonly FeatureFile[]) {
      for (const [index, { geometry }] of definedEntries(value.features)) {
        const path = ['features', index, 'geometry'];
        if (geometry) shapes.push(shapeOf(geometry, { file, path }));
      }
    }
  }
  return shapes;
}

/** Runs the rules that apply to every shape. */
export function checkShapes(shapes: readonly Shape[], report: (report: Report) => void): void {
  coordinatesOnGlobe(shapes, report);
  const sound = shapes.filter(isShapeOnGlobe);
  for (const rule of [closedRings, ringWinding, repeatedPoints, hasExtent, soundPolygons]) {
    rule(sound, report);
  }
}
