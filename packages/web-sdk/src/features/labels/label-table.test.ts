import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { ScreenLayout } from '../../kernel/screen-layout.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { emptyLabelBox, ICON_ONLY, NOT_PLACED } from './label-boxes.ts';
import { INTERACTIVE, VISIBLE, type LabelRow } from './label-columns.ts';
import { LabelTable } from './label-table.ts';

const ROW: LabelRow = {
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

class Scene {
  readonly camera = new ViewCamera(50);
  readonly layout = new ScreenLayout();
  readonly sizes = new Map<number, readonly [number, number]>();
  canMeasure = true;
  readonly table = new LabelTable(2, {
    measure: (row) => {
      if (!this.canMeasure) return false;
      this.table.setTextSize(row, ...(this.sizes.get(row) ?? [80, 16]));
      return true;
    },
    onLayout: () => {},
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

  /** Rows that are shown, after moving the camera. */
  show(pose: Partial<ViewCamera['pose']> = {}): number[] {
    this.camera.setPose({ ...this.camera.pose, ...pose });
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

  /** Metres for so many pixels. */
  px(pixels: number): number {
    return pixels * this.camera.metresPerPixel;
  }
}

function overlaps(boxes: ReturnType<Scene['boxes']>): number {
  let count = 0;
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY) count += 1;
    }
  }
  return count;
}

describe('ranks', () => {
  test('of two labels at one place the higher rank is shown', () => {
    const scene = new Scene();
    scene.add({ rank: 1 });
    const high = scene.add({ rank: 2 });
    scene.add({ rank: 1.5 });
    expect(scene.show()).toEqual([high]);
  });

  test('a label that is always shown is shown above others, and keeps lower ones away', () => {
    const scene = new Scene();
    const first = scene.add({ rank: Infinity });
    const second = scene.add({ rank: Infinity });
    scene.add({ rank: 3 });
    expect(scene.show()).toEqual([first, second]);
  });

  test('a changed rank counts at the next layout', () => {
    const scene = new Scene();
    const a = scene.add({ rank: 2 });
    const b = scene.add({ rank: 1 });
    expect(scene.show()).toEqual([a]);
    scene.table.set(b, { ...ROW, rank: 3 });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([b]);
  });

  test('a removed label gives its place and its row free', () => {
    const scene = new Scene();
    const a = scene.add({ rank: 2 });
    const b = scene.add({ rank: 1 });
    scene.show();
    scene.table.remove(a);
    scene.layout.invalidate();
    expect(scene.show()).toEqual([b]);
    expect(scene.add({ rank: 0, x: 500 })).toBe(a);
    expect(scene.show()).toEqual([b]);
  });

  test('many labels are held', () => {
    const scene = new Scene();
    for (let index = 0; index < 500; index++)
      scene.add({ x: index % 7, y: index, rank: index % 5 });
    expect(scene.show().length).toBeGreaterThan(5);
    expect(scene.table.ranks).toHaveLength(500);
  });
});

describe('placements', () => {
  test('are tried in order until one is free', () => {
    const scene = new Scene();
    scene.add({ rank: 3, x: scene.px(60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3, 5, 6] });
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(3);
  });

  test('the icon alone is shown where no text fits, and the text comes when there is room', () => {
    const scene = new Scene();
    scene.add({ rank: 3, x: scene.px(60) });
    scene.add({ rank: 3, x: scene.px(-60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3, 6] });
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(ICON_ONLY);
    scene.show({ zoom: 19.5 });
    expect(scene.table.columns.placed[label]).toBe(2);
  });

  test('a label without icon is not shown as an icon alone', () => {
    const scene = new Scene();
    const high = scene.add({ rank: 3 });
    scene.add({ rank: 1, placements: [1, 6] });
    expect(scene.show()).toEqual([high]);
  });

  test('a placement that is not wanted any more is given up', () => {
    const scene = new Scene();
    const label = scene.add({});
    scene.show();
    scene.table.set(label, { ...ROW, icon: 20, placements: [2] });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
    expect(scene.table.columns.placed[label]).toBe(2);
  });

  test('a shown label keeps its placement when a better one becomes free', () => {
    const scene = new Scene();
    const blocker = scene.add({ rank: 3, x: scene.px(60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3] });
    scene.show();
    scene.table.remove(blocker);
    scene.layout.invalidate();
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(3);
  });
});

describe('what is shown at all', () => {
  test('labels of hidden floors are not, and others stand at the altitude of theirs', () => {
    const scene = new Scene();
    const ground = scene.add({ floor: 1, x: scene.px(-200) });
    const upper = scene.add({ floor: 2, x: scene.px(200) });
    scene.table.floorVisible[2] = 0;
    expect(scene.show({ pitchDegrees: 45 })).toEqual([ground]);
    const low = scene.table.columns.screenY[ground]!;
    scene.table.floorVisible[2] = 1;
    scene.table.floorAltitude[2] = 5;
    scene.layout.invalidate();
    expect(scene.show()).toEqual([ground, upper]);
    expect(scene.table.columns.screenY[upper]).toBeLessThan(low - 3);
  });

  test('labels are shown within their range of zoom', () => {
    const scene = new Scene();
    const label = scene.add({ minZoom: 17, maxZoom: 19 });
    expect(scene.show({ zoom: 16.9 })).toEqual([]);
    expect(scene.show({ zoom: 17 })).toEqual([label]);
    expect(scene.show({ zoom: 19.1 })).toEqual([]);
  });

  test('labels that are switched off, behind the camera or off the screen are not', () => {
    const scene = new Scene();
    scene.add({ flags: 0 });
    scene.add({ x: scene.px(2000) });
    scene.add({ y: scene.px(-3000) });
    expect(scene.show({ pitchDegrees: 60 })).toEqual([]);
  });

  test('a label appears when it is whole on the screen and leaves when its place leaves it', () => {
    const scene = new Scene();
    const label = scene.add({ x: scene.px(380) });
    expect(scene.show()).toEqual([]);
    expect(scene.show({ x: scene.px(30) })).toEqual([label]);
    expect(scene.show({ x: scene.px(-15) })).toEqual([label]);
    expect(scene.show({ x: scene.px(-25) })).toEqual([]);
  });

  test('a label waits until there is time to measure it', () => {
    const scene = new Scene();
    scene.canMeasure = false;
    const label = scene.add({});
    expect(scene.show()).toEqual([]);
    scene.canMeasure = true;
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
  });

  test('a shown label keeps its old size while its new text waits to be measured', () => {
    const scene = new Scene();
    const label = scene.add({});
    scene.show();
    scene.canMeasure = false;
    scene.sizes.set(label, [120, 16]);
    scene.table.invalidateText(label);
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
    expect(scene.table.columns.textWidth[label]).toBe(80);
    scene.canMeasure = true;
    scene.layout.invalidate();
    scene.show();
    expect(scene.table.columns.textWidth[label]).toBe(120);
  });
});

describe('stability', () => {
  test('a shown label is not replaced by one of its own rank when the camera moves a little', () => {
    const random = seededRandom(11);
    const scene = new Scene();
    for (let index = 0; index < 300; index++) {
      scene.add({ x: (random() - 0.5) * scene.px(900), y: (random() - 0.5) * scene.px(700) });
    }
    const before = scene.show();
    for (let step = 1; step <= 20; step++) {
      const after = scene.show({ x: scene.px(step * 0.7), y: scene.px(step * 0.4) });
      // Those far enough from the edges that neither they nor new neighbours come or go.
      const inner = before.filter((row) => {
        const x = scene.table.columns.screenX[row]!;
        const y = scene.table.columns.screenY[row]!;
        return x > 100 && x < 700 && y > 50 && y < 550;
      });
      expect(inner.filter((row) => !after.includes(row))).toEqual([]);
    }
  });

  test('a label that comes in does not push out one of its own rank', () => {
    const scene = new Scene();
    const first = scene.add({ flags: 0 });
    const second = scene.add({});
    expect(scene.show()).toEqual([second]);
    scene.table.set(first, ROW);
    scene.layout.invalidate();
    expect(scene.show()).toEqual([second]);
    scene.table.set(first, { ...ROW, rank: 2 });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([first]);
  });

  test('moving there and back ends with the same labels', () => {
    const scene = new Scene();
    const a = scene.add({});
    const b = scene.add({ x: scene.px(82) });
    expect(scene.show()).toEqual([a]);
    expect(scene.show({ zoom: 18.2 })).toEqual([a, b]);
    expect(scene.show({ zoom: 18 })).toEqual([a, b]);
    expect(scene.show({ zoom: 17.9 })).toEqual([a]);
    expect(scene.show({ zoom: 18 })).toEqual([a]);
  });
});

describe('no overlap', () => {
  test.each([1, 2, 3, 4, 5])(
    'shown boxes never overlap while the camera moves at random (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const scene = new Scene();
      for (let index = 0; index < 400; index++) {
        const hasIcon = random() < 0.5;
        scene.add(
          {
            x: (random() - 0.5) * 600,
            y: (random() - 0.5) * 500,
            height: random() * 4,
            floor: Math.floor(random() * 3),
            rank: Math.floor(random() * 4),
            margin: random() * 8,
            icon: hasIcon ? 16 + random() * 16 : 0,
            placements: hasIcon ? [2, 3, 4, 5, 6] : [1, 5],
          },
          [20 + random() * 120, random() < 0.5 ? 16 : 32],
        );
      }
      let shown = 0;
      for (let step = 0; step < 60; step++) {
        const { pose } = scene.camera;
        const isJump = random() < 0.1;
        const far = isJump ? 100 : 6;
        scene.show({
          x: pose.x + (random() - 0.5) * far,
          y: pose.y + (random() - 0.5) * far,
          zoom: Math.min(20, Math.max(16, pose.zoom + (random() - 0.5) * (isJump ? 2 : 0.1))),
          bearingDegrees: pose.bearingDegrees + (random() - 0.5) * 10,
          pitchDegrees: Math.min(70, Math.max(0, pose.pitchDegrees + (random() - 0.5) * 10)),
        });
        if (random() < 0.1) scene.table.floorAltitude[1] = random() * 20;
        const boxes = scene.boxes();
        shown += boxes.length;
        expect(overlaps(boxes)).toBe(0);
      }
      expect(shown).toBeGreaterThan(500);
    },
  );
});

describe('rowAt', () => {
  test('finds the shown label at a place of the screen if its flag is set', () => {
    const scene = new Scene();
    const label = scene.add({ flags: VISIBLE | INTERACTIVE });
    scene.add({ y: scene.px(100) });
    scene.show();
    expect(scene.table.rowAt(400, 300, INTERACTIVE)).toBe(label);
    expect(scene.table.rowAt(439, 307, INTERACTIVE)).toBe(label);
    expect(scene.table.rowAt(442, 300, INTERACTIVE)).toBe(-1);
    expect(scene.table.rowAt(400, 200, INTERACTIVE)).toBe(-1);
    expect(scene.table.rowAt(400, 200, VISIBLE)).not.toBe(-1);
  });
});
