export { showVenue, type ShowVenueOptions } from './show-venue.ts';
export { MapView, type InViewType } from './map-view.ts';
export type { MapOptions } from './map-options.ts';
export type { Container } from './dom/map-root.ts';
export type { LoadOptions, VenueSource } from './loading/load-venue.ts';
export type { DownloadOptions } from './loading/download.ts';
export { MapViewError, type MapViewErrorCode } from './kernel/map-view-error.ts';

export type { Emitter, Unsubscribe } from './kernel/emitter.ts';
export type { MapEvents, PointerHits } from './kernel/events.ts';
export type { Hit, HitRegistry, HitTester, Probe } from './kernel/hits.ts';
export type { Feature, FeatureContext, Removable } from './kernel/feature.ts';
export type { DrawFrame, Frame, FramePhase, Stage } from './kernel/stage.ts';
export type { MapSpace, WorldPoint } from './kernel/map-space.ts';
export type { LayoutSource, Rank, ScreenLayout } from './kernel/screen-layout.ts';
export type { CollisionGrid } from './kernel/collision-grid.ts';
export type { CameraPose, Padding, PickRay, ViewCamera } from './kernel/view-camera.ts';
export type {
  AnimationEnd,
  AnimationOptions,
  Easing,
  Motion,
  RunningAnimation,
} from './kernel/motion.ts';
export { THEMES, type Theme, type ThemeName } from './kernel/theme.ts';
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
  ElementControl,
  Elements,
  ElementState,
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
  LabelGroup,
  LabelHandle,
  LabelOptions,
  Labels,
  LabelTarget,
} from './features/labels/label-options.ts';
export type { Markers } from './features/markers/create-markers.ts';
export type { Marker, MarkerEvents } from './features/markers/marker.ts';
export type { MarkerOptions, MarkerTarget } from './features/markers/marker-options.ts';
export type { Path, PathCourse, Paths } from './features/paths/create-paths.ts';
export type { PathOptions, PathStyle } from './features/paths/path-options.ts';
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
