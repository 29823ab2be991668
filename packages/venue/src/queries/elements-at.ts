import { pointInPolygon, polygonArea } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { ShapeElement } from '../model/element-type.ts';
import type { VenueModel } from '../model/venue-model.ts';
import { queriedFloors } from './queried-floors.ts';

/** Returns the shapes whose area contains a position, smallest first. */
export function elementsAt(model: VenueModel, coordinate: Coordinate): readonly ShapeElement[] {
  const point = model.frame.toMetres(coordinate.lngLat);
  const found = queriedFloors(model, coordinate.floorId)
    .flatMap((floor) => floor.index.search([point.x, point.y, point.x, point.y]))
    .filter(({ rings }) => rings.some((polygon) => pointInPolygon(point, polygon)));
  if (found.length < 2) return found;
  const areas = new Map(found.map((element) => [element, areaOf(element)]));
  return found.toSorted((a, b) => areas.get(a)! - areas.get(b)!);
}

function areaOf({ rings }: ShapeElement): number {
  return rings.reduce((area, polygon) => area + polygonArea(polygon), 0);
}
