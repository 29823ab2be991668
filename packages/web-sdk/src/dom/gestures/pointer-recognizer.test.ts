import { describe, expect, test } from 'vitest';
import type { GestureSink } from './gesture-sink.ts';
import { PointerRecognizer, type PointerRecord } from './pointer-recognizer.ts';

type Finger = { readonly id?: number; readonly x: number; readonly y: number };
type Script = {
  readonly log: string[];
  readonly recogniser: PointerRecognizer;
  put(type: PointerRecord['type'], finger: Finger, more?: Partial<PointerRecord>): void;
  /** Moves fingers to their targets in ten steps, one finger after the other in each step. */
  glide(from: readonly Finger[], to: readonly (readonly [x: number, y: number])[]): void;
};

const round = (value: number): number => Math.round(value * 100) / 100;
const at = ({ x, y }: Finger): string => `${round(x)},${round(y)}`;

function script({ oneFinger = 'moves', tilt = 'on' } = {}): Script {
  const log: string[] = [];
  const sink: GestureSink = {
    touch: () => {},
    begin: (kind) => log.push(`begin ${kind}`),
    letGo: (kind, time) => log.push(time === undefined ? `drop ${kind}` : `let go ${kind}`),
    grab: (place) => log.push(`grab ${at(place)}`),
    dragTo: (place) => log.push(`drag ${at(place)}`),
    pinch: (pinch) =>
      log.push(`pinch ${at(pinch.at)} ${round(pinch.scale)} ${round(pinch.turnDegrees)}`),
    turn: ({ turnDegrees, tiltDegrees }) =>
      log.push(`turn ${round(turnDegrees)} ${round(tiltDegrees)}`),
    zoomAbout: (place, levels) => log.push(`zoom ${at(place)} ${levels}`),
    keyDown: () => {},
    keyUp: () => {},
  };
  const recogniser = new PointerRecognizer(sink, {
    leavesOneFinger: () => oneFinger === 'scrolls',
    canTilt: () => tilt === 'on',
    onOneFingerIgnored: () => log.push('refused'),
  });
  let time = 0;
  const put: Script['put'] = (type, { id = 1, x, y }, more = {}) => {
    time += 10;
    recogniser.handle({ type, id, x, y, time, device: 'touch', isSecondary: false, ...more });
  };
  const glide: Script['glide'] = (from, to) => {
    for (let step = 1; step <= 10; step++) {
      for (const [index, a] of from.entries()) {
        const [x, y] = to[index]!;
        const mix = (start: number, end: number): number => start + ((end - start) * step) / 10;
        put('move', { id: a.id ?? 1, x: mix(a.x, x), y: mix(a.y, y) });
      }
    }
  };
  return { log, recogniser, put, glide };
}

const A: Finger = { id: 1, x: 100, y: 200 };
const B: Finger = { id: 2, x: 300, y: 200 };
const MOUSE = { device: 'mouse' } as const;

describe('one pointer', () => {
  test('emits nothing for a mouse press that moves less than 4 px', () => {
    const { log, put } = script();
    put('down', A, MOUSE);
    put('move', { x: 102, y: 203 }, MOUSE);
    put('up', { x: 102, y: 203 }, MOUSE);
    expect(log).toEqual([]);
  });

  test('drags from the start of the press once it moves 4 px', () => {
    const { log, put } = script();
    put('down', A, MOUSE);
    put('move', { x: 103, y: 200 }, MOUSE);
    put('move', { x: 104, y: 200 }, MOUSE);
    put('move', { x: 90, y: 210 }, MOUSE);
    put('up', { x: 90, y: 210 }, MOUSE);
    expect(log).toEqual([
      'begin pointer',
      'grab 100,200',
      'drag 104,200',
      'drag 90,210',
      'let go pointer',
    ]);
  });

  test('allows a finger more slop than a mouse before it drags', () => {
    const { log, put } = script();
    put('down', A);
    put('move', { x: 107, y: 200 });
    expect(log).toEqual([]);
    put('move', { x: 108, y: 200 });
    expect(log).toContain('begin pointer');
  });

  test('rotates and tilts with the secondary button', () => {
    const { log, put } = script();
    put('down', A, { ...MOUSE, isSecondary: true });
    put('move', { x: 110, y: 200 }, MOUSE);
    put('move', { x: 110, y: 180 }, MOUSE);
    put('up', { x: 110, y: 180 }, MOUSE);
    expect(log).toEqual(['begin pointer', 'turn 5 0', 'turn 0 7', 'let go pointer']);
  });

  test('leaves no momentum when it is cancelled', () => {
    const { log, put, recogniser } = script();
    put('down', A);
    put('move', { x: 150, y: 200 });
    put('cancel', { x: 150, y: 200 });
    expect(log.at(-1)).toBe('drop pointer');
    expect(recogniser.isPressed).toBe(false);
    put('move', { x: 190, y: 200 });
    expect(log.at(-1)).toBe('drop pointer');
  });

  test('leaves a finger to the page where one finger scrolls, but not a mouse', () => {
    const finger = script({ oneFinger: 'scrolls' });
    finger.put('down', A);
    finger.glide([A], [[100, 300]]);
    finger.put('up', { x: 100, y: 300 });
    expect(finger.log).toEqual(['refused']);
    const mouse = script({ oneFinger: 'scrolls' });
    mouse.put('down', A, MOUSE);
    mouse.put('move', { x: 100, y: 300 }, MOUSE);
    expect(mouse.log).toContain('drag 100,300');
  });
});

describe('taps', () => {
  test('zoom in when two follow each other quickly at about the same point', () => {
    const { log, put } = script();
    for (const x of [100, 105]) {
      put('down', { x, y: 50 });
      put('up', { x, y: 50 });
    }
    expect(log).toEqual(['begin pointer', 'zoom 105,50 1', 'drop pointer']);
    put('down', A);
    put('up', A);
    expect(log).toHaveLength(3);
  });

  test('do not zoom when they are far apart in time or space, or use the secondary button', () => {
    const { log, put } = script();
    const tap = (x: number, time: number, isSecondary = false): void => {
      put('down', { x, y: 50 }, { time, isSecondary });
      put('up', { x, y: 50 }, { time: time + 20, isSecondary });
    };
    tap(100, 0);
    tap(100, 400);
    tap(200, 500);
    tap(200, 600, true);
    tap(200, 650);
    expect(log).toEqual([]);
  });

  test('zoom out with two fingers', () => {
    const { log, put } = script();
    put('down', A);
    put('down', B);
    put('up', A);
    put('up', B);
    expect(log).toEqual(['begin pointer', 'zoom 200,200 -1', 'drop pointer']);
  });

  test('do not zoom out when two fingers stay down', () => {
    const { log, put } = script();
    put('down', A);
    put('down', B);
    put('up', A, { time: 900 });
    put('up', B, { time: 910 });
    expect(log).toEqual([]);
  });
});

describe('two fingers', () => {
  test('pinch about their centre without accidental rotation', () => {
    const { log, put, glide } = script();
    put('down', A);
    put('down', B);
    glide(
      [A, B],
      [
        [0, 190],
        [400, 215],
      ],
    );
    expect(log.slice(0, 2)).toEqual(['begin pointer', 'grab 200,200']);
    const pinches = log.slice(2);
    expect(pinches.every((line) => line.startsWith('pinch') && line.endsWith(' 0'))).toBe(true);
    const scale = pinches.reduce((all, line) => all * Number(line.split(' ')[2]), 1);
    expect(scale).toBeCloseTo(2, 1);
    expect(pinches.at(-1)).toMatch(/^pinch 200,202.5/);
  });

  test('rotate from ten degrees on, without a jump', () => {
    const { log, put } = script();
    put('down', A);
    put('down', B);
    for (let degrees = 1; degrees <= 40; degrees++) {
      const [x, y] = [
        100 * Math.cos((degrees / 180) * Math.PI),
        100 * Math.sin((degrees / 180) * Math.PI),
      ];
      put('move', { id: 1, x: 200 - x, y: 200 - y });
      put('move', { id: 2, x: 200 + x, y: 200 + y });
    }
    const turns = log.slice(2).map((line) => Number(line.split(' ')[3]));
    expect(Math.max(...turns)).toBeLessThan(1.5);
    const total = turns.reduce((all, each) => all + each, 0);
    expect(total).toBeGreaterThan(28);
    expect(total).toBeLessThan(31);
  });

  test('do not rotate by a few degrees, however far apart they are', () => {
    const { log, put, glide } = script();
    put('down', { id: 1, x: 0, y: 200 });
    put('down', { id: 2, x: 500, y: 200 });
    glide(
      [
        { id: 1, x: 0, y: 200 },
        { id: 2, x: 500, y: 200 },
      ],
      [
        [0, 165],
        [500, 235],
      ],
    );
    expect(log.length).toBeGreaterThan(5);
    expect(log.slice(2).every((line) => line.endsWith(' 0'))).toBe(true);
  });

  test('tilt when both move up or down side by side', () => {
    const { log, put, glide } = script();
    put('down', A);
    put('down', B);
    glide(
      [A, B],
      [
        [102, 100],
        [299, 100],
      ],
    );
    expect(log[0]).toBe('begin pointer');
    expect(log.slice(1).every((line) => line.startsWith('turn 0 '))).toBe(true);
    const total = log.slice(1).reduce((all, line) => all + Number(line.split(' ')[2]), 0);
    expect(total).toBeGreaterThan(30);
    expect(total).toBeLessThan(36);
  });

  test('pan when they move sideways, or up where tilting is off', () => {
    const sideways = script();
    sideways.put('down', A);
    sideways.put('down', B);
    sideways.glide(
      [A, B],
      [
        [180, 200],
        [380, 200],
      ],
    );
    expect(sideways.log.at(-1)).toMatch(/^pinch 280,200 /);
    const up = script({ tilt: 'off' });
    up.put('down', A);
    up.put('down', B);
    up.glide(
      [A, B],
      [
        [100, 100],
        [300, 100],
      ],
    );
    expect(up.log.at(-1)).toMatch(/^pinch 200,100 /);
  });
});

describe('fingers added and lifted during a gesture', () => {
  test('continue as one when the other is lifted, and as two when one is added', () => {
    const { log, put, glide } = script();
    put('down', A);
    glide([A], [[140, 200]]);
    put('down', B);
    glide(
      [{ id: 1, x: 140, y: 200 }, B],
      [
        [120, 200],
        [340, 200],
      ],
    );
    put('up', { id: 1, x: 120, y: 200 });
    put('move', { id: 2, x: 350, y: 210 });
    put('up', { id: 2, x: 350, y: 210 });
    expect(log.filter((line) => line === 'begin pointer')).toHaveLength(1);
    expect(log.filter((line) => line.startsWith('grab'))).toEqual([
      'grab 100,200',
      'grab 220,200',
      'grab 340,200',
    ]);
    expect(log.slice(-2)).toEqual(['drag 350,210', 'let go pointer']);
  });

  test('do not jump when the first of three is lifted', () => {
    const { log, put, glide } = script();
    put('down', A);
    put('down', B);
    glide(
      [A, B],
      [
        [50, 200],
        [350, 200],
      ],
    );
    put('down', { id: 3, x: 350, y: 500 });
    put('up', { id: 1, x: 50, y: 200 });
    const before = log.length;
    glide(
      [
        { id: 2, x: 350, y: 200 },
        { id: 3, x: 350, y: 500 },
      ],
      [
        [350, 190],
        [350, 530],
      ],
    );
    const scales = log.slice(before + 1).map((line) => Number(line.split(' ')[2]));
    expect(scales.length).toBeGreaterThan(3);
    expect(Math.max(...scales)).toBeLessThan(1.06);
  });

  test('pan a map that leaves one finger to the page, until one finger is left', () => {
    const { log, put, glide } = script({ oneFinger: 'scrolls' });
    put('down', A);
    put('down', B);
    glide(
      [A, B],
      [
        [50, 200],
        [350, 200],
      ],
    );
    put('up', { id: 1, x: 50, y: 200 });
    put('move', { id: 2, x: 352, y: 240 });
    put('up', { id: 2, x: 352, y: 240 });
    expect(log).toContain('begin pointer');
    expect(log.some((line) => line.startsWith('drag'))).toBe(false);
    expect(log.at(-1)).toBe('let go pointer');
  });

  test('end the gesture on reset', () => {
    const { log, put, glide, recogniser } = script();
    put('down', A);
    put('down', B);
    glide(
      [A, B],
      [
        [50, 200],
        [350, 200],
      ],
    );
    recogniser.reset();
    expect(log.at(-1)).toBe('drop pointer');
    expect(recogniser.isPressed).toBe(false);
    expect(recogniser.isMoving).toBe(false);
  });
});
