import type { Annotation } from './annotation.ts';
import type { Area } from './area.ts';
import type { Category } from './category.ts';
import type { Connection } from './connection.ts';
import type { Door } from './door.ts';
import type { Facade } from './facade.ts';
import type { Floor } from './floor.ts';
import type { FloorStack } from './floor-stack.ts';
import type { Location } from './location.ts';
import type { PointOfInterest } from './point-of-interest.ts';
import type { RouteNode } from './route-node.ts';
import type { Space } from './space.ts';
import type { VenueObject } from './venue-object.ts';
import type { VenueWindow } from './venue-window.ts';
import type { Wall } from './wall.ts';

/** The class of each type of element. */
export type ElementByType = {
  floor: Floor;
  'floor-stack': FloorStack;
  space: Space;
  door: Door;
  wall: Wall;
  window: VenueWindow;
  object: VenueObject;
  area: Area;
  'point-of-interest': PointOfInterest;
  annotation: Annotation;
  connection: Connection;
  facade: Facade;
  node: RouteNode;
  location: Location;
  category: Category;
};

/** Name of an element type, which is also the `type` of its elements. */
export type ElementType = keyof ElementByType;

/** An element of any type. */
export type VenueElement = ElementByType[ElementType];

/** The types of elements that are a shape on a floor. */
export type ShapeType =
  | 'space'
  | 'door'
  | 'wall'
  | 'window'
  | 'object'
  | 'area'
  | 'point-of-interest';

/** An element that is a shape on a floor. */
export type ShapeElement = ElementByType[ShapeType];
