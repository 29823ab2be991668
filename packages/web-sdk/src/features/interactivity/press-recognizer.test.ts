import { describe, expect, test } from 'vitest';
import { PressRecognizer, type PointerRecord, type Press } from './press-recognizer.ts';

type Step = Partial<PointerRecord> & { readonly kind: PointerRecord['kind'] };

function play(...steps: readonly Step[]): string[] {
  const recogniser = new PressRecognizer();
  return steps.flatMap((step) => kinds(recogniser.feed(record(step))));
}

function record(step: Step): PointerRecord {
  return { id: 1, device: 'mouse', x: 100, y: 100, time: 0, ...step };
}

function kinds(presses: readonly Press[]): string[] {
  return presses.map(({ kind }) => kind);
}

describe('PressRecognizer', () => {
  test('recognises a click for a press that does not move', () => {
    const recogniser = new PressRecognizer();
    recogniser.feed(record({ kind: 'down', x: 10, y: 20 }));
    expect(recogniser.feed(record({ kind: 'up', x: 11, y: 20, time: 90 }))).toEqual([
      { kind: 'click', x: 11, y: 20 },
    ]);
  });

  test.each([
    ['mouse', 3.9, ['click']],
    ['mouse', 4, []],
    ['touch', 7.9, ['click']],
    ['touch', 8, []],
    ['pen', 8, []],
  ] as const)('recognises for a %s that moved %d px %j', (device, distance, expected) => {
    expect(
      play({ kind: 'down', device }, { kind: 'up', device, x: 100 + distance, time: 50 }),
    ).toEqual(expected);
  });

  test('recognises no click for a drag that returns to its start', () => {
    expect(
      play({ kind: 'down' }, { kind: 'move', x: 140 }, { kind: 'move' }, { kind: 'up', time: 80 }),
    ).toEqual([]);
  });

  test('recognises a double click for two clicks, after both', () => {
    const twice = [{ kind: 'down' }, { kind: 'up' }, { kind: 'down', time: 200 }] as const;
    expect(play(...twice, { kind: 'up', time: 300, x: 103 })).toEqual([
      'click',
      'click',
      'double-click',
    ]);
  });

  test('recognises no double click for clicks far apart in time or space', () => {
    const once = [{ kind: 'down' }, { kind: 'up' }] as const;
    expect(play(...once, { kind: 'down', time: 500 }, { kind: 'up', time: 500 })).toEqual([
      'click',
      'click',
    ]);
    expect(play(...once, { kind: 'down', x: 120 }, { kind: 'up', x: 120, time: 100 })).toEqual([
      'click',
      'click',
    ]);
  });

  test('starts over with the third of three quick clicks', () => {
    const clicks = [0, 100, 200].flatMap((time): Step[] => [
      { kind: 'down', time },
      { kind: 'up', time },
    ]);
    expect(play(...clicks)).toEqual(['click', 'click', 'double-click', 'click']);
  });
});

describe('PressRecognizer over time and with several pointers', () => {
  test('recognises a long press after half a second, and no click after it', () => {
    const recogniser = new PressRecognizer();
    recogniser.feed(record({ kind: 'down', device: 'touch', time: 1000 }));
    expect(recogniser.longPressAt).toBe(1500);
    expect(recogniser.rest(1499)).toEqual([]);
    expect(recogniser.rest(1500)).toEqual([{ kind: 'long-press', x: 100, y: 100 }]);
    expect(recogniser.rest(1600)).toEqual([]);
    expect(recogniser.feed(record({ kind: 'up', device: 'touch', time: 1700 }))).toEqual([]);
  });

  test('recognises a long press on release if the timer is late', () => {
    expect(play({ kind: 'down' }, { kind: 'up', time: 500 })).toEqual(['long-press']);
    expect(play({ kind: 'down' }, { kind: 'up', time: 499 })).toEqual(['click']);
  });

  test('recognises no long press for a press that moved 8 px, but one for less', () => {
    const recogniser = new PressRecognizer();
    recogniser.feed(record({ kind: 'down' }));
    recogniser.feed(record({ kind: 'move', x: 107 }));
    expect(recogniser.longPressAt).toBe(500);
    recogniser.feed(record({ kind: 'move', x: 108 }));
    expect(recogniser.longPressAt).toBeUndefined();
    expect(recogniser.rest(2000)).toEqual([]);
  });

  test('recognises nothing with several fingers, until all are lifted', () => {
    expect(
      play(
        { kind: 'down', id: 1, device: 'touch' },
        { kind: 'down', id: 2, device: 'touch', x: 200 },
        { kind: 'up', id: 2, device: 'touch', x: 200, time: 50 },
        { kind: 'up', id: 1, device: 'touch', time: 60 },
        { kind: 'down', id: 3, device: 'touch', time: 1000 },
        { kind: 'up', id: 3, device: 'touch', time: 1050 },
      ),
    ).toEqual(['click']);
  });

  test('recognises nothing for a press that the browser cancelled', () => {
    const recogniser = new PressRecognizer();
    recogniser.feed(record({ kind: 'down', device: 'touch' }));
    expect(recogniser.isDown).toBe(true);
    expect(recogniser.feed(record({ kind: 'cancel', device: 'touch' }))).toEqual([]);
    expect(recogniser.isDown).toBe(false);
    expect(recogniser.longPressAt).toBeUndefined();
  });

  test('ignores a pointer that was not pressed here', () => {
    expect(play({ kind: 'move' }, { kind: 'up' })).toEqual([]);
  });
});
