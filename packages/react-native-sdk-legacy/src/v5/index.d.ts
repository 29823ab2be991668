export { BLUE_DOT_REASON, BLUE_DOT_STATE } from '../shared/blue-dot.js';
export type {
  BlueDotOptions,
  BlueDotPosition,
  BlueDotReason,
  BlueDotState,
  BlueDotStateChange,
  BlueDotUpdate,
} from '../shared/blue-dot.js';
export type { EditorCredentials, VenueCredentials } from '../shared/credentials.js';
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
  Camera,
  CameraAnimation,
  CameraFocusOptions,
  CameraLimits,
  CameraPose,
  CameraTargets,
  SafeAreaInsets,
} from './camera.js';
export type { Journey, JourneyOptions, JourneyStep, Paths } from './journey.js';
export { COLLISION_RANK } from './labels.js';
export type {
  CollisionRank,
  FlatLabelOptions,
  FlatLabels,
  FloatingLabelOptions,
  FloatingLabels,
  LabelLocationsOptions,
} from './labels.js';
export { VIEW_STATE } from './map-store.js';
export type { BlueDot, MapStore, ScreenPoint, ViewState } from './map-store.js';
export type { MarkerAnimation, MarkerOptions, Markers, Tooltips } from './markers.js';
export { SdkError } from './sdk-error.js';
export type { SdkErrorCode } from './sdk-error.js';
export { SEARCH_RESULT } from './search.js';
export type { SearchResult, SearchResultMatch, VenueSearch, VenueSearchOptions } from './search.js';
export { VenueView } from './venue-view.js';
export type {
  MapChange,
  ShowVenueOptions,
  VenueViewOptions,
  VenueViewProps,
  ViewClick,
  ViewStateChange,
} from './venue-view.js';
