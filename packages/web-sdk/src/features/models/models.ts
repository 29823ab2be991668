import { type OnScreen, watchOnScreen } from '../../dom/on-screen.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { loadModelBytes } from './load-model-bytes.ts';
import type { ModelEngine } from './model-engine.ts';
import type { Model, ModelOptions, Models, ModelTarget } from './model-options.ts';
import { modelPlace } from './model-place.ts';
import { MODEL_DEFAULTS, readModelStyle } from './model-style.ts';
import { PlacedModel } from './placed-model.ts';

class ModelLayer implements Models {
  readonly #context: FeatureContext;
  readonly #models = new Set<PlacedModel>();
  readonly #offs: (() => void)[];
  readonly #removal = new AbortController();
  #engine: Promise<ModelEngine> | undefined;
  #screen: OnScreen | undefined;

  constructor(context: FeatureContext) {
    this.#context = context;
    const { stage, hits } = context;
    this.#offs = [
      stage.onFrame('update', ({ elapsed }) => {
        let isMoving = false;
        for (const model of this.#models) isMoving = model.beforeFrame(elapsed) || isMoving;
        if (!isMoving) return;
        // Endless animations are not drawn while the map is scrolled out of view.
        this.#screen ??= watchOnScreen(context.root, () => stage.requestFrame());
        if (this.#screen.isOnScreen) stage.requestFrame();
      }),
      () => this.#screen?.remove(),
      stage.onContextRestored(() => {
        for (const model of this.#models) model.restore();
      }),
      hits.add(({ ray }) => [...this.#models].flatMap((model) => model.hitsOf(ray))),
    ];
  }

  get all(): readonly Model[] {
    return [...this.#models];
  }

  async add(target: ModelTarget, options: ModelOptions): Promise<Model> {
    const style = { ...MODEL_DEFAULTS, ...readModelStyle(options, 'models.add') };
    const { url, shading = 'matt' } = options;
    const place = modelPlace(target, this.#context);
    const signals = [options.signal, this.#context.signal, this.#removal.signal];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    signal.throwIfAborted();
    const [bytes, engine] = await Promise.all([
      loadModelBytes(options, signal),
      (this.#engine ??= this.#start()),
    ]);
    signal.throwIfAborted();
    const path = url?.replace(/[^/]*$/, '') ?? '';
    const body = await engine.load(bytes, { name: url ?? 'the file', path, shading });
    if (signal.aborted) body.dispose();
    signal.throwIfAborted();
    const forget = (): unknown => this.#models.delete(model);
    const model = new PlacedModel(place, style, { context: this.#context, body, onRemove: forget });
    this.#models.add(model);
    return model;
  }

  removeAll(): void {
    for (const model of this.#models) model.remove();
  }

  remove(): void {
    this.#removal.abort();
    this.removeAll();
    for (const off of this.#offs) off();
    void this.#engine?.then((engine) => engine.dispose());
  }

  async #start(): Promise<ModelEngine> {
    const { ModelEngine } = await import('./model-engine.ts');
    return new ModelEngine(this.#context);
  }
}

/**
 * The feature `models`, for `map.use`: glTF and GLB models. The code that reads files is loaded
 * together with the first model.
 *
 * @example
 * const car = await map.use(models).add(
 *   { lngLat: [-9.1389, 38.7033], floorId: 'f_ground' },
 *   { url: '/models/car.glb', rotationDegrees: [0, 0, 45] },
 * );
 * await car.moveTo({ lngLat: [-9.1386, 38.7034], floorId: 'f_ground' }, { duration: 2000 });
 * car.remove();
 */
export const models: Feature<Models> = {
  name: 'models',
  install: (context) => new ModelLayer(context),
};
