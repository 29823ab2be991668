import { picture } from '../svg-elements.ts';
import type { FloorArtKind } from './floor-art-names.ts';
import type { FloorDrawing } from './floor-drawing.ts';
import { GARDEN_ART } from './garden-art.ts';
import { INLAY_ART } from './inlay-art.ts';
import { MARKING_ART } from './marking-art.ts';

export { FLOOR_ART, type FloorArtKind } from './floor-art-names.ts';

export type FloorArtOptions = {
  readonly kind: FloorArtKind;
  /** Ground, main and accent colour as `#rrggbb`. @defaultValue a palette of its own */
  readonly colors?: readonly [string, string] | readonly [string, string, string];
  /**
   * Text of `letter`, `runway-number`, `helipad` and `compass-rose`. @defaultValue "A", "27", "H"
   * and "N"
   */
  readonly text?: string;
};

const DRAWINGS: Readonly<Record<FloorArtKind, FloorDrawing>> = {
  ...INLAY_ART,
  ...MARKING_ART,
  ...GARDEN_ART,
};

/**
 * Draws an image that lies on a floor, seen from above with north up, as SVG text. Most are 400 ×
 * 400; `wave-inlay`, `court`, `zebra` and `koi-pond` are wide and `runway-number` is tall.
 *
 * @example
 * const svg = floorArt({ kind: 'compass-rose', colors: ['#f3ead8', '#33475b', '#c8813f'] });
 */
export function floorArt({ kind, colors, text }: FloorArtOptions): string {
  const drawing = DRAWINGS[kind];
  const [ground, main, accent = drawing.colors[2]] = colors ?? drawing.colors;
  const words = text ?? drawing.text ?? '';
  return picture(drawing.size, drawing.draw({ ground, main, accent, text: words }));
}
