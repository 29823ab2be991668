import type { Phone } from './phone.ts';

/** Pixels that are kept free between controls and what the camera looks at. */
const GAP = 6;

/** What bars and sheets cover of the map, for the padding of its camera. */
export function coveredEdges({ stage, screen }: Phone): {
  readonly top: number;
  readonly bottom: number;
} {
  const { top, bottom } = stage.getBoundingClientRect();
  const edges = (selector: string): readonly DOMRect[] =>
    [...screen.querySelectorAll(selector)].map((control) => control.getBoundingClientRect());
  const above = edges('.banner, .search-field, .menus, .choice-row');
  const below = edges('.sheet');
  return {
    top: Math.max(0, ...above.map((edge) => edge.bottom - top + GAP)),
    bottom: Math.max(0, ...below.map((edge) => bottom - edge.top + GAP)),
  };
}
