import type { Floor, FloorImage, GeometryElement } from '@brand/venue';
import { RepeatWrapping, type Texture } from 'three';
import type { TextureLook } from '../../kernel/element-control.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import { ElementTexture } from './element-texture.ts';
import { ElementTextures } from './element-textures.ts';
import type {
  ImageOptions,
  Images,
  ImageTarget,
  MapImage,
  PictureOptions,
  TextureOptions,
} from './image-options.ts';
import { imagePlace } from './image-place.ts';
import { IMAGE_DEFAULTS, readImageStyle } from './image-style.ts';
import { loadImage, type ImageRequest } from './load-image.ts';
import { PlacedImage } from './placed-image.ts';

const MAX_PIXELS = 1024;
const TEXTURE_SCALE = 2;

class ImageLayer implements Images {
  readonly #context: FeatureContext;
  readonly #images = new Set<PlacedImage>();
  readonly #venueImages = new WeakSet<MapImage>();
  readonly #textures: ElementTextures;
  readonly #groups = new Set<Removable>();
  readonly #offs: (() => void)[];
  readonly #removal = new AbortController();

  constructor(context: FeatureContext) {
    this.#context = context;
    const { stage, hits, events } = context;
    this.#textures = new ElementTextures(context, {
      load: (look) => this.#loadTexture(look),
      cover(element, { side = 'top', scale = TEXTURE_SCALE }, texture) {
        return new ElementTexture(element, { context, texture, side, scale });
      },
      // An aborted load is not a failure.
      onFail: (error) => this.#removal.signal.aborted || console.error(error),
    });
    this.#offs = [
      stage.onFrame('layout', () => {
        for (const image of this.#images) image.follow();
        for (const cover of this.#textures.covers) cover.follow();
      }),
      events.on('theme-change', () => {
        for (const image of this.#images) image.paint();
        for (const cover of this.#textures.covers) cover.paint();
      }),
      hits.add(({ ray }) => [...this.#images].flatMap((image) => image.hitsOf(ray))),
    ];
  }

  get all(): readonly MapImage[] {
    return [...this.#images].filter((image) => !this.#venueImages.has(image));
  }

  add(target: ImageTarget, options: ImageOptions): Promise<MapImage> {
    return this.#add(target, options, 'app');
  }

  showFloorImages(): Removable {
    const { floors, stage } = this.#context;
    const stop = new AbortController();
    const shown = new Set<Floor>();
    const images: MapImage[] = [];
    const off = stage.onFrame('update', () => {
      for (const floor of floors.visible) {
        if (shown.has(floor)) continue;
        shown.add(floor);
        for (const image of floor.images) void this.#showOne(image, images, stop.signal);
      }
    });
    stage.requestFrame();
    const group = {
      remove: (): void => {
        off();
        stop.abort();
        for (const image of images) image.remove();
        this.#groups.delete(group);
      },
    };
    this.#groups.add(group);
    return group;
  }

  async setTexture(
    elements: GeometryElement | Iterable<GeometryElement>,
    options: TextureOptions,
  ): Promise<Removable> {
    const { signal, ...look } = options;
    const list = Symbol.iterator in elements ? [...elements] : [elements];
    await this.#textures.cover(list, look, this.#signalOf(signal));
    return { remove: () => this.#textures.uncover(look) };
  }

  removeAll(): void {
    this.#textures.uncover();
    for (const each of [...this.#groups, ...this.#images]) each.remove();
  }

  remove(): void {
    this.#removal.abort();
    this.removeAll();
    this.#textures.remove();
    for (const off of this.#offs) off();
  }

  async #showOne(image: FloorImage, images: MapImage[], signal: AbortSignal): Promise<void> {
    const { path: url, center, width, height, rotationDegrees, element } = image;
    // An image that floats is not on its element.
    const target = element && (center.height ?? 0) === 0 ? onTop(this.#context, image) : center;
    try {
      const options = { url, width, height, rotationDegrees, signal };
      images.push(await this.#add(target, options, 'venue'));
    } catch {
      // A missing image is a gap in the data: the floor is shown without it.
    }
  }

  async #add(
    target: ImageTarget,
    options: ImageOptions,
    origin: 'venue' | 'app',
  ): Promise<PlacedImage> {
    const given = readImageStyle(options, 'images.add');
    const { width, orientation } = { ...IMAGE_DEFAULTS, ...given };
    const context = this.#context;
    const place = imagePlace(target, orientation, context);
    const metres = Math.max(width, given.height ?? 0);
    const request = this.#request(options, metres, 'images.add');
    const texture = await loadImage(context.venue, request);
    if (request.signal.aborted) texture.dispose();
    request.signal.throwIfAborted();
    const canvas = texture.image as HTMLCanvasElement;
    const height = (width * canvas.height) / canvas.width;
    const { rotationDegrees } = place;
    const style = { ...IMAGE_DEFAULTS, height, rotationDegrees, ...given };
    const forget = (): unknown => this.#images.delete(image);
    const image = new PlacedImage({ context, texture, place, style, origin, onRemove: forget });
    this.#images.add(image);
    if (origin === 'venue') this.#venueImages.add(image);
    return image;
  }

  async #loadTexture(look: TextureLook): Promise<Texture> {
    const request = this.#request(look, look.scale ?? TEXTURE_SCALE, 'texture');
    const texture = await loadImage(this.#context.venue, request);
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    return texture;
  }

  #request(options: PictureOptions, metres: number, call: string): ImageRequest {
    const { url, maxPixels = MAX_PIXELS } = options;
    return { url, maxPixels, metres, signal: this.#signalOf(options.signal), call };
  }

  /** Returns a signal that aborts with the call, with the feature or with the map. */
  #signalOf(own: AbortSignal | undefined): AbortSignal {
    const signals = [own, this.#context.signal, this.#removal.signal];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    signal.throwIfAborted();
    return signal;
  }
}

/** Returns the position of an image on top of its shape. */
function onTop({ elements }: FeatureContext, { center, element }: FloorImage): ImageTarget {
  const { visible, altitude, height } = elements.get(element!);
  return { ...center, height: visible ? altitude + height : 0 };
}

/**
 * The feature `images`, for `map.use`: images on floors, tops and walls.
 *
 * @example
 * const pictures = map.use(images);
 * pictures.showFloorImages();
 */
export const images: Feature<Images> = {
  name: 'images',
  install: (context) => new ImageLayer(context),
};
