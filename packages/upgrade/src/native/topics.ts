/** Sections of the migration guide of the React Native SDK, by their anchors. */
export const TOPIC = {
  component: 'component-and-loading',
  data: 'data',
  content: 'on-the-map',
  routes: 'ways-camera-position-search',
  problems: 'what-goes-wrong',
  names: 'name-by-name',
} as const;
