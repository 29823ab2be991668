import { describe, expect, it } from 'vitest';
import { stepOfKeys } from './undo-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('undo keys', () => {
  it.each([
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
  ])('trigger a step with %j', (pressed, step) => {
    expect(stepOfKeys({ ...NONE, ...pressed })).toBe(step);
  });

  it.each([
    { key: 'z' },
    { key: 'y', metaKey: true },
    { key: 'z', ctrlKey: true, altKey: true },
    { key: 'a', ctrlKey: true },
  ])('do nothing with %j', (pressed) => {
    expect(stepOfKeys({ ...NONE, ...pressed })).toBeUndefined();
  });
});
