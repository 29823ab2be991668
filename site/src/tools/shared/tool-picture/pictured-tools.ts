/** Names of the folders in `static/img/tools`. `tools/src/tool-pictures` takes these pictures. */
export const PICTURED_TOOLS = [
  'blue-dot-location-generator',
  'flyover-generator',
  'gis-exporter',
  'model-mapper',
  'position-lab',
  'print-map-styler',
  'style-studio',
  'workbench',
] as const;

export type PicturedTool = (typeof PICTURED_TOOLS)[number];

/** Size of every picture, in pixels. */
export const PICTURE_SIZE = { width: 1280, height: 800 } as const;
