import type { GeometryElement } from '@brand/venue';
import type { Texture } from 'three';
import type { TextureLook } from '../../kernel/element-control.ts';
import type { FeatureContext } from '../../kernel/feature.ts';

/** A textured element in the scene. */
export type Cover = { follow(): void; paint(): void; remove(): void };

export type TexturePorts = {
  readonly load: (look: TextureLook) => Promise<Texture>;
  readonly cover: (element: GeometryElement, look: TextureLook, texture: Texture) => Cover;
  /** Called if an image of `elements.set` could not be loaded. */
  readonly onFail: (error: unknown) => void;
};

/** A reference-counted image. */
type SharedTexture = { readonly texture: Promise<Texture>; users: number };
type AppliedTexture = { readonly look: TextureLook; cover: Cover | undefined };

/** Draws the textures in the state of elements. */
export class ElementTextures {
  readonly #context: Pick<FeatureContext, 'elements' | 'stage'>;
  readonly #ports: TexturePorts;
  readonly #sheets = new Map<TextureLook, SharedTexture>();
  readonly #worn = new Map<GeometryElement, AppliedTexture>();
  readonly #stop: () => void;

  constructor(context: Pick<FeatureContext, 'elements' | 'stage'>, ports: TexturePorts) {
    this.#context = context;
    this.#ports = ports;
    const { elements } = context;
    elements.allowTextures('allowed');
    this.#stop = elements.on('change', (change) => {
      if (!change.fields.includes('texture')) return;
      for (const element of change.elements) this.#updateTexture(element);
    });
  }

  /** Textured elements in the scene. */
  get covers(): readonly Cover[] {
    return [...this.#worn.values()].flatMap(({ cover }) => cover ?? []);
  }

  /** Loads an image and applies it to elements. Resolves once it is applied. */
  async cover(
    list: readonly GeometryElement[],
    look: TextureLook,
    signal: AbortSignal,
  ): Promise<void> {
    const sheet = this.#hold(look);
    try {
      await sheet.texture;
      signal.throwIfAborted();
      this.#context.elements.set(list, { texture: look });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      this.#release(look);
    }
  }

  /** Removes an image from the elements that still have it; without an argument, all images. */
  uncover(look?: TextureLook): void {
    const list = [...this.#worn].filter(([, worn]) => !look || worn.look === look);
    this.#context.elements.set(
      list.map(([element]) => element),
      { texture: 'default' },
    );
  }

  remove(): void {
    this.uncover();
    this.#stop();
    this.#context.elements.allowTextures('refused');
  }

  #updateTexture(element: GeometryElement): void {
    const { texture: look } = this.#context.elements.get(element);
    const before = this.#worn.get(element);
    if (before?.look === look) return;
    if (before) {
      before.cover?.remove();
      this.#worn.delete(element);
      this.#release(before.look);
      this.#context.stage.requestFrame();
    }
    if (!look) return;
    const worn: AppliedTexture = { look, cover: undefined };
    this.#worn.set(element, worn);
    void this.#putOn(element, worn, this.#sheets.has(look) ? 'reported' : 'new');
  }

  /**
   * Applies the image once it is loaded. A failure is reported once for all elements with the same
   * look.
   */
  async #putOn(
    element: GeometryElement,
    worn: AppliedTexture,
    failure: 'new' | 'reported',
  ): Promise<void> {
    const { look } = worn;
    try {
      const texture = await this.#hold(look).texture;
      // Another texture may have been requested in the meantime.
      if (this.#worn.get(element) !== worn) return;
      worn.cover = this.#ports.cover(element, look, texture);
      this.#context.stage.requestFrame();
    } catch (error) {
      if (failure === 'new') this.#ports.onFail(error);
    }
  }

  #hold(look: TextureLook): SharedTexture {
    let sheet = this.#sheets.get(look);
    if (!sheet) {
      sheet = { texture: this.#ports.load(look), users: 0 };
      this.#sheets.set(look, sheet);
    }
    sheet.users += 1;
    return sheet;
  }

  #release(look: TextureLook): void {
    const sheet = this.#sheets.get(look)!;
    sheet.users -= 1;
    if (sheet.users > 0) return;
    this.#sheets.delete(look);
    void sheet.texture.then(
      (texture) => texture.dispose(),
      () => {},
    );
  }
}
