/** State of an element in the scene. */
export type ElementRow = {
  /** Colour of the sides as a number, `0xrrggbb`. */
  readonly color: number;
  readonly topColor: number;
  /** 0 is not drawn at all, 1 is opaque. */
  readonly opacity: number;
  /** Metres from base to top. */
  readonly height: number;
  /** Metres from the floor to the base. */
  readonly altitude: number;
};

/** Rows in a line of the texture. */
export const ROWS_PER_LINE = 128;
// Two texels per row: colours, opacity and lift; height and altitude.
const FLOATS_PER_ROW = 8;
const FLOATS_PER_LINE = FLOATS_PER_ROW * ROWS_PER_LINE;

/** Range of lines of the texture that changed. */
export type DirtyLines = { readonly first: number; readonly last: number };

/**
 * The state of all elements of a floor, in the layout of the texture that the shader reads. The CPU
 * copy stays: picking reads it, and the texture is restored from it after the graphics context was
 * lost.
 */
export class StateTable {
  readonly data: Float32Array<ArrayBuffer>;
  readonly rowCount: number;
  /** Lines of the texture. */
  readonly lineCount: number;
  /** Incremented by every change. */
  revision = 0;
  #first = Infinity;
  #last = -1;

  constructor(lifts: Float32Array) {
    this.rowCount = lifts.length;
    this.lineCount = Math.max(1, Math.ceil(this.rowCount / ROWS_PER_LINE));
    this.data = new Float32Array(this.lineCount * FLOATS_PER_LINE);
    for (let row = 0; row < lifts.length; row++) this.data[row * FLOATS_PER_ROW + 3] = lifts[row]!;
  }

  /** Sets a row. An unchanged row is not marked as dirty. */
  write(row: number, { color, topColor, opacity, height, altitude }: ElementRow): void {
    const { data } = this;
    const at = row * FLOATS_PER_ROW;
    const isSame =
      data[at] === color &&
      data[at + 1] === topColor &&
      data[at + 2] === Math.fround(opacity) &&
      data[at + 4] === Math.fround(height) &&
      data[at + 5] === Math.fround(altitude);
    if (isSame) return;
    data[at] = color;
    data[at + 1] = topColor;
    data[at + 2] = opacity;
    data[at + 4] = height;
    data[at + 5] = altitude;
    this.revision += 1;
    const line = Math.floor(row / ROWS_PER_LINE);
    this.#first = Math.min(this.#first, line);
    this.#last = Math.max(this.#last, line);
  }

  /** The lines that changed since the last call. */
  takeDirty(): DirtyLines | undefined {
    if (this.#last === -1) return undefined;
    const dirty = { first: this.#first, last: this.#last };
    this.#first = Infinity;
    this.#last = -1;
    return dirty;
  }

  opacityOf(row: number): number {
    return this.data[row * FLOATS_PER_ROW + 2]!;
  }

  /** Metres from the floor to the base. */
  baseOf(row: number): number {
    return this.data[row * FLOATS_PER_ROW + 5]!;
  }

  /** Metres from the floor to the top as it is drawn. */
  topOf(row: number): number {
    const at = row * FLOATS_PER_ROW;
    return this.data[at + 5]! + this.data[at + 4]! + this.data[at + 3]!;
  }
}
