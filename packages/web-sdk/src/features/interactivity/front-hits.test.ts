import { describe, expect, test } from 'vitest';
import type { Hit } from '../../kernel/hits.ts';
import { elementOf, frontHits } from './front-hits.ts';

function hit(type: Hit['type'], options: { interactive?: boolean; floorId?: string } = {}): Hit {
  const { interactive = false, floorId = 'f_ground' } = options;
  return {
    type,
    target: { type, floor: { id: floorId } },
    coordinate: { lngLat: [0, 0], floorId },
    distance: 1,
    isInteractive: interactive,
  } as unknown as Hit;
}

describe('frontHits', () => {
  test('hovers the nearest interactive element', () => {
    const room = hit('space', { interactive: true });
    const { interactive, hovered } = frontHits([room, hit('space', { interactive: true })]);
    expect(interactive).toBe(room);
    expect(hovered).toBe(room.target);
  });

  test('passes through walls, furniture and the floor below the room', () => {
    const room = hit('space', { interactive: true });
    const { hovered } = frontHits([hit('wall'), hit('object'), hit('area'), hit('floor'), room]);
    expect(hovered).toBe(room.target);
  });

  test('does not pass through a space that is not interactive', () => {
    const room = hit('space', { interactive: true });
    expect(frontHits([hit('space'), room]).hovered).toBeUndefined();
  });

  test('does not pass through a floor to another one', () => {
    const below = hit('space', { interactive: true, floorId: 'f_lower' });
    expect(frontHits([hit('floor', { floorId: 'f_upper' }), below]).hovered).toBeUndefined();
  });

  test('keeps the hover colour of a room below its label', () => {
    const label = hit('label', { interactive: true });
    const room = hit('space', { interactive: true });
    const { interactive, hovered } = frontHits([label, room]);
    expect(interactive).toBe(label);
    expect(hovered).toBe(room.target);
  });

  test('hovers no room below an interactive marker', () => {
    const marker = hit('marker', { interactive: true });
    const { interactive, hovered } = frontHits([marker, hit('space', { interactive: true })]);
    expect(interactive).toBe(marker);
    expect(hovered).toBeUndefined();
  });

  test('returns nothing without hits', () => {
    expect(frontHits([])).toEqual({ interactive: undefined, hovered: undefined });
  });
});

describe('elementOf', () => {
  test('returns shapes of the venue only', () => {
    expect(elementOf(hit('object'))).toBeDefined();
    expect(elementOf(hit('floor'))).toBeUndefined();
    expect(elementOf(hit('marker'))).toBeUndefined();
  });
});
