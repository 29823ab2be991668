/** Sections of the migration guide of the Web SDK, by their anchors. */
export const TOPIC = {
  loading: 'loading-and-showing',
  data: 'data',
  content: 'on-the-map',
  routes: 'ways',
  camera: 'camera-events-position-search',
  zoom: 'convert-the-camera',
  problems: 'what-goes-wrong',
  names: 'name-by-name',
} as const;
