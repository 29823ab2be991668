import {
  type Group,
  type Mesh,
  type Object3D,
  type Scene,
  type ShaderMaterial,
  Texture,
  type WebGLRenderer,
} from 'three';
import type { Floor } from '@brand/venue';
import type { Unsubscribe } from './emitter.ts';
import type { ViewCamera } from './view-camera.ts';

/** A frame that is about to be drawn. */
export type Frame = {
  /** Milliseconds now. */
  readonly now: number;
  /** Milliseconds since the frame before, at most 100. */
  readonly elapsed: number;
  /** The camera that the frame is drawn with. */
  readonly camera: ViewCamera;
};

/**
 * When in a frame a hook runs: `update` moves things, `layout` places labels and markers for the
 * final camera, `after` runs when the picture stands.
 */
export type FramePhase = 'update' | 'layout' | 'after';

/** How a picture is made from the scene. A quality level may replace it. */
export type DrawFrame = (renderer: WebGLRenderer, scene: Scene, camera: ViewCamera) => void;

/**
 * Where features put what they draw. Nothing is drawn unless a frame is requested.
 *
 * @example
 * import { Mesh } from 'three';
 *
 * const { stage, floors } = context;
 * const pillar = new Mesh();
 * stage.groupOf(floors.current).add(pillar);
 * stage.onFrame('update', ({ now }) => (pillar.position.z = Math.sin(now / 500)));
 * stage.requestFrame();
 */
export interface Stage {
  /** Everything that is drawn. */
  readonly scene: Scene;
  /** Where the scene is seen from, as mathematics. */
  readonly camera: ViewCamera;
  /** What draws. Leave its state as it was. */
  readonly renderer: WebGLRenderer;
  /** What stands on a floor: moved, hidden and shown with it. */
  groupOf(floor: Floor): Group;
  /** Asks for a frame. Many requests make one frame. */
  requestFrame(): void;
  /** Calls the hook at each frame in the order of phases; hooks of one phase in the order of adding. */
  onFrame(phase: FramePhase, hook: (frame: Frame) => void): Unsubscribe;
  /** Calls the hook when the graphics context is back after it was lost: upload again what only the context had. */
  onContextRestored(hook: () => void): Unsubscribe;
  /** Replaces how the picture is made, `undefined` for the plain way. */
  setDraw(draw: DrawFrame | undefined): void;
  /** Size of a CSS pixel in device pixels. */
  readonly pixelRatio: number;
}

/**
 * Draw order of the venue. Layers are at 30 and above (see `Layers`): transparent parts of a floor
 * come after most of them, so that they are visible through it.
 */
export const RENDER_ORDER = { floor: 10, transparent: 86, facade: 88 } as const;

/** Frees buffers and textures of a subtree, and removes it from the scene. */
export function disposeTree(root: Object3D): void {
  freeTree(root);
  root.removeFromParent();
}

/** Frees buffers, programs and textures of a subtree. Drawing creates them again. */
export function freeTree(root: Object3D): void {
  root.traverse((object) => {
    const { geometry, material } = object as Partial<Mesh>;
    geometry?.dispose();
    for (const one of material ? [material].flat() : []) {
      for (const { value } of Object.values((one as Partial<ShaderMaterial>).uniforms ?? {})) {
        if (value instanceof Texture) value.dispose();
      }
      one.dispose();
    }
  });
}
