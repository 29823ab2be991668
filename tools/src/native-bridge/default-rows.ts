import type { DefaultRows } from './check-defaults.ts';

/** The same default as in the Web SDK, in other words. */
const REWORDED: DefaultRows = {
  'BlueDotOptions.showsAccuracy': { here: true, engine: "`'true-scale'`" },
  'CameraLimits.staysOverVenue': { here: true, engine: "`'venue'`" },
  'CameraOptions.padding': { here: 0, engine: 'none' },
  'CameraOptions.gestures': { here: 'all', engine: 'all' },
  'MapOptions.labels': { here: 'all', engine: '`true`' },
  'ScreenshotOptions.transparent': { here: false, engine: "`'theme'`" },
  'RouteOptions.connectionWeights': { here: [], engine: '1 each' },
  'NavigationOptions.path': {
    here: { type: 'PathStyle', given: { pattern: 'arrows', animated: true } },
    engine: "arrows along the theme's path colour",
  },
  'NavigationOptions.inactivePath': {
    here: {
      type: 'PathStyle',
      given: { width: 0.5, minWidthPixels: 3, opacity: 0.45, xrayOpacity: 0.2 },
    },
    engine: 'thin and pale',
  },
  'NavigationOptions.showsMarkers': { here: true, engine: "`'default'` each" },
  // Here models rotate around the vertical axis only.
  'ModelOptions.rotationDegrees': { here: 0, engine: '`[0, 0, 0]`' },
  'ImageOptions.upright': { here: false, engine: "`'flat'`" },
  'AnnotationOptions.symbols': { here: [], engine: 'all' },
  'AnnotationOptions.floorIds': { here: [], engine: 'all' },
  'SearchOptions.categoryIds': { here: [], engine: '' },
  'DynamicFocusOptions.excludedStackIds': { here: [], engine: 'none' },
  'StackOptions.floorIds': { here: [], engine: "`'stack'`" },
};

/** Defaults on which the native SDKs deliberately differ. */
const DIFFERENT: DefaultRows = {
  'MapOptions.theme': {
    here: 'system',
    engine: "`'light'`",
    why: 'Apps follow the dark mode of the device; a page on the web has its own colours.',
  },
  'SearchOptions.types': {
    here: ['location', 'category'],
    engine: 'the types that search was set up with',
    why: 'Visitors look for places; most rooms have numbers for names, which only staff type.',
  },
  'SearchOptions.limit': {
    here: 10,
    engine: '20',
    why: 'A list on a phone is short, and each hit crosses the bridge.',
  },
};

/** Properties without a default in the Web SDK. */
const LOCAL: DefaultRows = {
  ElementReference: { local: 'A name that came with the reference; nothing is set by it.' },
  ElementChange: { local: 'What is left out stays as it is.' },
  TooltipOptions: { local: 'The Web SDK has no tooltips; these are markers with a frame.' },
  'MapOptions.css': { local: 'A page on the web has style sheets of its own.' },
  'ScreenshotOptions.size': {
    local: 'Width and height together; without them it is the size of the view.',
    only: 'ios',
  },
  'VenueSource.Server': {
    local: 'The public address is built into the SDK; the Web SDK takes where it was loaded from.',
    only: 'android',
  },
  Padding: { local: 'Edges that are not given are free, as in UIEdgeInsets.', only: 'android' },
};

/** Defaults whose text differs from that of the Web SDK. */
export const DEFAULT_ROWS: DefaultRows = { ...REWORDED, ...DIFFERENT, ...LOCAL };
