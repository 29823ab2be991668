import { describe, expect, it } from 'vitest';
import { withChange, withCopy, withModel } from './edit-placements.ts';

const HERE = { floorId: 'f_ground', lngLat: [-9.1389, 38.7033] } as const;
const DESK = withModel([], 'desk', HERE);

describe('placements', () => {
  it('start in the size of their file, on the floor', () => {
    expect(DESK).toEqual([
      { id: 'p1', model: 'desk', ...HERE, altitude: 0, rotationDegrees: 0, scale: 1 },
    ]);
  });

  it('copy with an id of their own, a metre to the east', () => {
    const changed = withChange(DESK, 'p1', { scale: 2, color: '#ff0000' });
    const [original, copy] = withCopy(changed, changed[0]!);

    expect(copy).toMatchObject({ id: 'p2', scale: 2, color: '#ff0000' });
    const metres = ((copy?.lngLat[0] ?? 0) - (original?.lngLat[0] ?? 0)) * 111_320 * 0.7804;
    expect(metres).toBeCloseTo(1, 1);
  });

  it('have unique ids', () => {
    const two = withModel(DESK, 'chair', HERE);
    const next = withModel(two.slice(1), 'lamp', HERE);

    expect(next.map(({ id }) => id)).toEqual(['p2', 'p3']);
  });

  it('change independently of each other', () => {
    const two = withModel(DESK, 'chair', HERE);
    const [desk, chair] = withChange(two, 'p2', { scale: 3 });

    expect(desk).toBe(DESK[0]);
    expect(chair?.scale).toBe(3);
  });
});
