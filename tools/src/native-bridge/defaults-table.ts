import type { DefaultValue } from './default-value.ts';

/** A default whose value or text differs from that of the Web SDK. Both values are stated. */
export type DefaultRow = {
  readonly here: DefaultValue;
  /** The text behind `@defaultValue`. */
  readonly engine: string;
  /** Reason for the difference; absent if the two texts mean the same. */
  readonly why?: string;
};

/** Reason why a property has no default in the Web SDK. */
export type LocalRow = { readonly local: string; readonly only?: 'ios' | 'android' };

/** Types whose names differ from those of the Web SDK. */
export const ENGINE_TYPES: Readonly<Record<string, string>> = {
  MapOptions: 'ShowVenueOptions',
  MapAnimation: 'AnimationOptions',
  MapGestures: 'CameraControls',
  FlatLabelOptions: 'Text3dOptions',
  SearchOptions: 'SearchQueryOptions',
};

/** Options whose names differ from those of the Web SDK, after `commonName`. */
export const ENGINE_OPTIONS: Readonly<Record<string, string>> = {
  'BlueDotOptions.showsAccuracy': 'ring',
  'BlueDotOptions.showsHeading': 'heading',
  'CameraLimits.staysOverVenue': 'bounds',
  'CameraOptions.gestures': 'controls',
  'MapOptions.floorId': 'floor',
  'ScreenshotOptions.scale': 'pixelRatio',
  'ScreenshotOptions.transparent': 'background',
  'NavigationOptions.showsMarkers': 'markers',
  'ImageOptions.upright': 'orientation',
  'AnnotationOptions.floorIds': 'floors',
  'SearchOptions.openAt': 'open',
  'SearchOptions.categoryIds': 'categories',
  'DynamicFocusOptions.excludedStackIds': 'exclude',
  'StackOptions.floorIds': 'floors',
};
