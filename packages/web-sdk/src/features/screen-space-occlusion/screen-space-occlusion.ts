import type { WebGLRenderer } from 'three';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { FrameBudget } from './frame-budget.ts';
import type {
  OcclusionEvents,
  OcclusionFallback,
  ScreenSpaceOcclusion,
  ScreenSpaceOcclusionOptions,
} from './occlusion-options.ts';
import { OcclusionPass } from './occlusion-pass.ts';

const DEFAULTS = { radius: 1.5, strength: 1, budget: 24 };

class OcclusionEffect implements ScreenSpaceOcclusion {
  readonly #context: FeatureContext;
  readonly #options: Required<ScreenSpaceOcclusionOptions>;
  readonly #events = new Emitter<OcclusionEvents>();
  readonly #off: Unsubscribe;
  #pass: OcclusionPass | undefined;

  constructor(context: FeatureContext, options: ScreenSpaceOcclusionOptions) {
    this.#context = context;
    this.#options = { ...DEFAULTS, ...options };
    this.#off = context.stage.onContextRestored(() => this.#renew());
    this.enable();
  }

  get isActive(): boolean {
    return this.#pass !== undefined;
  }

  enable(): void {
    if (this.#pass) return;
    const { stage } = this.#context;
    // With an external renderer, size of the targets and depth of the scene would not match.
    if (stage.camera.isExternal) return this.#fallBack('drawn-by-another-map', undefined);
    const pass = new OcclusionPass(this.#options);
    const budget = new FrameBudget(this.#options.budget);
    this.#pass = pass;
    stage.scene.add(pass.layer);
    stage.setDraw((renderer, scene, camera) => {
      if (camera.isExternal) return this.#fallBack('drawn-by-another-map', undefined);
      const start = performance.now();
      pass.update(renderer, scene, camera);
      renderer.render(scene, camera.three);
      if (budget.verdict() !== 'measuring') return;
      waitForGraphics(renderer);
      budget.add(performance.now() - start);
      if (budget.verdict() === 'too-slow') this.#fallBack('too-slow', budget.frameTime);
      stage.requestFrame();
    });
  }

  disable(): void {
    if (!this.#pass) return;
    this.#pass.dispose();
    this.#pass = undefined;
    this.#context.stage.setDraw(undefined);
  }

  on<K extends keyof OcclusionEvents>(
    name: K,
    listener: (payload: OcclusionEvents[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  remove(): void {
    this.#off();
    this.disable();
    this.#events.clear();
  }

  /** The targets were lost with the old context, and the new one must not free them. */
  #renew(): void {
    if (!this.#pass) return;
    this.#pass.layer.removeFromParent();
    this.#pass = undefined;
    this.enable();
  }

  #fallBack(reason: OcclusionFallback, frameTime: number | undefined): void {
    this.disable();
    this.#events.emit('fallback', { reason, frameTime });
  }
}

/**
 * Waits until rendering is complete. Rendering is asynchronous, and reading a pixel waits for its
 * end.
 */
function waitForGraphics(renderer: WebGLRenderer): void {
  const gl = renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

/**
 * The feature `screen-space-occlusion`, for `map.use`: the high quality level of shadows. On
 * devices that are too slow for it, the effect turns itself off automatically.
 *
 * @example
 * const effect = map.use(screenSpaceOcclusion);
 * effect.on('fallback', ({ frameTime }) => console.log(`${frameTime} ms a frame`));
 */
export const screenSpaceOcclusion: Feature<
  ScreenSpaceOcclusion,
  ScreenSpaceOcclusionOptions | undefined
> = {
  name: 'screen-space-occlusion',
  install: (context, options = {}) => new OcclusionEffect(context, options),
};
