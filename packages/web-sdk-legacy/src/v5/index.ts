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
export { Camera, CAMERA_EVENT } from './camera.ts';
export type {
  CameraAnimation,
  CameraEvents,
  CameraFocusOptions,
  CameraPose,
  SafeAreaInsets,
} from './camera.ts';
export { COLLISION_RANK } from './collision-rank.ts';
export type { CollisionRank } from './collision-rank.ts';
export { directionsThrough } from './directions-through.ts';
export { FlatLabel, FlatLabels } from './flat-labels.ts';
export type { FlatLabelOptions } from './flat-labels.ts';
export { FloatingLabel, FloatingLabels } from './floating-labels.ts';
export type { FloatingLabelOptions, LabelLocationsOptions } from './floating-labels.ts';
export { Journey } from './journey.ts';
export type { JourneyMarker, JourneyOptions, JourneyStep } from './journey.ts';
export { loadEditorVenue, loadVenue } from './load-venue.ts';
export type {
  EditorCredentials,
  LoadEditorVenueOptions,
  LoadOptions,
  LoadVenueOptions,
} from './load-venue.ts';
export { MapView } from './map-view.ts';
export type { InteractiveOptions } from './map-view.ts';
export { Markers } from './markers.ts';
export type { MarkerAnimation, MarkerOptions } from './markers.ts';
export { Paths } from './paths.ts';
export { showVenue } from './show-venue.ts';
export type { ShowVenueOptions } from './show-venue.ts';
export { StackedMaps } from './stacked-maps.ts';
export type { StackedMapsOptions } from './stacked-maps.ts';
export { Tooltips } from './tooltips.ts';
export { SEARCH_RESULT, VenueSearch } from './venue-search.ts';
export type { SearchResult, SearchResultMatch, VenueSearchOptions } from './venue-search.ts';
export { VIEW_EVENT, VIEW_STATE } from './view-events.ts';
export type { ViewClick, ViewEvents, ViewState } from './view-events.ts';
