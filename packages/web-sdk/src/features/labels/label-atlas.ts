import { DataTexture, FramebufferTexture, LinearFilter, RGBAFormat, Vector2 } from 'three';
import type { WebGLRenderer } from 'three';
import { ShelfPacker } from './shelf-packer.ts';

/** An image in the atlas, in device pixels. */
export type AtlasEntry = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Draws an image with its top left corner at 0, 0, in CSS pixels. */
export type DrawPicture = (context: CanvasRenderingContext2D) => void;

const MIN_ATLAS_PIXELS = 1024;
const MAX_ATLAS_PIXELS = 4096;

/**
 * A texture atlas of texts and icons that contains only what is visible. An image is rasterised in
 * a small canvas when a label is first placed, and copied into the texture. A full atlas is
 * cleared, and enlarged if the images in use would fill half of it.
 */
export class LabelAtlas {
  texture: FramebufferTexture;
  /** Counter that increases when the atlas is cleared, which makes earlier entries invalid. */
  generation = 0;
  readonly #renderer: WebGLRenderer;
  readonly #entries = new Map<string, AtlasEntry>();
  readonly #position = new Vector2();
  #packer: ShelfPacker;
  #canvas: CanvasRenderingContext2D | undefined;
  #pixelRatio: number;

  constructor(renderer: WebGLRenderer, pixelRatio: number) {
    this.#renderer = renderer;
    this.#pixelRatio = pixelRatio;
    this.#packer = new ShelfPacker(this.#size(MIN_ATLAS_PIXELS * Math.ceil(pixelRatio)));
    this.texture = makeTexture(this.#packer.size);
  }

  get(key: string): AtlasEntry | undefined {
    return this.#entries.get(key);
  }

  /** Adds an image of this size in CSS pixels; `undefined` if the atlas is full. */
  add(key: string, width: number, height: number, draw: DrawPicture): AtlasEntry | undefined {
    const deviceWidth = Math.ceil(width * this.#pixelRatio);
    const deviceHeight = Math.ceil(height * this.#pixelRatio);
    const corner = this.#packer.insert(deviceWidth, deviceHeight);
    if (!corner) return undefined;
    const context = this.#cleared(deviceWidth, deviceHeight);
    context.save();
    context.scale(this.#pixelRatio, this.#pixelRatio);
    try {
      draw(context);
    } finally {
      context.restore();
    }
    this.#upload(context.getImageData(0, 0, deviceWidth, deviceHeight), corner.x, corner.y);
    const entry = { ...corner, width: deviceWidth, height: deviceHeight };
    this.#entries.set(key, entry);
    return entry;
  }

  /** Clears the atlas. `usedPixels` is the area that will be added again immediately. */
  clear(usedPixels: number, pixelRatio: number = this.#pixelRatio): void {
    this.#pixelRatio = pixelRatio;
    const { size } = this.#packer;
    const wanted = this.#size(usedPixels * 2 > size ** 2 ? size * 2 : size);
    this.#packer = new ShelfPacker(wanted);
    this.#entries.clear();
    this.generation += 1;
    if (wanted === size) return;
    this.texture.dispose();
    this.texture = makeTexture(wanted);
  }

  /** Discards a canvas that a cross-origin image has tainted. */
  dropCanvas(): void {
    this.#canvas = undefined;
  }

  dispose(): void {
    this.texture.dispose();
    this.#entries.clear();
  }

  #size(wanted: number): number {
    return Math.min(wanted, MAX_ATLAS_PIXELS, this.#renderer.capabilities.maxTextureSize);
  }

  #cleared(width: number, height: number): CanvasRenderingContext2D {
    // Read back after each image, so it must not live on the GPU.
    this.#canvas ??= document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true })!;
    const { canvas } = this.#canvas;
    if (canvas.width < width || canvas.height < height) {
      canvas.width = Math.max(canvas.width, width);
      canvas.height = Math.max(canvas.height, height);
    } else this.#canvas.clearRect(0, 0, width, height);
    return this.#canvas;
  }

  #upload(image: ImageData, x: number, y: number): void {
    const source = new DataTexture(image.data, image.width, image.height, RGBAFormat);
    this.#renderer.copyTextureToTexture(source, this.texture, null, this.#position.set(x, y));
  }
}

function makeTexture(size: number): FramebufferTexture {
  const texture = new FramebufferTexture(size, size);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.flipY = false;
  // Otherwise edges of letters would be darkened by the colour of empty pixels.
  texture.premultiplyAlpha = true;
  return texture;
}
