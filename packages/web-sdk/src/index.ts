export {
  instructionText,
  loadTexts,
  textsLanguage,
  MvfError,
  openVenue,
  routeMarkText,
  VenueError,
  type Annotation,
  type AnnotationSymbol,
  type AnyBundle,
  type Area,
  type Bbox,
  type BundleSource,
  type Category,
  type Connection,
  type ConnectionEnd,
  type ConnectionType,
  type Coordinate,
  type Door,
  type ElementByType,
  type ElementGeometry,
  type ElementStyle,
  type ElementType,
  type Facade,
  type FileContent,
  type FileSource,
  type Floor,
  type FloorImage,
  type FloorStack,
  type GeometryElement,
  type Instruction,
  type InstructionAction,
  type Landmark,
  type LanguageChange,
  type LineStringGeometry,
  type LngLat,
  type LocalFrame,
  type Location,
  type LocationImage,
  type LocationLink,
  type MultiLineStringGeometry,
  type MultiPolygonGeometry,
  type MvfArchive,
  type MvfErrorCode,
  type MvfLimits,
  type NearElement,
  type NearestByWalkingOptions,
  type NearestOptions,
  type NearestTarget,
  type NoRoute,
  type NoRouteReason,
  type OpeningHours,
  type OpenProgress,
  type OpenVenueOptions,
  type PlacedType,
  type Point,
  type PointGeometry,
  type PointOfInterest,
  type Polygon,
  type PolygonGeometry,
  type Position,
  type QueryBounds,
  type Ring,
  type Route,
  type RouteMark,
  type RouteNode,
  type RouteOptions,
  type RoutePlace,
  type RouteResult,
  type RouteSection,
  type RouteSmoothing,
  type RouteStop,
  type RouteTarget,
  type RouteThroughOptions,
  type RouteZone,
  type ShapeElement,
  type ShapeType,
  type SocialLink,
  type Space,
  type Translation,
  type TurnBearing,
  type Venue,
  type VenueCollections,
  type VenueElement,
  type VenueElementBase,
  type VenueErrorCode,
  type VenueEvents,
  type VenueLanguage,
  type VenueObject,
  type VenueReadOptions,
  type VenueWindow,
  type Wall,
  type WithinOptions,
  type ZoneGeometry,
} from '@brand/venue';

export { showVenue, type ShowVenueOptions } from './show-venue.ts';
export { MapView, type InViewType } from './map-view.ts';
export type { MapOptions } from './map-options.ts';
export type { Container } from './dom/map-root.ts';
export { loadVenue, type LoadOptions, type VenueSource } from './loading/load-venue.ts';
export type { DownloadOptions } from './loading/download.ts';
export { MapViewError, type MapViewErrorCode } from './kernel/map-view-error.ts';

export type { Emitter, Unsubscribe } from './kernel/emitter.ts';
export type { AnnouncedText, Announcement } from './kernel/announcement.ts';
export type { MapEvents, PointerHits } from './kernel/events.ts';
export type {
  CustomHit,
  Hit,
  HitOf,
  HitPlace,
  HitRegistry,
  HitTargets,
  HitTester,
  Probe,
} from './kernel/hits.ts';
export type { FeatureContext, FeatureOf } from './kernel/feature.ts';
export type { Removable } from './kernel/removable.ts';
export type { Feature, MapContext, MapNamespaces } from './map-context.ts';
export type { JsonValue } from './kernel/json-value.ts';
export type { DrawFrame, Frame, FramePhase, Stage } from './kernel/stage.ts';
export type { Look, TextOptions, TextSource } from './kernel/look.ts';
export type { MapSpace, WorldPoint } from './kernel/map-space.ts';
export type { LayoutSource, Rank, ScreenLayout } from './kernel/screen-layout.ts';
export type { ScreenPoint } from './kernel/screen-point.ts';
export type { CollisionGrid } from './kernel/collision-grid.ts';
export type { CameraPose, Padding, PickRay, ViewCamera } from './kernel/view-camera.ts';
export type {
  AnimationEnd,
  AnimationOptions,
  Easing,
  Motion,
  RunningAnimation,
} from './kernel/motion.ts';
export {
  THEMES,
  type Theme,
  type ThemeName,
  type Tint,
  type Tone,
  type ToneName,
} from './kernel/theme.ts';
export { type ShapeKind, venueColors } from './scene/default-look.ts';
export type { LayerInfo, LayerName, Layers } from './kernel/layers.ts';
export type {
  AppearanceRule,
  FacadeRule,
  FloorAppearance,
  FloorChangeReason,
  FloorControl,
  SetFloorOptions,
} from './kernel/floor-control.ts';
export type {
  ElementChange,
  ElementEvents,
  ElementControl,
  Elements,
  ElementState,
  TextureLook,
} from './kernel/element-control.ts';

export type {
  Camera,
  CameraChange,
  CameraOptions,
  FocusOptions,
  FocusTarget,
} from './features/camera/camera-options.ts';
export type { CameraLimits } from './features/camera/limits.ts';
export type { CameraControls } from './dom/gestures/gesture-sink.ts';
export type { ScrollHints } from './dom/gestures/scroll-hint.ts';
export type {
  AutomaticLabelOptions,
  Label,
  LabelEvents,
  LabelGroup,
  LabelledPlace,
  LabelOptions,
  Labels,
  LabelTarget,
} from './features/labels/label-options.ts';
export type { LabelPlacement } from './features/labels/label-boxes.ts';
export type { Markers } from './features/markers/create-markers.ts';
export type { Marker, MarkerEvents } from './features/markers/marker.ts';
export type { MarkerAnchor, MarkerOffset } from './features/markers/anchors.ts';
export type { MarkerOptions, MarkerTarget } from './features/markers/marker-options.ts';
export type { Path, PathCourse, Paths } from './features/paths/create-paths.ts';
export type {
  Shape,
  ShapeGeoJson,
  ShapeGeometry,
  ShapeOptions,
  Shapes,
  ShapeStyle,
} from './features/shapes/shape-options.ts';
export type { PathHighlight, PathOptions, PathStyle } from './features/paths/path-options.ts';
export type { Navigation, NavigationSession } from './features/navigation/create-navigation.ts';
export type {
  ConnectionStop,
  MarkerContent,
  NavigationEvents,
  NavigationOptions,
  PathLook,
} from './features/navigation/navigation-options.ts';
export type { RouteProgress } from './features/navigation/route-progress.ts';
export type {
  Accessibility,
  AccessibilityOptions,
} from './features/accessibility/create-accessibility.ts';
export type { AccessibilityTexts } from './features/accessibility/accessibility-texts.ts';
export type { PlaceInView } from './features/accessibility/places-in-view.ts';
