import type { Stage } from './stage.ts';

/** Draws one illustration on a field of 640 × 400. */
export type SceneDrawing = (stage: Stage) => string;
