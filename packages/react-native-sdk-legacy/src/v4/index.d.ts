export { BLUE_DOT_REASON, BLUE_DOT_STATE } from '../shared/blue-dot.js';
export type {
  BlueDotOptions,
  BlueDotPosition,
  BlueDotReason,
  BlueDotState,
  BlueDotStateChange,
  BlueDotUpdate,
} from '../shared/blue-dot.js';
export type { VenueCredentials } from '../shared/credentials.js';
export { INSTRUCTION_ACTION } from '../shared/directions.js';
export type {
  Directions,
  DirectionsInstruction,
  DirectionsOptions,
  DirectionsTarget,
  InstructionAction,
  MapTarget,
  PathStyle,
} from '../shared/directions.js';
export { LOCATION_TYPE } from '../shared/venue.js';
export type { Category, Location, LocationHours, LocationType } from '../shared/venue.js';
export { MARKER_ANCHOR } from '../shared/marker-anchor.js';
export type { MarkerAnchor } from '../shared/marker-anchor.js';
export type {
  MapCoordinate,
  MapGroup,
  MapLink,
  PathNode,
  Polygon,
  Venue,
  VenueLanguage,
  VenueMap,
} from '../shared/venue.js';
export type {
  BlueDot,
  CameraMove,
  CameraState,
  CameraTargets,
  Journey,
  LabelOptions,
  MapStore,
  MarkerOptions,
} from './map-store.js';
export { VenueView } from './venue-view.js';
export type { VenueViewOptions, VenueViewProps } from './venue-view.js';
