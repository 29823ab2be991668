import type { Point } from '@brand/geo';
import type { FeatureContext } from '../../kernel/feature.ts';

/** Where a pointer is on the map, also in a page that shows the map enlarged by a transform. */
export function screenOf(
  { root, stage }: Pick<FeatureContext, 'root' | 'stage'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = root.getBoundingClientRect();
  const { camera } = stage;
  return {
    x: ((clientX - left) * camera.width) / (width || 1),
    y: ((clientY - top) * camera.height) / (height || 1),
  };
}

/** Whether an event is for the map, and not for a control above it. */
export function isOfMap({ target }: Event): boolean {
  // Not by `instanceof`: in a map shown in another window, elements have another class.
  return !(target as Partial<Element> | null)?.closest?.('[data-map-ui]');
}
