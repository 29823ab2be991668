import { pointDistance } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import type { Category } from '../model/category.ts';
import type { ShapeElement } from '../model/element-type.ts';
import type { Venue } from '../venue.ts';
import type { SearchEntry } from './search-entry.ts';

/** Distance of an entry. */
export type Nearness = {
  /**
   * Straight-line distance to the nearest part, in metres. Infinity if the entry has no position.
   */
  readonly distance: number;
  /** Distance for ranking in metres, including a penalty for each floor up or down. */
  readonly cost: number;
  /** The nearest shape of the entry. */
  readonly part?: ShapeElement;
};

/** Penalty in metres for each floor up or down: about the walk to the next stairs. */
const FLOOR_COST = 30;

/** Metres at which distance takes off half of its maximum penalty. */
const HALF_WAY = 100;
/** The maximum ratio of a score that distance takes off. */
const MAX_DISTANCE_PENALTY = 0.2;

/** Creates a function that measures the distance of entries from a position. */
export function nearnessFrom(venue: Venue, from: Coordinate): (entry: SearchEntry) => Nearness {
  const start = venue.frame.toMetres(from.lngLat);
  const elevation =
    from.floorId === undefined ? undefined : venue.find('floor', from.floorId)?.elevation;
  return (entry) => {
    let nearest: Nearness = { distance: Infinity, cost: Infinity };
    for (const part of partsOf(entry)) {
      const distance = pointDistance(start, venue.frame.toMetres(part.center.lngLat));
      const floors = elevation === undefined ? 0 : Math.abs(part.floor.elevation - elevation);
      const cost = distance + floors * FLOOR_COST;
      if (cost < nearest.cost) nearest = { distance, cost, part };
    }
    return nearest;
  };
}

/** Returns the factor for a score at some distance, from 0.8 to 1. */
export function distanceDecay(cost: number): number {
  const ratio = Number.isFinite(cost) ? cost / (cost + HALF_WAY) : 1;
  return 1 - MAX_DISTANCE_PENALTY * ratio;
}

function partsOf(entry: SearchEntry): readonly ShapeElement[] {
  if (entry.type === 'space') return [entry.element];
  if (entry.type === 'location') return entry.element.elements;
  return collectDescendants(entry.element).flatMap(({ locations }) =>
    locations.filter(({ isHidden }) => !isHidden).flatMap(({ elements }) => elements),
  );
}

/** Returns a category and its descendants. Guards against cycles in damaged bundles. */
export function collectDescendants(category: Category): readonly Category[] {
  const all = new Set([category]);
  for (const one of all) for (const child of one.children) all.add(child);
  return [...all];
}
