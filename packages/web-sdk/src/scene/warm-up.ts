import { PerspectiveCamera, Scene } from 'three';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import { sceneUniforms } from './floor-materials.ts';
import type { Graphics } from './graphics.ts';
import { PrismModel } from './prism-model.ts';

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
];

/**
 * Compiles the program that draws floors while the venue is still loading: the graphics driver
 * takes as long for it as for the rest of the first frame. Returns a function that frees it; call
 * it when floors are drawn, because three.js deletes a program without users.
 */
export function warmUp({ renderer }: Graphics): () => void {
  const scene = new Scene();
  const model = new PrismModel({
    geometry: buildFloorGeometry({ shapes: [], footprint: [[CORNERS]], facade: new Set() }),
    parent: scene,
    uniforms: sceneUniforms(),
  });
  const camera = new PerspectiveCamera();
  renderer.compile(scene, camera);
  // Drivers compile in the background, and some finish only with a real draw call.
  const timer = setTimeout(() => {
    model.flush();
    renderer.render(scene, camera);
  }, 0);
  return () => {
    clearTimeout(timer);
    model.dispose();
  };
}
