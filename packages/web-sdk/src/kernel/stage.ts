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
  /** Current time, in milliseconds. */
  readonly now: number;
  /** Time since the previous frame, in milliseconds. Maximum: 100. */
  readonly elapsed: number;
  /** Camera that draws the frame. */
  readonly camera: ViewCamera;
};

/**
 * Phase of a frame in which a hook runs: `update` moves objects, `layout` places labels and markers
 * for the final camera, and `after` runs when the frame is complete.
 */
export type FramePhase = 'update' | 'layout' | 'after';

/** Draws the scene. A feature can replace the function to change the rendering quality. */
export type DrawFrame = (renderer: WebGLRenderer, scene: Scene, camera: ViewCamera) => void;

/**
 * Stage on which features draw. Nothing is drawn unless a frame is requested.
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
  /** Root of all objects that are drawn. */
  readonly scene: Scene;
  /** Camera of the scene, with its projection. */
  readonly camera: ViewCamera;
  /** Renderer of the scene. If you change its state, restore the state afterwards. */
  readonly renderer: WebGLRenderer;
  /**
   * Returns the group of a floor. Objects in the group move, hide and appear together with the
   * floor.
   */
  groupOf(floor: Floor): Group;
  /** Requests a frame. Several requests result in a single frame. */
  requestFrame(): void;
  /**
   * Calls the hook in each frame. Hooks run in the order of phases, and within a phase in the order
   * they were added.
   */
  onFrame(phase: FramePhase, hook: (frame: Frame) => void): Unsubscribe;
  /**
   * Calls the hook when the graphics context is restored. Upload everything again that existed only
   * in the context.
   */
  onContextRestored(hook: () => void): Unsubscribe;
  /** Replaces the function that draws a frame. `undefined` restores the default. */
  setDraw(draw: DrawFrame | undefined): void;
  /** Number of device pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/**
 * Draw order of the venue. Layers start at 30 (see `Layers`). Transparent parts of a floor are
 * drawn after most layers, so that the layers are visible through them.
 */
export const RENDER_ORDER = { floor: 10, transparent: 86, facade: 88 } as const;

/**
 * Name of the scene object for the ground around the venue. Floors cast no shadow on this object.
 */
export const SURROUNDINGS = 'surroundings';

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
