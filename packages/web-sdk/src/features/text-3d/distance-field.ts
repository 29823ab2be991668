const FAR = 1e10;

/** Size of an image in pixels. */
export type FieldSize = {
  readonly width: number;
  readonly height: number;
  /** Pixels on each side of an outline in which the distance is encoded. */
  readonly spread: number;
};

/**
 * A signed distance field of an image: 128 on the outline, more inside. Unlike an image of letters,
 * it stays sharp when it is magnified. The input is RGBA, of which only alpha is used.
 *
 * The squared distance to the nearest pixel of a set is the lower envelope of parabolas, first
 * along columns, then along rows (Felzenszwalb and Huttenlocher 2012). Half covered pixels start
 * with the fraction of a pixel that separates them from the outline. The cost is linear in pixels.
 */
export function distanceField(pixels: ArrayLike<number>, size: FieldSize): Uint8Array<ArrayBuffer> {
  const { width, height, spread } = size;
  const count = width * height;
  const outside = new Float64Array(count);
  const inside = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const share = pixels[index * 4 + 3]! / 255;
    outside[index] = share === 0 ? FAR : Math.max(0, 0.5 - share) ** 2;
    inside[index] = share === 1 ? FAR : Math.max(0, share - 0.5) ** 2;
  }
  squaredDistances(outside, size);
  squaredDistances(inside, size);
  const field = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const distance = Math.sqrt(inside[index]!) - Math.sqrt(outside[index]!);
    field[index] = Math.max(0, Math.min(255, Math.round(128 + (distance * 127) / spread)));
  }
  return field;
}

function squaredDistances(grid: Float64Array, { width, height }: FieldSize): void {
  const scratch = new Scratch(Math.max(width, height));
  for (let x = 0; x < width; x++)
    scratch.transform(grid, { start: x, stride: width, length: height });
  for (let y = 0; y < height; y++)
    scratch.transform(grid, { start: y * width, stride: 1, length: width });
}

type Line = { readonly start: number; readonly stride: number; readonly length: number };

class Scratch {
  readonly #values: Float64Array;
  /** Vertices of the parabolas in the envelope, and the start of the interval of each. */
  readonly #feet: Int32Array;
  readonly #from: Float64Array;

  constructor(length: number) {
    this.#values = new Float64Array(length);
    this.#feet = new Int32Array(length);
    this.#from = new Float64Array(length + 1);
  }

  transform(grid: Float64Array, { start, stride, length }: Line): void {
    const values = this.#values;
    const feet = this.#feet;
    const from = this.#from;
    for (let index = 0; index < length; index++) values[index] = grid[start + index * stride]!;
    let last = 0;
    feet[0] = 0;
    from[0] = -Infinity;
    from[1] = Infinity;
    for (let foot = 1; foot < length; foot++) {
      let crossing: number;
      for (;;) {
        const other = feet[last]!;
        crossing =
          (values[foot]! - values[other]! + foot * foot - other * other) / (2 * (foot - other));
        if (crossing > from[last]!) break;
        last -= 1;
      }
      last += 1;
      feet[last] = foot;
      from[last] = crossing;
      from[last + 1] = Infinity;
    }
    let at = 0;
    for (let index = 0; index < length; index++) {
      while (from[at + 1]! < index) at += 1;
      const away = index - feet[at]!;
      grid[start + index * stride] = away * away + values[feet[at]!]!;
    }
  }
}
