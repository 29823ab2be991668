import type { Annotation } from './annotation.ts';
import type { Category } from './category.ts';
import type { Connection } from './connection.ts';
import type { Facade } from './facade.ts';
import type { Floor } from './floor.ts';
import type { FloorStack } from './floor-stack.ts';
import type { GeometryElement } from './geometry-element.ts';
import type { Location } from './location.ts';

/** Reverse references: bundles store each reference in one direction only. */
export class VenueLinks {
  readonly locations: Map<GeometryElement, Location[]> = new Map();
  readonly annotations: Map<GeometryElement, Annotation[]> = new Map();
  readonly connections: Map<GeometryElement, Connection[]> = new Map();
  readonly floorStacks: Map<Floor, FloorStack> = new Map();
  readonly facades: Map<FloorStack, Facade> = new Map();
  readonly categoryLocations: Map<Category, Location[]> = new Map();
}

/** Adds a value to the list of a key unless it is already there. */
export function addLink<Key, Value>(links: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = links.get(key);
  if (!list) links.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
