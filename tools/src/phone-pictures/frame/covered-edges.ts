import type { Phone } from './phone.ts';

/** Gap in pixels between controls and the focus of the camera. */
const GAP = 6;

/** Heights of the map that bars and sheets cover, for the padding of its camera. */
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
