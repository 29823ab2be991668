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
 * Has the program that draws floors compiled while the venue is still loading: the graphics driver
 * takes as long for it as for all the rest of a first picture. Returns what frees it; to be called
 * when floors are drawn, since a program without a user is thrown away.
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
  // Drivers compile in the background, and some finish only for a real drawing.
  const timer = setTimeout(() => {
    model.flush();
    renderer.render(scene, camera);
  }, 0);
  return () => {
    clearTimeout(timer);
    model.dispose();
  };
}
