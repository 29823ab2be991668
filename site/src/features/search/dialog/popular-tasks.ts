/** A task and its page. */
type Task = readonly [label: string, page: string];

/** Tasks for readers of an SDK. The pages are those of its docs. */
export const SDK_TASKS: readonly Task[] = [
  ['Show a first map', 'getting-started'],
  ['Draw a route to a place', 'wayfinding'],
  ['Mark places on the map', 'markers'],
  ['Show where the visitor is', 'blue-dot'],
  ['Handle clicks and taps', 'interactivity'],
  ['Let visitors search for places', 'search'],
  ['Move the camera', 'camera'],
  ['Upgrade from an older version', 'migration-guide'],
];

/** Tasks for all other readers. */
export const GENERAL_TASKS: readonly Task[] = [
  ['Show a map on a web page', '/web-sdk/getting-started'],
  ['Show a map in a phone app', '/react-native-sdk/getting-started'],
  ['Draw a route between two rooms', '/web-sdk/wayfinding'],
  ['Embed a map without code', '/docs/embed-a-map/html'],
  ['Try the demo keys and maps', '/docs/demo-keys-and-maps'],
  ['Read a venue bundle', '/docs/mvf/v3/getting-started'],
  ['Keep shops and hours up to date', '/docs/data-sync/getting-started-data-sync'],
  ['Look up a class or method', '/api/api'],
];
