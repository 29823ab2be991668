import type { Style } from '../v3/extensions/default-style/types.gen.ts';

/** A style without the geometries that use it. */
export type BareStyle = Omit<Style, 'geometryAnchors'>;

const style = (color: string, height: number, more: Partial<BareStyle> = {}): BareStyle => ({
  color,
  opacity: 1,
  height,
  altitude: 0,
  buffer: 0,
  ...more,
});

/**
 * The styles that every draft can use: a quiet palette of warm paper and cool slate, so that an
 * app's overlays are easy to see. Heights suit a plan seen from above, not the real building.
 */
export const DEFAULT_STYLES: Readonly<Record<string, BareStyle>> = {
  BuildingOutlines: style('#E4DFD6', 0.04),
  Hallways: style('#FAF7F1', 0.06),
  Rooms: style('#ECE6DC', 0.1),
  Bathrooms: style('#DCE5EA', 0.1),
  InaccessibleRooms: style('#D9D5CE', 0.1),
  Areas: style('#E3E9DD', 0.07, { opacity: 0.8 }),
  Voids: style('#CFCBC4', 0),
  Walls: style('#A8A199', 1, { buffer: 0.1 }),
  ExteriorWalls: style('#87807A', 1.05, { buffer: 0.15 }),
  LowWalls: style('#B9B2A8', 0.5, { buffer: 0.08 }),
  Windows: style('#B7D0DC', 0.95, { buffer: 0.05, opacity: 0.55 }),
  Doors: style('#D8C7AC', 0.12, { buffer: 0.06 }),
  Objects: style('#CDC5B8', 0.5),
  Others: style('#E2DED8', 0.08),
};

const STYLE_OF_KIND: Readonly<Record<string, string>> = {
  room: 'Rooms',
  hallway: 'Hallways',
  wall: 'Walls',
  window: 'Windows',
  door: 'Doors',
  object: 'Objects',
  void: 'Voids',
  unknown: 'Others',
};

/** Returns the style token of a kind. Areas and points are not drawn. */
export function styleTokenOf(kind: string): string | undefined {
  return STYLE_OF_KIND[kind] ?? (kind === 'area' || kind === 'poi' ? undefined : 'Others');
}
