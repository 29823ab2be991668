import { element, fill, picture } from '../svg-elements.ts';
import { AMENITY_ICONS } from './amenity-icons.ts';
import type { IconDrawing } from './icon-drawing.ts';
import type { IconName } from './icon-names.ts';
import { SHOP_ICONS } from './shop-icons.ts';
import { TRAVEL_ICONS } from './travel-icons.ts';
import { WORK_ICONS } from './work-icons.ts';

export { ICONS, type IconName } from './icon-names.ts';

const DRAWINGS: Readonly<Record<IconName, IconDrawing>> = {
  ...SHOP_ICONS,
  ...AMENITY_ICONS,
  ...TRAVEL_ICONS,
  ...WORK_ICONS,
};

/**
 * Draws an icon of one colour, 24 × 24, as SVG text.
 *
 * @example
 * const assets = { 'assets/icons/coffee.svg': icon('coffee', '#7c2d12') };
 */
export function icon(name: IconName, color = '#334155'): string {
  const [lines, solids] = DRAWINGS[name];
  const body =
    (lines === '' ? '' : element('path', { d: lines })) +
    (solids === undefined ? '' : fill(color, solids, { stroke: 'none' }));
  return picture([24, 24], body, {
    fill: 'none',
    stroke: color,
    'stroke-width': 1.7,
  });
}
