import { expect, test } from 'vitest';
import { SlotRegistry } from './slot-registry.ts';

const frame = { x: 0, y: 0, width: 10, height: 20 };

test('picks the last slot with a frame, and the one before when that is removed', () => {
  let changes = 0;
  const slots = new SlotRegistry(() => (changes += 1));
  expect(slots.current).toBeUndefined();
  slots.set('first', { children: 'over it' });
  expect(slots.current).toBeUndefined();
  slots.set('first', { frame });
  expect(slots.current).toMatchObject({ frame, children: 'over it' });
  slots.set('second', { frame: { ...frame, x: 5 } });
  slots.set('first', { frame: { ...frame, y: 7 } });
  expect(slots.current?.frame?.x).toBe(5);
  slots.remove('second');
  expect(slots.current?.frame?.y).toBe(7);
  expect(changes).toBe(5);
});
