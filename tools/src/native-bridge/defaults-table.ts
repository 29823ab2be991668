import type { DefaultValue } from './default-value.ts';

/** A default that is not, or not by its text, what the Web SDK has. Both values are written down. */
export type DefaultRow = {
  readonly here: DefaultValue;
  /** The text behind `@defaultValue`. */
  readonly engine: string;
  /** Why it differs; none where the two texts mean the same. */
  readonly why?: string;
};

/** Why a property has no default in the Web SDK. */
export type LocalRow = { readonly local: string; readonly only?: 'ios' | 'android' };

/** Names that differ from those of the Web SDK. What is not written here has the same. */
export const ENGINE_TYPES: Readonly<Record<string, string>> = {
  MapOptions: 'ShowVenueOptions',
  MapAnimation: 'AnimationOptions',
  MapGestures: 'CameraControls',
  FlatLabelOptions: 'Text3dOptions',
  SearchOptions: 'SearchQueryOptions',
};

/** Options that have another name in the Web SDK, after `commonName`. */
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
