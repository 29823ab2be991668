import type { FeatureContext } from '../../kernel/feature.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';

/** Position of a pointer on the map, even if a CSS transform scales the map. */
export function screenOf(
  { root, stage }: Pick<FeatureContext, 'root' | 'stage'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): ScreenPoint {
  const { left, top, width, height } = root.getBoundingClientRect();
  const { camera } = stage;
  return {
    x: ((clientX - left) * camera.width) / (width || 1),
    y: ((clientY - top) * camera.height) / (height || 1),
  };
}

/** Whether an event targets the map, and not a control above it. */
export function isOfMap({ target }: Event): boolean {
  // Not `instanceof`: in another window, elements have another class.
  return !(target as Partial<Element> | null)?.closest?.('[data-map-ui]');
}
