export { BlueDot, BLUE_DOT_EVENT } from '../shared/blue-dot.ts';
export type {
  BlueDotEvents,
  BlueDotOptions,
  BlueDotPosition,
  BlueDotUpdate,
} from '../shared/blue-dot.ts';
export { BLUE_DOT_REASON, BLUE_DOT_STATE } from '../shared/blue-dot-state.ts';
export type { BlueDotReason, BlueDotState } from '../shared/blue-dot-state.ts';
export { Category } from '../shared/category.ts';
export type { VenueCredentials } from '../shared/credentials.ts';
export { Directions, INSTRUCTION_ACTION } from '../shared/directions.ts';
export type {
  DirectionsCallback,
  DirectionsInstruction,
  DirectionsOptions,
  DirectionsTarget,
  InstructionAction,
} from '../shared/directions.ts';
export { DrawnPath } from '../shared/drawn-path.ts';
export type { PathStyle } from '../shared/drawn-path.ts';
export { Location, LOCATION_TYPE } from '../shared/location.ts';
export type { LocationHours, LocationType } from '../shared/location.ts';
export type { MapCoordinate } from '../shared/map-coordinate.ts';
export { MapLink } from '../shared/map-link.ts';
export { Marker, MARKER_ANCHOR, Tooltip } from '../shared/marker.ts';
export type { MarkerAnchor } from '../shared/marker.ts';
export { PathNode } from '../shared/path-node.ts';
export { Polygon } from '../shared/polygon.ts';
export { SdkError } from '../shared/sdk-error.ts';
export type { SdkErrorCode } from '../shared/sdk-error.ts';
export { Venue } from '../shared/venue.ts';
export type { VenueLanguage } from '../shared/venue.ts';
export { MapGroup, VenueMap } from '../shared/venue-map.ts';
export type { CameraTargets, MapTarget } from '../shared/view-core.ts';
export { Journey } from './journey.ts';
export { Label } from './label.ts';
export type { LabelOptions } from './label.ts';
export { loadVenue } from './load-venue.ts';
export type { LoadVenueOptions } from './load-venue.ts';
export { MapView } from './map-view.ts';
export type { MarkerOptions } from './map-view.ts';
export { searchVenue } from './search-venue.ts';
export type { VenueSearchResult } from './search-venue.ts';
export { showVenue } from './show-venue.ts';
export type { ShowVenueOptions } from './show-venue.ts';
export type { CameraMove, CameraState } from './view-camera.ts';
export { VIEW_EVENT } from './view-events.ts';
export type { ViewEvents } from './view-events.ts';
