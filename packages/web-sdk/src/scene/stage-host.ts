import type { Floor } from '@brand/venue';
import { Group, Scene, WebGLRenderer } from 'three';
import type { Emitter, Unsubscribe } from '../kernel/emitter.ts';
import type { MapEvents } from '../kernel/events.ts';
import { MapViewError } from '../kernel/map-view-error.ts';
import { FrameMotion } from '../kernel/motion.ts';
import type { DrawFrame, Frame, FramePhase, Stage } from '../kernel/stage.ts';
import { disposeTree, freeTree } from '../kernel/stage.ts';
import type { ViewCamera } from '../kernel/view-camera.ts';

/** What a stage is made with. */
export type StageHostOptions = {
  readonly canvas: HTMLCanvasElement;
  readonly camera: ViewCamera;
  readonly events: Emitter<MapEvents>;
  readonly antialias: boolean;
  /** Most device pixels for a CSS pixel. */
  readonly maxPixelRatio: number;
  /** The context of another renderer that this one draws into. */
  readonly context?: WebGL2RenderingContext;
  /** Called instead of drawing when a frame is wanted and another renderer owns the loop. */
  readonly requestExternalFrame?: () => void;
  readonly isMotionReduced: () => boolean;
};

type Hook = (frame: Frame) => void;

const LONGEST_STEP = 100;

/**
 * Owns the renderer and the loop of frames. A frame is drawn when somebody asked for it, the canvas
 * has a size and the context is there; otherwise nothing runs.
 */
export class StageHost implements Stage {
  readonly scene: Scene = new Scene();
  readonly camera: ViewCamera;
  readonly renderer: WebGLRenderer;
  readonly motion: FrameMotion;
  readonly #options: StageHostOptions;
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
    this.renderer = createRenderer(options);
    this.scene.matrixAutoUpdate = false;
    this.motion = new FrameMotion(
      { request: () => this.requestFrame(), now: () => performance.now() },
      options.isMotionReduced,
    );
    options.canvas.addEventListener('webglcontextlost', this.#onLost);
    options.canvas.addEventListener('webglcontextrestored', this.#onRestored);
  }

  get pixelRatio(): number {
    const { canvas, context } = this.#options;
    // The renderer must not size a canvas that is another's, so it does not know the ratio.
    return context ? canvas.width / (this.#width || canvas.width) : this.renderer.getPixelRatio();
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
    if (this.#options.requestExternalFrame) {
      this.#options.requestExternalFrame();
      return;
    }
    this.#request = requestAnimationFrame((now) => {
      this.#request = 0;
      this.drawFrame(now);
    });
  }

  onFrame(phase: FramePhase, hook: Hook): Unsubscribe {
    // Each call is a subscription of its own, also with the same hook.
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

  /** Takes the size of the container in CSS pixels. Draws at once, so that resizing does not flash. */
  setSize(width: number, height: number): void {
    const ratio = Math.min(globalThis.devicePixelRatio || 1, this.#options.maxPixelRatio);
    if (width === this.#width && height === this.#height && ratio === this.pixelRatio) return;
    this.#width = width;
    this.#height = height;
    if (width === 0 || height === 0) return;
    if (!this.#options.context) {
      this.renderer.setPixelRatio(ratio);
      this.renderer.setSize(width, height, false);
    }
    this.camera.setSize(width, height);
    this.#options.events.emit('resize', { width, height });
    if (this.#options.requestExternalFrame) this.requestFrame();
    else this.drawFrame(performance.now());
  }

  /** Runs the hooks and draws. Only the loop, and an outer renderer, call it. */
  drawFrame(now: number): void {
    if (this.#isRemoved || this.#isLost || this.#width === 0 || this.#height === 0) return;
    const { canvas, context } = this.#options;
    if (context) {
      // What the other renderer left behind; before the hooks, since they may upload textures.
      this.renderer.resetState();
      this.renderer.setViewport(0, 0, canvas.width, canvas.height);
    }
    const elapsed = Math.min(LONGEST_STEP, Math.max(0, now - this.#before));
    this.#before = now;
    const frame: Frame = { now, elapsed, camera: this.camera };
    this.motion.advance(now);
    for (const hook of this.#hooks.update) hook(frame);
    this.scene.updateMatrixWorld();
    for (const hook of this.#hooks.layout) hook(frame);
    if (this.#draw) this.#draw(this.renderer, this.scene, this.camera);
    else this.renderer.render(this.scene, this.camera.three);
    for (const hook of this.#hooks.after) hook(frame);
    if (context) this.renderer.resetState();
    this.#options.events.emit('frame', { now });
  }

  remove(): void {
    this.#isRemoved = true;
    cancelAnimationFrame(this.#request);
    this.motion.stopAll();
    const { canvas, context } = this.#options;
    canvas.removeEventListener('webglcontextlost', this.#onLost);
    canvas.removeEventListener('webglcontextrestored', this.#onRestored);
    for (const child of this.scene.children.slice()) disposeTree(child);
    this.renderer.dispose();
    // Browsers keep few contexts alive; waiting for the garbage collector would starve later maps.
    if (!context) this.renderer.getContext().getExtension('WEBGL_lose_context')?.loseContext();
    this.#groups.clear();
  }

  readonly #onLost = (event: Event): void => {
    event.preventDefault();
    this.#isLost = true;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    // Freed while it is lost: later the objects would belong to no context, and browsers warn.
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

function createRenderer({ canvas, antialias, context }: StageHostOptions): WebGLRenderer {
  const attributes: WebGLContextAttributes = {
    antialias,
    alpha: true,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  };
  // Asked for here: three.js would report a refusal to the console before it throws.
  const own = context ?? canvas.getContext('webgl2', attributes);
  if (!own) {
    throw new MapViewError(
      'map-view/no-webgl',
      'This browser gives no WebGL 2 context, so the map cannot be drawn. Turn on hardware acceleration, close other maps, or show a picture through the option `fallback`.',
    );
  }
  const renderer = new WebGLRenderer({ canvas, context: own, antialias, alpha: true });
  if (context) renderer.autoClear = false;
  renderer.info.autoReset = true;
  return renderer;
}
