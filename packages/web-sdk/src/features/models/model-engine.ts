import type { FeatureContext } from '../../kernel/feature.ts';
import { LightRig } from './light-rig.ts';
import { loadGltf } from './load-gltf.ts';
import { ModelBody } from './model-body.ts';

export type BodyOptions = {
  /** Name of the file in errors. */
  readonly name: string;
  /** Base URL of accompanying files. */
  readonly path: string;
  readonly shading: 'matt' | 'physical';
};

/**
 * Draws models. Loaded lazily with the first one, because it is larger than the rest of the
 * feature.
 */
export class ModelEngine {
  readonly #context: FeatureContext;
  readonly #lights: LightRig;
  readonly #off: () => void;

  constructor(context: FeatureContext) {
    this.#context = context;
    const { stage, theme, events } = context;
    this.#lights = new LightRig(theme());
    stage.scene.add(this.#lights.root);
    stage.renderer.localClippingEnabled = true;
    this.#off = events.on('theme-change', () => this.#lights.setTheme(theme()));
  }

  async load(bytes: Uint8Array<ArrayBuffer>, options: BodyOptions): Promise<ModelBody> {
    const gltf = await loadGltf(bytes, options);
    const { stage, layers } = this.#context;
    const body = new ModelBody(gltf, {
      shading: options.shading,
      requestFrame: () => stage.requestFrame(),
    });
    layers.assign(body.root, 'models');
    body.root.traverse((part) => {
      if (!('isGroup' in part)) return;
      // three.js sorts by the order of groups first: transparent models would be drawn above
      // labels.
      part.renderOrder = 0;
      delete part.userData['layerBit'];
    });
    return body;
  }

  dispose(): void {
    this.#off();
    this.#lights.dispose();
  }
}
