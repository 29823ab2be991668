import { type BareStyle, DEFAULT_STYLES } from '../../../assemble/default-styles.ts';
import type { SoundGeometry } from '../../plan/read-geometry.ts';

/**
 * Returns a style without its buffer. The buffer widens a line, but a polygon already has its
 * width.
 */
function flat(token: string): BareStyle {
  return { ...DEFAULT_STYLES[token]!, buffer: 0 };
}

function plain(token: string): BareStyle {
  return DEFAULT_STYLES[token]!;
}

/** Styles for sources that have none, by token. */
export const V2_DEFAULT_STYLES: Readonly<Record<string, BareStyle>> = {
  Rooms: plain('Rooms'),
  Hallways: plain('Hallways'),
  Walls: plain('Walls'),
  WallBlocks: flat('Walls'),
  Windows: plain('Windows'),
  WindowPanes: flat('Windows'),
  Doors: plain('Doors'),
  Objects: plain('Objects'),
  ObjectLines: { ...plain('Objects'), buffer: 0.05 },
};

const TOKENS: Readonly<Record<string, { readonly line?: string; readonly area?: string }>> = {
  room: { area: 'Rooms' },
  hallway: { area: 'Hallways' },
  wall: { line: 'Walls', area: 'WallBlocks' },
  window: { line: 'Windows', area: 'WindowPanes' },
  door: { line: 'Doors' },
  object: { line: 'ObjectLines', area: 'Objects' },
};

/**
 * Returns the token for a shape, or `undefined` for shapes that are usually not drawn, such as
 * points and areas.
 */
export function defaultToken(kind: string, type: SoundGeometry['type']): string | undefined {
  const tokens = Object.hasOwn(TOKENS, kind) ? TOKENS[kind] : undefined;
  if (type === 'Point') return undefined;
  return type === 'Polygon' || type === 'MultiPolygon' ? tokens?.area : tokens?.line;
}
