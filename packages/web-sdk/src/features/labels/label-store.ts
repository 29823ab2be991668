/** Bits of a row's flags. */
export const VISIBLE = 1;
export const INTERACTIVE = 2;
export const OCCLUDED = 4;
/** Set if the text is measured. */
export const MEASURED = 8;
/** Set if the text must be measured again. Until then, the old size is used. */
export const STALE = 16;
/** Set if floors above hide the label. */
export const COVERABLE = 32;

/** Values of a label. Placements are indices of `PLACEMENTS`, tried in order. */
export type LabelRow = {
  readonly x: number;
  readonly y: number;
  /** Metres above the floor. */
  readonly height: number;
  /** Index of the floor; 0 for none. */
  readonly floor: number;
  readonly rank: number;
  readonly flags: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** CSS pixels that have to be free around a label before it appears. */
  readonly margin: number;
  readonly icon: number;
  readonly placements: readonly number[];
};

/** Maximum number of placements, each of which takes four bits. */
export const MAX_PLACEMENTS = 7;

/** A struct of arrays, one row for each label. A row keeps its index until it is removed. */
export class LabelStore {
  readonly capacity: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly height: Float32Array;
  readonly floor: Uint16Array;
  readonly rank: Float64Array;
  readonly flags: Uint8Array;
  readonly minZoom: Float32Array;
  readonly maxZoom: Float32Array;
  readonly margin: Float32Array;
  readonly icon: Float32Array;
  readonly placements: Uint32Array;
  readonly textWidth: Float32Array;
  readonly textHeight: Float32Array;
  /** The placement of the last layout, 0 for none. */
  readonly placed: Uint8Array;
  /** Distance by which the label is moved down to avoid a marker, in CSS pixels. */
  readonly shift: Float32Array;
  /** The placement to keep if possible: that of the last layout without a pending label. */
  readonly held: Uint8Array;
  /**
   * The anchor on the screen; NaN if it cannot be shown, infinite while its position is unknown.
   */
  readonly screenX: Float64Array;
  readonly screenY: Float64Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.x = new Float64Array(capacity);
    this.y = new Float64Array(capacity);
    this.height = new Float32Array(capacity);
    this.floor = new Uint16Array(capacity);
    this.rank = new Float64Array(capacity);
    this.flags = new Uint8Array(capacity);
    this.minZoom = new Float32Array(capacity);
    this.maxZoom = new Float32Array(capacity);
    this.margin = new Float32Array(capacity);
    this.icon = new Float32Array(capacity);
    this.placements = new Uint32Array(capacity);
    this.textWidth = new Float32Array(capacity);
    this.textHeight = new Float32Array(capacity);
    this.placed = new Uint8Array(capacity);
    this.shift = new Float32Array(capacity);
    this.held = new Uint8Array(capacity);
    this.screenX = new Float64Array(capacity);
    this.screenY = new Float64Array(capacity);
  }

  /** A copy with twice the capacity. */
  grown(): LabelStore {
    const larger = new LabelStore(this.capacity * 2);
    for (const [name, column] of Object.entries(this)) {
      if (ArrayBuffer.isView(column)) {
        (larger[name as keyof LabelStore] as Float64Array).set(column as Float64Array);
      }
    }
    return larger;
  }
}
