import type { GeometryElement } from '@brand/venue';
import type { Texture } from 'three';
import type { TextureLook } from '../../kernel/element-control.ts';
import type { FeatureContext } from '../../kernel/feature.ts';

/** A covered element in the scene. */
export type Cover = { follow(): void; paint(): void; remove(): void };

/** How pictures are loaded and put on elements. */
export type TexturePorts = {
  readonly load: (look: TextureLook) => Promise<Texture>;
  readonly cover: (element: GeometryElement, look: TextureLook, texture: Texture) => Cover;
  /** Told of a picture that could not be loaded for `elements.set`. */
  readonly onFail: (error: unknown) => void;
};

/** A picture, kept while an element wears it or somebody holds it. */
type Sheet = { readonly texture: Promise<Texture>; users: number };
type Worn = { readonly look: TextureLook; cover: Cover | undefined };

/** Draws the textures that elements have by their state. */
export class ElementTextures {
  readonly #context: Pick<FeatureContext, 'elements' | 'stage'>;
  readonly #ports: TexturePorts;
  readonly #sheets = new Map<TextureLook, Sheet>();
  readonly #worn = new Map<GeometryElement, Worn>();
  readonly #stop: () => void;

  constructor(context: Pick<FeatureContext, 'elements' | 'stage'>, ports: TexturePorts) {
    this.#context = context;
    this.#ports = ports;
    const { elements } = context;
    elements.allowTextures('allowed');
    this.#stop = elements.on('change', (change) => {
      if (!change.fields.includes('texture')) return;
      for (const element of change.elements) this.#dress(element);
    });
  }

  /** Covered elements in the scene. */
  get covers(): readonly Cover[] {
    return [...this.#worn.values()].flatMap(({ cover }) => cover ?? []);
  }

  /** Loads a picture, covers elements with it, and resolves when it is seen. */
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

  /** Takes a picture off the elements that still have it; any picture off all, without one. */
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

  #dress(element: GeometryElement): void {
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
    const worn: Worn = { look, cover: undefined };
    this.#worn.set(element, worn);
    void this.#putOn(element, worn, this.#sheets.has(look) ? 'reported' : 'new');
  }

  /** Covers an element once its picture is there; a failure is told once for all of a look. */
  async #putOn(element: GeometryElement, worn: Worn, failure: 'new' | 'reported'): Promise<void> {
    const { look } = worn;
    try {
      const texture = await this.#hold(look).texture;
      // Something else may have been asked for meanwhile.
      if (this.#worn.get(element) !== worn) return;
      worn.cover = this.#ports.cover(element, look, texture);
      this.#context.stage.requestFrame();
    } catch (error) {
      if (failure === 'new') this.#ports.onFail(error);
    }
  }

  #hold(look: TextureLook): Sheet {
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
