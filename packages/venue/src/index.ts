export type { Bbox, LngLat, LocalFrame, Point, Polygon, Position, Ring } from '@brand/geo';
export {
  MvfError,
  type AnyBundle,
  type BundleSource,
  type FileContent,
  type FileSource,
  type MvfArchive,
  type MvfErrorCode,
  type MvfLimits,
} from '@brand/mvf/read';
export type {
  Image as LocationImage,
  LineStringGeometry,
  Link as LocationLink,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonGeometry,
  SocialLink,
  Translation,
} from '@brand/mvf/v3';
export { openVenue, type OpenVenueOptions } from './open-venue.ts';
export type { OpenProgress } from './venue-files.ts';
export { Venue, type VenueEvents, type VenueReadOptions } from './venue.ts';
export type { VenueCollections } from './venue-collections.ts';
export { VenueError, type VenueErrorCode } from './venue-error.ts';
export type { Coordinate } from './coordinate.ts';
export type { LanguageChange, VenueLanguage } from './language/languages.ts';

export type {
  ElementByType,
  ElementType,
  ShapeElement,
  ShapeType,
  VenueElement,
} from './model/element-type.ts';
export { defaultStyleOf, type ElementStyle } from './model/element-style.ts';
export type { ElementGeometry } from './model/shape-metres.ts';
export type { VenueElementBase } from './model/venue-element-base.ts';
export { GeometryElement } from './model/geometry-element.ts';
export { Annotation, type AnnotationSymbol } from './model/annotation.ts';
export { Area } from './model/area.ts';
export { Category } from './model/category.ts';
export { Connection, type ConnectionEnd, type ConnectionType } from './model/connection.ts';
export { Door } from './model/door.ts';
export { Facade } from './model/facade.ts';
export { Floor } from './model/floor.ts';
export type { FloorImage } from './model/floor-image.ts';
export { FloorStack } from './model/floor-stack.ts';
export { Location } from './model/location.ts';
export type { OpeningHours } from './model/opening-hours.ts';
export { PointOfInterest } from './model/point-of-interest.ts';
export { RouteNode } from './model/route-node.ts';
export { Space } from './model/space.ts';
export { VenueObject } from './model/venue-object.ts';
export { VenueWindow } from './model/venue-window.ts';
export { Wall } from './model/wall.ts';

export type { QueryBounds, WithinOptions } from './queries/elements-within.ts';
export type { NearElement, NearestOptions, PlacedType } from './queries/nearest-elements.ts';

export {
  instructionText,
  loadTexts,
  routeMarkText,
  textsLanguage,
  type Instruction,
  type InstructionAction,
  type Landmark,
  type NearestByWalkingOptions,
  type NearestTarget,
  type NoRoute,
  type NoRouteReason,
  type Route,
  type RouteMark,
  type RouteOptions,
  type RoutePlace,
  type RouteResult,
  type RouteSection,
  type RouteSmoothing,
  type RouteStop,
  type RouteTarget,
  type RouteThroughOptions,
  type RouteZone,
  type TurnBearing,
  type ZoneGeometry,
} from './wayfinding/index.ts';
