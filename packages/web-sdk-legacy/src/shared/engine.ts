// Imported by path, because inside an older version and its samples `@brand/web-sdk` is that
// version itself.
export { type MapView as EngineMap, MapViewError } from '../../../web-sdk/src/index.ts';
export {
  loadVenue as loadEngineVenue,
  showVenue as showEngineVenue,
} from '../../../web-sdk/src/index.ts';
export type {
  CameraChange,
  Container,
  FocusTarget,
  Hit,
  HitTargets,
  Label as EngineLabel,
  LabelOptions as EngineLabelOptions,
  MapOptions,
  Marker as EngineMarker,
  NavigationOptions,
  NavigationSession,
  Path as EnginePath,
  PathLook,
  PointerHits,
  Rank,
} from '../../../web-sdk/src/index.ts';
export { blueDot as engineBlueDot } from '../../../web-sdk/src/features/blue-dot/index.ts';
export type {
  BlueDot as EngineDot,
  BlueDotOptions as EngineDotOptions,
  DotPosition,
  DotState,
} from '../../../web-sdk/src/features/blue-dot/index.ts';
export { stackedFloors } from '../../../web-sdk/src/features/stacked-floors/index.ts';
export type { StackedFloors } from '../../../web-sdk/src/features/stacked-floors/index.ts';
export { text3d } from '../../../web-sdk/src/features/text-3d/index.ts';
export type {
  MapText,
  Text3d,
  Text3dOptions,
} from '../../../web-sdk/src/features/text-3d/index.ts';
