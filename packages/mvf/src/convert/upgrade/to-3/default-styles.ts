import type { Style } from '../../../v3/extensions/default-style/types.gen.ts';
import type { SoundGeometry } from '../../geojson/read-geometry.ts';

/** A style before anything is drawn in it. */
export type Look = Omit<Style, 'geometryAnchors'>;

const FLAT: Look = { color: '#F4F1EA', opacity: 1, height: 0.1, altitude: 0, buffer: 0 };

/** Styles for sources that have none, by token. Lines are widened, polygons are not. */
export const DEFAULT_LOOKS: Readonly<Record<string, Look>> = {
  Rooms: FLAT,
  Hallways: { ...FLAT, color: '#FFFFFF', height: 0.08 },
  Walls: { ...FLAT, color: '#B9B4A8', height: 1, buffer: 0.1 },
  WallBlocks: { ...FLAT, color: '#B9B4A8', height: 1 },
  Windows: { ...FLAT, color: '#A9CBDB', opacity: 0.7, height: 1, buffer: 0.06 },
  WindowPanes: { ...FLAT, color: '#A9CBDB', opacity: 0.7, height: 1 },
  Doors: { ...FLAT, color: '#E7E2D6', buffer: 0.08 },
  Objects: { ...FLAT, color: '#DCD6C8', height: 0.5 },
  ObjectLines: { ...FLAT, color: '#DCD6C8', height: 0.5, buffer: 0.05 },
};

const TOKENS: Readonly<Record<string, { readonly line?: string; readonly area?: string }>> = {
  room: { area: 'Rooms' },
  hallway: { area: 'Hallways' },
  wall: { line: 'Walls', area: 'WallBlocks' },
  window: { line: 'Windows', area: 'WindowPanes' },
  door: { line: 'Doors' },
  object: { line: 'ObjectLines', area: 'Objects' },
};

/** The token for a shape, or nothing for what is usually not drawn, such as points and areas. */
export function defaultToken(kind: string, type: SoundGeometry['type']): string | undefined {
  const tokens = Object.hasOwn(TOKENS, kind) ? TOKENS[kind] : undefined;
  if (type === 'Point') return undefined;
  return type === 'Polygon' || type === 'MultiPolygon' ? tokens?.area : tokens?.line;
}
