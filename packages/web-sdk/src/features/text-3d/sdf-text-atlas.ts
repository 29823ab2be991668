import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RedFormat } from 'three';
import { LABEL_FONTS } from '../../dom/font-families.ts';
import { distanceField } from './distance-field.ts';

/** A text in the atlas, in texels. */
export type SheetEntry = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Font size in the atlas in pixels; all other sizes are relative to it. */
export const FONT = 36;
export const LINE_HEIGHT = 1.15;
/** Padding around each text in pixels, as far as distances reach. */
export const SPREAD = 6;
const BASELINE = 0.36;
const MIN_ATLAS_PIXELS = 512;
const MAX_ATLAS_PIXELS = 4096;
const STYLE = `600 ${FONT}px ${LABEL_FONTS}`;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A texture atlas of signed distance fields, one per text, packed in rows; it grows as needed. */
export class SdfTextAtlas {
  texture: DataTexture;
  readonly #entries = new Map<string, SheetEntry>();
  readonly #context: CanvasRenderingContext2D;
  readonly #anisotropy: number;
  #size = MIN_ATLAS_PIXELS;
  #data = new Uint8Array(MIN_ATLAS_PIXELS ** 2);
  #x = 0;
  #y = 0;
  #rowHeight = 0;

  constructor(anisotropy: number) {
    this.#anisotropy = anisotropy;
    this.#context = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true })!;
    this.texture = this.#makeTexture();
  }

  get size(): number {
    return this.#size;
  }

  /** Width of a line in font sizes. */
  measure(line: string): number {
    this.#context.font = STYLE;
    return this.#context.measureText(line).width / FONT;
  }

  /** Adds a text once; `undefined` if the atlas is full and cannot grow. */
  add(lines: readonly string[]): SheetEntry | undefined {
    const key = lines.join('\n');
    const known = this.#entries.get(key);
    if (known) return known;
    const widest = Math.max(...lines.map((line) => this.measure(line)));
    const width = Math.ceil(widest * FONT) + 2 * SPREAD;
    const height = Math.ceil(lines.length * LINE_HEIGHT * FONT) + 2 * SPREAD;
    const corner = this.#room(width, height);
    if (!corner) return undefined;
    const field = distanceField(this.#draw(lines, width, height), {
      width,
      height,
      spread: SPREAD,
    });
    for (let row = 0; row < height; row++) {
      this.#data.set(
        field.subarray(row * width, (row + 1) * width),
        (corner.y + row) * this.#size + corner.x,
      );
    }
    this.texture.needsUpdate = true;
    const entry = { ...corner, width, height };
    this.#entries.set(key, entry);
    return entry;
  }

  dispose(): void {
    this.texture.dispose();
  }

  #room(width: number, height: number): { readonly x: number; readonly y: number } | undefined {
    while (width > this.#size) if (!this.#grow()) return undefined;
    if (this.#x + width > this.#size) {
      this.#y += this.#rowHeight;
      this.#x = this.#rowHeight = 0;
    }
    while (this.#y + height > this.#size) if (!this.#grow()) return undefined;
    const corner = { x: this.#x, y: this.#y };
    this.#x += width;
    this.#rowHeight = Math.max(this.#rowHeight, height);
    return corner;
  }

  #grow(): boolean {
    if (this.#size * 2 > MAX_ATLAS_PIXELS) return false;
    const before = this.#data;
    const old = this.#size;
    this.#size *= 2;
    this.#data = new Uint8Array(this.#size ** 2);
    for (let row = 0; row < old; row++) {
      this.#data.set(before.subarray(row * old, (row + 1) * old), row * this.#size);
    }
    this.texture.dispose();
    this.texture = this.#makeTexture();
    return true;
  }

  #draw(lines: readonly string[], width: number, height: number): Uint8ClampedArray {
    const context = this.#context;
    const { canvas } = context;
    if (canvas.width < width || canvas.height < height) {
      canvas.width = Math.max(canvas.width, width);
      canvas.height = Math.max(canvas.height, height);
    }
    context.clearRect(0, 0, width, height);
    context.font = STYLE;
    context.textAlign = 'center';
    for (const [index, line] of lines.entries()) {
      context.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
      context.fillText(line, width / 2, SPREAD + FONT * (LINE_HEIGHT * (index + 0.5) + BASELINE));
    }
    return context.getImageData(0, 0, width, height).data;
  }

  #makeTexture(): DataTexture {
    const texture = new DataTexture(this.#data, this.#size, this.#size, RedFormat);
    texture.minFilter = LinearMipmapLinearFilter;
    texture.magFilter = LinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = this.#anisotropy;
    texture.needsUpdate = true;
    return texture;
  }
}
