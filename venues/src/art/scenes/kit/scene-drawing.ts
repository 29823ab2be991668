import type { SceneContext } from './scene-context.ts';

/** Draws one illustration on a field of 640 × 400. */
export type SceneDrawing = (stage: SceneContext) => string;
