/** A feature of the native SDKs, in the terms that the docs of every SDK use. */
export type NativeFeature = {
  readonly id: string;
  readonly title: string;
  readonly group: FeatureGroup;
};

/** Sections of the parity matrix. */
export type FeatureGroup =
  | 'Show a venue'
  | 'On the map'
  | 'Places, routes and positions'
  | 'In your app';

/**
 * Symbols of the reference that prove a feature, by version; a version without the feature is
 * missing.
 */
export type FeatureProof = Readonly<Record<string, readonly string[]>>;

/**
 * The rows of the parity matrix. `ios/features.ts` and `android/features.ts` map them to versions
 * of the native SDKs, `tools/src/reference/parity` to those of the other SDKs.
 */
export const FEATURES: readonly NativeFeature[] = [
  { id: 'show-venue', title: 'Show a venue by key and id', group: 'Show a venue' },
  { id: 'offline', title: 'Show a bundle without network', group: 'Show a venue' },
  {
    id: 'declarative-ui',
    title: 'Components for React, SwiftUI or Compose',
    group: 'Show a venue',
  },
  { id: 'events', title: 'Events by delegate or listener', group: 'In your app' },
  { id: 'event-streams', title: 'Events as streams', group: 'In your app' },
  { id: 'async', title: 'Asynchronous calls of the language', group: 'In your app' },
  { id: 'camera', title: 'Camera: set, animate, focus', group: 'Show a venue' },
  { id: 'camera-limits', title: 'Limits and gestures of the camera', group: 'Show a venue' },
  { id: 'floors', title: 'Change the floor', group: 'Show a venue' },
  { id: 'interactive-spaces', title: 'Taps on rooms', group: 'On the map' },
  { id: 'colors', title: 'Colours and heights of rooms', group: 'On the map' },
  { id: 'labels', title: 'Floating labels', group: 'On the map' },
  { id: 'flat-labels', title: 'Flat labels', group: 'On the map' },
  { id: 'markers', title: 'Markers with HTML', group: 'On the map' },
  { id: 'move-markers', title: 'Move markers gradually', group: 'On the map' },
  { id: 'clusters', title: 'Clusters of markers', group: 'On the map' },
  { id: 'tooltips', title: 'Tooltips', group: 'On the map' },
  { id: 'locations', title: 'Locations and categories', group: 'Places, routes and positions' },
  { id: 'search', title: 'Text search on the device', group: 'Places, routes and positions' },
  { id: 'routes', title: 'Routes between two places', group: 'Places, routes and positions' },
  { id: 'accessible-routes', title: 'Routes without steps', group: 'Places, routes and positions' },
  {
    id: 'multi-stop-routes',
    title: 'Routes through several places',
    group: 'Places, routes and positions',
  },
  { id: 'navigation', title: 'Draw routes with steps', group: 'Places, routes and positions' },
  {
    id: 'route-progress',
    title: 'Follow the user along a route',
    group: 'Places, routes and positions',
  },
  { id: 'paths', title: 'Lines of your own', group: 'On the map' },
  { id: 'shapes', title: 'Shapes of your own', group: 'On the map' },
  { id: 'blue-dot', title: 'Blue dot', group: 'Places, routes and positions' },
  { id: 'follow', title: 'Camera follows the user', group: 'Places, routes and positions' },
  { id: 'outdoor', title: 'Surroundings of the venue', group: 'Show a venue' },
  { id: 'dynamic-focus', title: 'Open the building that is looked at', group: 'Show a venue' },
  { id: 'stacked-floors', title: 'Floors apart', group: 'Show a venue' },
  { id: 'models', title: '3D models', group: 'On the map' },
  { id: 'images', title: 'Pictures on floors', group: 'On the map' },
  { id: 'annotations', title: 'Safety signs', group: 'On the map' },
  { id: 'themes', title: 'Light and dark themes', group: 'Show a venue' },
  { id: 'languages', title: 'Languages of the venue', group: 'Show a venue' },
  { id: 'screenshots', title: 'Screenshots', group: 'In your app' },
  { id: 'views', title: 'States to keep and share', group: 'In your app' },
  { id: 'screen-readers', title: 'Places as a list for screen readers', group: 'In your app' },
];
