import { seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { ICON_ONLY } from './label-boxes.ts';
import { LabelScene, ROW } from './label-scene.fixture.ts';
import { COVERABLE, INTERACTIVE, VISIBLE } from './label-store.ts';

function overlaps(boxes: ReturnType<LabelScene['boxes']>): number {
  let count = 0;
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY) count += 1;
    }
  }
  return count;
}

describe('ranks', () => {
  test('shows the higher rank of two labels at one position', () => {
    const scene = new LabelScene();
    scene.add({ rank: 1 });
    const high = scene.add({ rank: 2 });
    scene.add({ rank: 1.5 });
    expect(scene.show()).toEqual([high]);
  });

  test('shows a label with the rank always above others, and displaces lower ones', () => {
    const scene = new LabelScene();
    const first = scene.add({ rank: Infinity });
    const second = scene.add({ rank: Infinity });
    scene.add({ rank: 3 });
    expect(scene.show()).toEqual([first, second]);
  });

  test('applies a changed rank at the next layout', () => {
    const scene = new LabelScene();
    const a = scene.add({ rank: 2 });
    const b = scene.add({ rank: 1 });
    expect(scene.show()).toEqual([a]);
    scene.table.set(b, { ...ROW, rank: 3 });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([b]);
  });

  test('frees position and row of a removed label', () => {
    const scene = new LabelScene();
    const a = scene.add({ rank: 2 });
    const b = scene.add({ rank: 1 });
    scene.show();
    scene.table.remove(a);
    scene.layout.invalidate();
    expect(scene.show()).toEqual([b]);
    expect(scene.add({ rank: 0, x: 500 })).toBe(a);
    expect(scene.show()).toEqual([b]);
  });

  test('grows to hold many labels', () => {
    const scene = new LabelScene();
    for (let index = 0; index < 500; index++)
      scene.add({ x: index % 7, y: index, rank: index % 5 });
    expect(scene.show().length).toBeGreaterThan(5);
    expect(scene.table.ranks).toHaveLength(500);
  });
});

describe('placements', () => {
  test('fall back in order until one is free', () => {
    const scene = new LabelScene();
    scene.add({ rank: 3, x: scene.px(60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3, 5, 6] });
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(3);
  });

  test('shows the icon alone where no text fits, and the text when there is space', () => {
    const scene = new LabelScene();
    scene.add({ rank: 3, x: scene.px(60) });
    scene.add({ rank: 3, x: scene.px(-60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3, 6] });
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(ICON_ONLY);
    scene.show({ zoom: 19.5 });
    expect(scene.table.columns.placed[label]).toBe(2);
  });

  test('does not show a label without an icon as an icon alone', () => {
    const scene = new LabelScene();
    const high = scene.add({ rank: 3 });
    scene.add({ rank: 1, placements: [1, 6] });
    expect(scene.show()).toEqual([high]);
  });

  test('drops a placement that was removed from the options', () => {
    const scene = new LabelScene();
    const label = scene.add({});
    scene.show();
    scene.table.set(label, { ...ROW, icon: 20, placements: [2] });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
    expect(scene.table.columns.placed[label]).toBe(2);
  });

  test('keeps the placement of a visible label when a better one becomes free', () => {
    const scene = new LabelScene();
    const blocker = scene.add({ rank: 3, x: scene.px(60) });
    const label = scene.add({ rank: 1, icon: 20, placements: [2, 3] });
    scene.show();
    scene.table.remove(blocker);
    scene.layout.invalidate();
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(3);
  });
});

describe('visibility', () => {
  test('hides labels of hidden floors, and places others at the altitude of their floor', () => {
    const scene = new LabelScene();
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

  test('shows labels within their zoom range', () => {
    const scene = new LabelScene();
    const label = scene.add({ minZoom: 17, maxZoom: 19 });
    expect(scene.show({ zoom: 16.9 })).toEqual([]);
    expect(scene.show({ zoom: 17 })).toEqual([label]);
    expect(scene.show({ zoom: 19.1 })).toEqual([]);
  });

  test('hides labels that floors cover, and frees their space for others', () => {
    const scene = new LabelScene();
    scene.covered = (_x, z) => z < 5;
    const ignored = scene.add({ rank: 3, y: scene.px(100) });
    scene.add({ rank: 2, flags: VISIBLE | COVERABLE });
    const above = scene.add({ rank: 1, height: 6, flags: VISIBLE | COVERABLE });
    expect(scene.show()).toEqual([ignored, above]);
  });

  test('hides labels that are switched off, behind the camera or off the screen', () => {
    const scene = new LabelScene();
    scene.add({ flags: 0 });
    scene.add({ x: scene.px(2000) });
    scene.add({ y: scene.px(-3000) });
    expect(scene.show({ pitchDegrees: 60 })).toEqual([]);
  });

  test('shows a label when it is fully on the screen and hides it when the edge cuts it off', () => {
    const scene = new LabelScene();
    const label = scene.add({ x: scene.px(380) });
    expect(scene.show()).toEqual([]);
    expect(scene.show({ x: scene.px(30) })).toEqual([label]);
    expect(scene.show({ x: scene.px(14) })).toEqual([label]);
    expect(scene.show({ x: scene.px(10) })).toEqual([]);
    expect(scene.show({ x: scene.px(18) })).toEqual([]);
  });

  test('moves the text of a label to the other side of its icon at the edge', () => {
    const scene = new LabelScene();
    const label = scene.add({ icon: 20, placements: [2, 3] });
    scene.show();
    expect(scene.table.columns.placed[label]).toBe(2);
    scene.show({ x: scene.px(-340) });
    expect(scene.table.columns.placed[label]).toBe(3);
  });

  test('delays a label until there is time to measure it', () => {
    const scene = new LabelScene();
    scene.canMeasure = false;
    const label = scene.add({});
    expect(scene.show()).toEqual([]);
    scene.canMeasure = true;
    scene.layout.invalidate();
    expect(scene.show()).toEqual([label]);
  });

  test('keeps the old size of a visible label until its new text is measured', () => {
    const scene = new LabelScene();
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
  test('does not replace a visible label by one of equal rank when the camera moves a little', () => {
    const random = seededRandom(11);
    const scene = new LabelScene();
    for (let index = 0; index < 300; index++) {
      scene.add({ x: (random() - 0.5) * scene.px(900), y: (random() - 0.5) * scene.px(700) });
    }
    const before = scene.show();
    for (let step = 1; step <= 20; step++) {
      const after = scene.show({ x: scene.px(step * 0.7), y: scene.px(step * 0.4) });
      // Labels far enough from the edges that neither they nor new neighbours appear or disappear.
      const inner = before.filter((row) => {
        const x = scene.table.columns.screenX[row]!;
        const y = scene.table.columns.screenY[row]!;
        return x > 100 && x < 700 && y > 50 && y < 550;
      });
      expect(inner.filter((row) => !after.includes(row))).toEqual([]);
    }
  });

  test('does not displace a label by a new one of equal rank', () => {
    const scene = new LabelScene();
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

  test('ends with the same labels after moving there and back', () => {
    const scene = new LabelScene();
    const a = scene.add({});
    const b = scene.add({ x: scene.px(82) });
    expect(scene.show()).toEqual([a]);
    expect(scene.show({ zoom: 18.2 })).toEqual([a, b]);
    expect(scene.show({ zoom: 18 })).toEqual([a, b]);
    expect(scene.show({ zoom: 17.9 })).toEqual([a]);
    expect(scene.show({ zoom: 18 })).toEqual([a]);
  });
});

/** A crowd of labels with few ranks, the same for each scene. */
function crowd(budget: number): LabelScene {
  const random = seededRandom(7);
  const scene = new LabelScene();
  scene.budget = budget;
  for (let index = 0; index < 300; index++) {
    scene.add(
      {
        x: (random() - 0.5) * scene.px(1200),
        y: (random() - 0.5) * scene.px(900),
        rank: Math.floor(random() * 3),
      },
      [20 + random() * 120, 16],
    );
  }
  return scene;
}

/** Repeats the layout until every text is measured, and returns the visible rows of each. */
function settle(scene: LabelScene): number[][] {
  return Array.from({ length: Math.ceil(300 / Math.min(scene.budget, 300)) + 1 }, () => {
    scene.layout.invalidate();
    return scene.show();
  });
}

describe('labels added over several layouts', () => {
  test.each([1, 7, 40, 299])('match those of a single layout, %i a layout', (budget) => {
    const wanted = settle(crowd(Infinity)).at(-1);
    expect(settle(crowd(budget)).at(-1)).toEqual(wanted);
  });

  test('stay once they are visible, as long as the camera does not move', () => {
    const seen = new Set<number>();
    for (const shown of settle(crowd(7))) {
      expect([...seen].filter((row) => !shown.includes(row))).toEqual([]);
      for (const row of shown) seen.add(row);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  test.each([7, 40])('match even if the camera jumps in between, %i a layout', (budget) => {
    const later = { x: 30, y: 10, zoom: 18.5 };
    // So few that the layout is not complete when the camera jumps.
    const ends = [0, 1, 2].map((layouts) => {
      const scene = crowd(budget);
      for (let count = 0; count < layouts; count++) {
        scene.layout.invalidate();
        scene.show();
      }
      scene.camera.setPose({ ...scene.camera.pose, ...later });
      return settle(scene).at(-1);
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('wait for one of a higher rank whose position is unknown', () => {
    const scene = new LabelScene();
    const high = scene.add({ rank: 2, x: Number.NaN });
    const low = scene.add({ rank: 1 });
    expect(scene.show()).toEqual([]);
    scene.table.set(high, { ...ROW, rank: 2, x: scene.px(200) });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([high, low]);
  });

  test('do not hide those that were visible before', () => {
    const scene = new LabelScene();
    const old = scene.add({ rank: 1 });
    scene.show();
    const high = scene.add({ rank: 2, x: Number.NaN });
    expect(scene.show()).toEqual([old]);
    scene.table.set(high, { ...ROW, rank: 2 });
    scene.layout.invalidate();
    expect(scene.show()).toEqual([high]);
  });
});

describe('thousands of labels', () => {
  test('are not measured where they are off the screen', () => {
    const scene = new LabelScene();
    const shown = scene.add({});
    for (let step = 0; step < 3000; step++) scene.add({ x: scene.px(500 + step * 100) });
    expect(scene.show()).toEqual([shown]);
    expect(scene.measured).toBe(1);
    expect(scene.show({ x: scene.px(100_000) }).length).toBeGreaterThan(3);
  });

  test('are not measured below one of a higher rank', () => {
    const scene = new LabelScene();
    const top = scene.add({ rank: 2 });
    for (let step = 0; step < 3000; step++) scene.add({ x: scene.px(step % 30) });
    expect(scene.show()).toEqual([top]);
    expect(scene.measured).toBe(1);
  });
});

describe('no overlap', () => {
  test.each([1, 2, 3, 4, 5])(
    'keeps boxes apart while the camera moves at random (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const scene = new LabelScene();
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
  test('finds the visible label at a point of the screen if its flag is set', () => {
    const scene = new LabelScene();
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
