import type { FeatureContext } from '../../kernel/feature.ts';
import type { VenueScene } from '../../scene/venue-scene.ts';
import { elementHits } from './element-hits.ts';
import { SceneElements } from './scene-elements.ts';

export type { SceneElements } from './scene-elements.ts';

/** Lets apps control the style of elements, and adds their hit test. */
export function createElements(
  { space, motion, hits, onRemove }: Omit<FeatureContext, 'elements'>,
  scene: VenueScene,
): SceneElements {
  const elements = new SceneElements(scene, motion);
  const isInteractive = elements.isInteractive.bind(elements);
  onRemove(hits.add(elementHits({ scene, space, isInteractive })));
  return elements;
}
