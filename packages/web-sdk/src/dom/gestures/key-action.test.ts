import { describe, expect, test } from 'vitest';
import { keyAction, type KeyPress } from './key-action.ts';

function press(key: string, more: Partial<KeyPress> = {}): ReturnType<typeof keyAction> {
  return keyAction({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
}

describe('keyAction', () => {
  test('pans with arrows, and rotates and tilts with Shift', () => {
    expect(press('ArrowLeft')).toMatchObject({ type: 'step', step: { panX: -80, turnDegrees: 0 } });
    expect(press('ArrowUp')).toMatchObject({ step: { panY: 80 } });
    expect(press('ArrowRight', { shiftKey: true })).toMatchObject({
      step: { panX: 0, turnDegrees: 15 },
    });
    expect(press('ArrowUp', { shiftKey: true })).toMatchObject({ step: { tiltDegrees: 10 } });
  });

  test('zooms with plus and minus in any keyboard layout', () => {
    for (const key of ['+', '=']) expect(press(key)).toMatchObject({ step: { zoom: 0.5 } });
    for (const key of ['-', '_']) expect(press(key)).toMatchObject({ step: { zoom: -0.5 } });
    expect(press('+', { shiftKey: true })).toMatchObject({ step: { zoom: 0.5 } });
  });

  test('resets and changes floors', () => {
    expect(press('Home')).toEqual({ type: 'reset' });
    expect(press('PageUp')).toEqual({ type: 'floor', direction: 'up' });
    expect(press('PageDown')).toEqual({ type: 'floor', direction: 'down' });
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
    'leaves keys with %s to the browser',
    (modifier) => {
      for (const key of ['ArrowLeft', '+', '-', 'Home', 'PageUp']) {
        expect(press(key, { [modifier]: true })).toBeUndefined();
      }
    },
  );

  test('leaves other keys alone', () => {
    for (const key of ['Tab', 'a', 'Enter', ' ']) expect(press(key)).toBeUndefined();
  });
});
