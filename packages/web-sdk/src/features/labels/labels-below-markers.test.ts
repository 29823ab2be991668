import { describe, expect, test } from 'vitest';
import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import type { LayoutSource } from '../../kernel/screen-layout.ts';
import { ICON_ONLY } from './label-boxes.ts';
import { LabelScene } from './label-scene.fixture.ts';
import type { LabelRow } from './label-store.ts';

describe('labels below markers', () => {
  /** A pin with its tip at the middle of the screen. */
  class Pins implements LayoutSource {
    boxes = [{ minX: 387, minY: 264, maxX: 413, maxY: 300 }];
    get ranks(): number[] {
      return this.boxes.map(() => Infinity);
    }
    begin(): void {}
    place(index: number, grid: CollisionGrid): void {
      const { minX, minY, maxX, maxY } = this.boxes[index]!;
      grid.takeForMarker(minX, minY, maxX, maxY);
    }
    end(): void {}
  }

  function pinned(row: Partial<LabelRow> = {}): { scene: LabelScene; pins: Pins; label: number } {
    const scene = new LabelScene();
    const label = scene.add(row);
    const pins = new Pins();
    scene.layout.add(pins);
    return { scene, pins, label };
  }

  test('moves a label below the pin that stands on its place', () => {
    const { scene, label } = pinned();
    expect(scene.show()).toEqual([label]);
    expect(scene.boxes()[0]!.minY).toBe(304);
  });

  test('moves a visible label when a pin is put on it, and back when the pin is gone', () => {
    const { scene, pins, label } = pinned();
    const [pin] = pins.boxes.splice(0);
    scene.show();
    expect(scene.boxes()[0]!.minY).toBe(292);
    pins.boxes.push(pin!);
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
    expect(scene.boxes()[0]!.minY).toBe(304);
    pins.boxes.length = 0;
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
    expect(scene.boxes()[0]!.minY).toBe(292);
  });

  test('moves it below a pin that ends between two pixels', () => {
    const { scene, pins, label } = pinned();
    pins.boxes = [{ minX: 390.3, minY: 271.7, maxX: 416.3, maxY: 307.7 }];
    expect(scene.show()).toEqual([label]);
    expect(scene.boxes()[0]!.minY).toBeGreaterThanOrEqual(311.7);
  });

  test('moves icon and text together', () => {
    const { scene } = pinned({ icon: 22, placements: [5, 2, 3, 4, ICON_ONLY] });
    scene.show();
    const [box] = scene.boxes();
    expect(box!.minY).toBe(304);
    expect(box!.maxY - box!.minY).toBe(22 + 3 + 16);
  });

  test('prefers the label that a pin stands on to a higher one below the pin', () => {
    const { scene, label } = pinned();
    const other = scene.add({ rank: 1.5, y: scene.px(-25) });
    expect(scene.show()).toEqual([label]);
    expect(other).not.toBe(label);
  });

  test('hides a label that would have to move far, and one that another label covers', () => {
    const { scene, pins, label } = pinned();
    pins.boxes = [{ minX: 300, minY: 264, maxX: 500, maxY: 400 }];
    expect(scene.show()).toEqual([]);
    pins.boxes = [];
    const other = scene.add({ rank: 2 });
    expect(scene.show()).toEqual([other]);
    expect(label).not.toBe(other);
  });
});
