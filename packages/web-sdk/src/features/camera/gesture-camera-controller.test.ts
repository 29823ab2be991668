import { type Point, seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import type { CameraControls } from '../../dom/gestures/gesture-sink.ts';
import { PointerRecognizer, type PointerRecord } from '../../dom/gestures/pointer-recognizer.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import { anyView, LIMITS, POSE, viewAt } from './camera.fixture.ts';
import { GestureCameraController } from './gesture-camera-controller.ts';
import { Rig } from './rig.ts';

const CONTROLS: CameraControls = {
  pan: true,
  zoom: true,
  rotate: true,
  pitch: true,
  keyboard: true,
  wheel: 'zoom',
};
const REST = { panX: 0, panY: 0, zoom: 0, turnDegrees: 0, tiltDegrees: 0 };

type Held = {
  readonly hand: GestureCameraController;
  readonly rig: Rig;
  readonly view: ViewCamera;
  readonly events: string[];
  /** Draws frames until none is requested; returns their number. */
  run(interval?: number): number;
};

function hold(
  view: ViewCamera,
  options: { reduced?: boolean; controls?: Partial<CameraControls>; box?: 'none' } = {},
): Held {
  const limits = options.box ? { ...LIMITS, box: undefined } : LIMITS;
  const rig = new Rig(view, limits, (pose) => view.setPose(pose));
  const events: string[] = [];
  const wish = { frame: false };
  let now = 1000;
  const hand = new GestureCameraController(rig, {
    controls: () => ({ ...CONTROLS, ...options.controls }),
    isReduced: () => options.reduced ?? false,
    requestFrame: () => (wish.frame = true),
    onMove: () => {},
    onStart: (kind) => events.push(`start ${kind}`),
    onEnd: (kind) => events.push(`end ${kind}`),
  });
  const run = (interval = 16): number => {
    let frames = 0;
    while (wish.frame && frames < 2000) {
      wish.frame = false;
      hand.advance((now += interval));
      frames += 1;
    }
    return frames;
  };
  return { hand, rig, view, events, run };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A random point on the screen below the clamped part of the ground. */
function groundPlace(random: () => number, view: ViewCamera): Point {
  const middle = (view.padding.top + view.height - view.padding.bottom) / 2;
  return { x: random() * view.width, y: middle + random() * (view.height - middle) };
}

describe('GestureCameraController', () => {
  test('keeps the grabbed ground point under the pointer at any pose', () => {
    const random = seededRandom(21);
    for (let run = 0; run < 300; run++) {
      const { hand, view } = hold(anyView(random), { box: 'none' });
      const start = groundPlace(random, view);
      const ground = view.toPlane(start)!;
      hand.grab(start);
      for (let step = 0; step < 3; step++) {
        const to = groundPlace(random, view);
        hand.dragTo(to, step * 16);
        expect(distance(view.toScreen(ground)!, to)).toBeLessThan(0.01);
      }
    }
  });

  test('keeps the point between two fingers under them while they scale and rotate', () => {
    const random = seededRandom(22);
    for (let run = 0; run < 300; run++) {
      const { hand, view } = hold(anyView(random), { box: 'none' });
      const { zoom, bearingDegrees } = view.pose;
      const start = groundPlace(random, view);
      const ground = view.toPlane(start)!;
      const at = groundPlace(random, view);
      hand.grab(start);
      hand.pinch({ at, scale: 1.2, turnDegrees: 10 }, 0);
      expect(distance(view.toScreen(ground)!, at)).toBeLessThan(0.01);
      expect(view.pose.zoom).toBeCloseTo(Math.min(22, zoom + Math.log2(1.2)), 9);
      expect((view.pose.bearingDegrees - bearingDegrees + 720) % 360).toBeCloseTo(350, 6);
    }
  });

  test('keeps the point under the pointer while the wheel zooms', () => {
    const random = seededRandom(23);
    for (let run = 0; run < 100; run++) {
      const { hand, view, run: draw } = hold(anyView(random), { box: 'none' });
      const at = groundPlace(random, view);
      const ground = view.toPlane(at)!;
      const levels = random() * 4 - 2;
      const zoom = view.pose.zoom + levels;
      hand.zoomAbout(at, levels);
      draw();
      expect(view.pose.zoom).toBeCloseTo(Math.min(22, Math.max(15, zoom)), 6);
      expect(distance(view.toScreen(ground)!, at)).toBeLessThan(0.01);
    }
  });

  test('stays within the limits for any input', () => {
    const random = seededRandom(24);
    for (let run = 0; run < 40; run++) {
      const { hand, rig, view, run: draw } = hold(anyView(random));
      rig.move({});
      const recogniser = new PointerRecognizer(hand, {
        leavesOneFinger: () => false,
        canTilt: () => true,
        onOneFingerIgnored: () => {},
      });
      const types = ['down', 'move', 'move', 'move', 'move', 'up', 'cancel'] as const;
      for (let time = 0; time < 600; time += 6) {
        const record: PointerRecord = {
          type: types[Math.floor(random() * types.length)]!,
          id: Math.floor(random() * 3),
          x: random() * view.width,
          y: random() * view.height,
          time,
          device: random() < 0.5 ? 'touch' : 'mouse',
          isSecondary: random() < 0.3,
        };
        recogniser.handle(record);
        if (random() < 0.1) hand.zoomAbout(record, random() * 2 - 1);
        if (random() < 0.1)
          hand.keyDown('a', { ...REST, panX: 90, tiltDegrees: 20, turnDegrees: 9 });
        if (random() < 0.1) hand.advance(time);
        const { x, y, zoom, pitchDegrees, bearingDegrees } = view.pose;
        expect(Math.abs(x) <= 400 && Math.abs(y) <= 300).toBe(true);
        expect(zoom >= 15 && zoom <= 22).toBe(true);
        expect(pitchDegrees >= 0 && pitchDegrees <= 75).toBe(true);
        expect(bearingDegrees >= 0 && bearingDegrees < 360).toBe(true);
      }
      hand.stop();
      expect(draw()).toBeLessThan(2);
    }
  });
});

describe('GestureCameraController at the horizon and after release', () => {
  test('drags slowly at and above the horizon instead of throwing the map away', () => {
    const { hand, view } = hold(viewAt({ pitchDegrees: 75 }), { box: 'none' });
    hand.grab({ x: 450, y: 10 });
    hand.dragTo({ x: 451, y: 300 }, 0);
    expect(distance(view.pose, POSE)).toBeLessThan(view.distance * 4);
    const before = view.pose;
    hand.dragTo({ x: 461, y: 300 }, 16);
    expect(distance(view.pose, before)).toBeLessThan(view.metresPerPixel * 41);
  });

  test('glides after a fling, equally at any frame rate, then emits the end', () => {
    const ends = [8, 16, 50].map((interval) => {
      const { hand, view, run, events } = hold(viewAt());
      hand.begin('pointer');
      hand.grab({ x: 500, y: 400 });
      for (let step = 0; step <= 10; step++) hand.dragTo({ x: 500 - step * 8, y: 400 }, step * 10);
      const released = view.pose;
      hand.letGo('pointer', 101);
      expect(events).toEqual(['start pointer']);
      run(interval);
      expect(events).toEqual(['start pointer', 'end pointer']);
      expect(distance(view.pose, released)).toBeGreaterThan(100 * view.metresPerPixel);
      return view.pose;
    });
    for (const end of ends) {
      expect(distance(end, ends[0]!)).toBeLessThan(viewAt().metresPerPixel);
    }
  });

  test('stops gliding at a limit', () => {
    const { hand, run, events } = hold(viewAt({ x: 385, bearingDegrees: 0 }));
    hand.begin('pointer');
    hand.grab({ x: 500, y: 400 });
    for (let step = 0; step <= 10; step++) hand.dragTo({ x: 500 - step * 8, y: 400 }, step * 10);
    hand.letGo('pointer', 101);
    expect(run()).toBeLessThan(15);
    expect(events.at(-1)).toBe('end pointer');
  });

  test('stops gliding when the map is touched', () => {
    const { hand, view, events } = hold(viewAt());
    hand.begin('pointer');
    hand.grab({ x: 500, y: 400 });
    hand.dragTo({ x: 480, y: 400 }, 0);
    hand.dragTo({ x: 440, y: 400 }, 16);
    hand.letGo('pointer', 17);
    hand.advance(1000);
    hand.advance(1016);
    hand.touch();
    expect(events).toEqual(['start pointer', 'end pointer']);
    const stopped = view.pose;
    hand.advance(1032);
    expect(view.pose).toBe(stopped);
  });

  test('does not glide when motion is reduced, and applies steps at once', () => {
    const { hand, view, run, events } = hold(viewAt(), { reduced: true });
    hand.begin('pointer');
    hand.grab({ x: 500, y: 400 });
    hand.dragTo({ x: 480, y: 400 }, 0);
    hand.dragTo({ x: 440, y: 400 }, 16);
    hand.letGo('pointer', 17);
    hand.begin('wheel');
    hand.zoomAbout({ x: 1, y: 1 }, 1);
    expect(view.pose.zoom).toBeCloseTo(POSE.zoom + 1, 9);
    hand.letGo('wheel');
    hand.keyDown('KeyA', { ...REST, turnDegrees: 15 });
    expect(view.pose.bearingDegrees).toBeCloseTo(POSE.bearingDegrees + 15, 9);
    hand.keyUp('KeyA');
    expect(run()).toBe(0);
    const kinds = ['pointer', 'wheel', 'keyboard'];
    expect(events).toEqual(kinds.flatMap((kind) => [`start ${kind}`, `end ${kind}`]));
  });
});

describe('GestureCameraController with keys and controls', () => {
  test('applies a step equally at any frame rate', () => {
    const zooms = [10, 50].map((interval) => {
      const { hand, view } = hold(viewAt());
      hand.zoomAbout({ x: 450, y: 300 }, 1);
      for (let now = 0; now <= 100; now += interval) hand.advance(now);
      return view.pose.zoom;
    });
    expect(zooms[0]).toBeCloseTo(zooms[1]!, 9);
    expect(zooms[0]! - POSE.zoom).toBeGreaterThan(0.5);
    expect(zooms[0]! - POSE.zoom).toBeLessThan(1);
  });

  test('does not emit an end before the wheel is released', () => {
    const { hand, run, events } = hold(viewAt());
    hand.begin('wheel');
    hand.zoomAbout({ x: 450, y: 300 }, 1);
    run();
    expect(events).toEqual(['start wheel']);
    hand.letGo('wheel');
    expect(events).toEqual(['start wheel', 'end wheel']);
  });

  test('applies one step for a tapped key and repeats while it is held', () => {
    const { hand, view, run, events } = hold(viewAt({ bearingDegrees: 90 }));
    hand.keyDown('ArrowUp', { ...REST, panY: 80 });
    hand.keyUp('ArrowUp');
    run();
    expect(view.pose.x - POSE.x).toBeCloseTo(80 * view.metresPerPixel, 6);
    expect(view.pose.y).toBeCloseTo(POSE.y, 6);
    expect(events).toEqual(['start keyboard', 'end keyboard']);
    hand.keyDown('ArrowUp', { ...REST, panY: 80 });
    const before = view.pose;
    for (let now = 0; now < 1250; now += 10) hand.advance(now);
    hand.keyDown('ArrowUp', { ...REST, panY: 80 });
    const moved = (view.pose.x - before.x) / view.metresPerPixel;
    expect(moved).toBeGreaterThan(80 * 5);
    expect(moved).toBeLessThan(80 * 7.5);
    hand.keyUp('ArrowUp');
    run();
    expect(events).toHaveLength(4);
  });

  test('ignores gestures that the controls disable', () => {
    const off = { pan: false, zoom: false, rotate: false, pitch: false };
    const { hand, view, run } = hold(viewAt(), { controls: off });
    const before = view.pose;
    hand.grab({ x: 500, y: 400 });
    hand.dragTo({ x: 100, y: 300 }, 0);
    hand.pinch({ at: { x: 100, y: 300 }, scale: 2, turnDegrees: 30 }, 16);
    hand.turn({ turnDegrees: 20, tiltDegrees: 10 }, 32);
    hand.zoomAbout({ x: 5, y: 5 }, 2);
    hand.keyDown('KeyA', { ...REST, panX: 80, zoom: 1 });
    hand.keyUp('KeyA');
    run();
    expect(view.pose).toBe(before);
  });

  test('pinches about the fingers without moving where panning is disabled', () => {
    const { hand, view } = hold(viewAt(), { controls: { pan: false } });
    const at = { x: 600, y: 450 };
    const ground = view.toPlane(at)!;
    hand.grab({ x: 200, y: 500 });
    hand.pinch({ at, scale: 1.5, turnDegrees: 0 }, 0);
    expect(distance(view.toScreen(ground)!, at)).toBeLessThan(0.01);
  });
});
