export { VenueProvider, type VenueProviderProps } from './venue/VenueProvider.tsx';
export type { VenueState } from './venue/venue-context.ts';
export { useVenue } from './venue/use-venue.ts';
export { useVenueEvent } from './venue/use-venue-event.ts';
export { useLanguage, type LanguageState } from './venue/use-language.ts';
export { useRoute, useRouteThrough, type RouteState } from './venue/use-route.ts';

export { MapView } from './map/MapView.tsx';
export type { MapFailure, MapViewProps } from './map/map-view-props.ts';
export { useMap, useOptionalMap } from './map/use-map.ts';
export { useMapEvent } from './map/use-map-event.ts';
export { useFloor, type FloorState } from './map/use-floor.ts';
export { useCamera } from './map/use-camera.ts';
export { useFeature } from './map/use-feature.ts';
export { useElementChange } from './map/use-element-change.ts';

export { Marker, type MarkerProps } from './components/Marker.tsx';
export { Label, type LabelProps } from './components/Label.tsx';
export { Path, type PathProps } from './components/Path.tsx';
export { Shape, type ShapeProps } from './components/Shape.tsx';
export { Model, type ModelProps } from './components/Model.tsx';
export { Navigation, type NavigationProps } from './components/Navigation.tsx';
export type { PointerProps } from './components/pointer-props.ts';

export { ReactSdkError, type ReactSdkErrorCode } from './react-sdk-error.ts';
