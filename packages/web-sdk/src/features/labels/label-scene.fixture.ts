import { ScreenLayout } from '../../kernel/screen-layout.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { emptyLabelBox, NOT_PLACED } from './label-boxes.ts';
import { VISIBLE, type LabelRow } from './label-store.ts';
import { LabelTable } from './label-table.ts';

/** A visible text in the middle of the scene. */
export const ROW: LabelRow = {
  x: 0,
  y: 0,
  height: 0,
  floor: 0,
  rank: 1,
  flags: VISIBLE,
  minZoom: 0,
  maxZoom: 30,
  margin: 4,
  icon: 0,
  placements: [1],
};

/** A camera and labels in a layout, without a browser. */
export class LabelScene {
  readonly camera: ViewCamera = new ViewCamera(50);
  readonly layout: ScreenLayout = new ScreenLayout();
  readonly sizes: Map<number, readonly [number, number]> = new Map();
  canMeasure = true;
  /** Texts that were measured. */
  measured = 0;
  /** Maximum number of texts that a layout may measure. */
  budget: number = Infinity;
  #measured = 0;
  covered: (x: number, z: number) => boolean = () => false;
  readonly table: LabelTable = new LabelTable(2, {
    measure: (row) => {
      if (!this.canMeasure || ++this.#measured > this.budget) return false;
      this.measured += 1;
      this.table.setTextSize(row, ...(this.sizes.get(row) ?? [80, 16]));
      return true;
    },
    onLayout: () => {},
    isCovered: (x, _y, z) => this.covered(x, z),
  });

  constructor() {
    this.camera.setSize(800, 600);
    this.camera.setPose({ x: 0, y: 0, z: 0, zoom: 18, bearingDegrees: 0, pitchDegrees: 0 });
    this.layout.add(this.table);
  }

  add(row: Partial<LabelRow>, size: readonly [number, number] = [80, 16]): number {
    const number = this.table.add({ ...ROW, ...row });
    this.sizes.set(number, size);
    this.layout.invalidate();
    return number;
  }

  /** Rows that are visible after moving the camera. */
  show(pose: Partial<ViewCamera['pose']> = {}): number[] {
    this.camera.setPose({ ...this.camera.pose, ...pose });
    this.#measured = 0;
    this.layout.update(this.camera);
    return [...this.table.order]
      .filter((row) => this.table.columns.placed[row] !== NOT_PLACED)
      .toSorted((a, b) => a - b);
  }

  boxes(): { minX: number; minY: number; maxX: number; maxY: number }[] {
    const { placed, screenX, screenY } = this.table.columns;
    return [...this.table.order]
      .filter((row) => placed[row] !== NOT_PLACED)
      .map((row) => {
        const box = this.table.boxOf(row, placed[row]!, emptyLabelBox());
        const x = screenX[row]!;
        const y = screenY[row]!;
        return { minX: x + box.minX, minY: y + box.minY, maxX: x + box.maxX, maxY: y + box.maxY };
      });
  }

  /** Converts pixels to metres. */
  px(pixels: number): number {
    return pixels * this.camera.metresPerPixel;
  }
}
