import type { FeatureContext } from '../../kernel/feature.ts';
import { LightRig } from './light-rig.ts';
import { loadGltf } from './load-gltf.ts';
import { ModelBody } from './model-body.ts';

/** How a file becomes a body. */
export type BodyOptions = {
  /** What errors call the file. */
  readonly name: string;
  /** Where files beside it are. */
  readonly path: string;
  readonly shading: 'matt' | 'physical';
};

/** What draws models: loaded with the first one, since it is larger than all else of the feature. */
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
      // three.js sorts by the order of groups first: see-through models would come above labels.
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
