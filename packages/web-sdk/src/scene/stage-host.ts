import type { Floor } from '@brand/venue';
import { Group, Scene, type WebGLRenderer } from 'three';
import type { Emitter, Unsubscribe } from '../kernel/emitter.ts';
import type { MapEvents } from '../kernel/events.ts';
import { FrameMotion } from '../kernel/motion.ts';
import type { DrawFrame, Frame, FramePhase, Stage } from '../kernel/stage.ts';
import { disposeTree, freeTree } from '../kernel/stage.ts';
import type { ViewCamera } from '../kernel/view-camera.ts';
import { type Graphics, releaseGraphics } from './graphics.ts';

export type StageHostOptions = {
  readonly graphics: Graphics;
  readonly camera: ViewCamera;
  readonly events: Emitter<MapEvents>;
  /** Maximum device pixels per CSS pixel. */
  readonly maxPixelRatio: number;
  readonly isMotionReduced: () => boolean;
};

type Hook = (frame: Frame) => void;

const MAX_FRAME_DELTA_MS = 100;

/**
 * Owns the renderer and the frame loop. A frame is drawn only if it was requested, the canvas has a
 * size and the context is not lost. Otherwise, nothing runs.
 */
export class StageHost implements Stage {
  readonly scene: Scene = new Scene();
  readonly camera: ViewCamera;
  readonly renderer: WebGLRenderer;
  readonly motion: FrameMotion;
  readonly #options: StageHostOptions;
  readonly #graphics: Graphics;
  readonly #groups = new Map<Floor, Group>();
  readonly #hooks: Record<FramePhase, Set<Hook>> = {
    update: new Set(),
    layout: new Set(),
    after: new Set(),
  };
  readonly #restored = new Set<() => void>();
  #draw: DrawFrame | undefined;
  #request = 0;
  #before = 0;
  #isLost = false;
  #isRemoved = false;
  #width = 0;
  #height = 0;

  constructor(options: StageHostOptions) {
    this.#options = options;
    this.camera = options.camera;
    this.#graphics = options.graphics;
    this.renderer = options.graphics.renderer;
    this.scene.matrixAutoUpdate = false;
    this.motion = new FrameMotion(
      { request: () => this.requestFrame(), now: () => performance.now() },
      options.isMotionReduced,
    );
    const { canvas } = options.graphics;
    canvas.addEventListener('webglcontextlost', this.#onLost);
    canvas.addEventListener('webglcontextrestored', this.#onRestored);
  }

  get pixelRatio(): number {
    const { canvas, requestFrame } = this.#graphics;
    // The renderer must not resize a canvas of another renderer, so its own pixel ratio is not set.
    return requestFrame
      ? canvas.width / (this.#width || canvas.width)
      : this.renderer.getPixelRatio();
  }

  groupOf(floor: Floor): Group {
    let group = this.#groups.get(floor);
    if (!group) {
      group = new Group();
      group.name = floor.id;
      this.#groups.set(floor, group);
      this.scene.add(group);
    }
    return group;
  }

  requestFrame(): void {
    if (this.#isRemoved || this.#isLost || this.#request !== 0) return;
    if (this.#graphics.requestFrame) {
      this.#graphics.requestFrame();
      return;
    }
    this.#request = requestAnimationFrame((now) => {
      this.#request = 0;
      this.drawFrame(now);
    });
  }

  onFrame(phase: FramePhase, hook: Hook): Unsubscribe {
    // Each call is a separate subscription, even with the same hook.
    const own: Hook = (frame) => hook(frame);
    this.#hooks[phase].add(own);
    return () => this.#hooks[phase].delete(own);
  }

  onContextRestored(hook: () => void): Unsubscribe {
    const own = (): void => hook();
    this.#restored.add(own);
    return () => this.#restored.delete(own);
  }

  setDraw(draw: DrawFrame | undefined): void {
    this.#draw = draw;
    this.requestFrame();
  }

  /**
   * Sets the size of the container in CSS pixels. Redraws immediately, to avoid flicker while
   * resizing.
   */
  setSize(width: number, height: number): void {
    const ratio = Math.min(globalThis.devicePixelRatio || 1, this.#options.maxPixelRatio);
    if (width === this.#width && height === this.#height && ratio === this.pixelRatio) return;
    this.#width = width;
    this.#height = height;
    if (width === 0 || height === 0) return;
    const { requestFrame } = this.#graphics;
    if (!requestFrame) {
      this.renderer.setPixelRatio(ratio);
      this.renderer.setSize(width, height, false);
    }
    const { camera } = this;
    // The camera keeps its size while the map is hidden, so showing it again unchanged is not a
    // resize.
    const isOther = width !== camera.width || height !== camera.height;
    camera.setSize(width, height);
    if (isOther) this.#options.events.emit('resize', { width, height });
    if (requestFrame || this.#before === 0) this.requestFrame();
    else this.drawFrame(performance.now());
  }

  /** Runs the hooks and draws. Called only by the loop and by an outer renderer. */
  drawFrame(now: number): void {
    if (this.#isRemoved || this.#isLost || this.#width === 0 || this.#height === 0) return;
    const { canvas, requestFrame } = this.#graphics;
    if (requestFrame) {
      // Resets state of the other renderer; before the hooks, because they may upload textures.
      this.renderer.resetState();
      this.renderer.setViewport(0, 0, canvas.width, canvas.height);
    }
    const elapsed = Math.min(MAX_FRAME_DELTA_MS, Math.max(0, now - this.#before));
    this.#before = now;
    const frame: Frame = { now, elapsed, camera: this.camera };
    this.motion.advance(now);
    for (const hook of this.#hooks.update) hook(frame);
    this.scene.updateMatrixWorld();
    for (const hook of this.#hooks.layout) hook(frame);
    if (this.#draw) this.#draw(this.renderer, this.scene, this.camera);
    else this.renderer.render(this.scene, this.camera.three);
    for (const hook of this.#hooks.after) hook(frame);
    if (requestFrame) this.renderer.resetState();
    this.#options.events.emit('frame', { now });
  }

  remove(): void {
    this.#isRemoved = true;
    cancelAnimationFrame(this.#request);
    this.motion.stopAll();
    const { canvas } = this.#graphics;
    canvas.removeEventListener('webglcontextlost', this.#onLost);
    canvas.removeEventListener('webglcontextrestored', this.#onRestored);
    for (const child of this.scene.children.slice()) disposeTree(child);
    releaseGraphics(this.#graphics);
    this.#groups.clear();
  }

  readonly #onLost = (event: Event): void => {
    event.preventDefault();
    this.#isLost = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    // Freed while the context is lost: later the objects would belong to no context, and browsers
    // warn.
    freeTree(this.scene);
    this.#options.events.emit('context-lost', {});
  };

  readonly #onRestored = (): void => {
    this.#isLost = false;
    for (const hook of this.#restored) hook();
    this.#options.events.emit('context-restored', {});
    this.requestFrame();
  };
}
