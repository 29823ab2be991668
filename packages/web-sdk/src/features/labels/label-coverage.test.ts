import { describe, expect, test } from 'vitest';
import { openPlan, type PlannedShape } from './floor-plan.fixture.ts';
import { measureLabelCoverage } from './label-coverage.fixture.ts';

/** Classrooms in two rows along a corridor. */
function school(count: number, width: number): PlannedShape[] {
  return Array.from({ length: count }, (_, index) => {
    const x = (index >> 1) * width;
    const y = index % 2 === 0 ? 0 : 12;
    return {
      id: `room-${index}`,
      kind: 'room',
      name: 'Classroom',
      from: [x, y],
      to: [x + width, y + 8],
    };
  });
}

describe('measureLabelCoverage', () => {
  test('finds a zoom level for each of many rooms of one name', async () => {
    const { rooms, share } = measureLabelCoverage(await openPlan(school(60, 7)));
    expect(rooms).toHaveLength(60);
    expect(share).toBe(1);
    for (const { zoom } of rooms) expect(zoom).toBeLessThan(22);
  });

  test('finds smaller rooms at higher zoom levels, and the smallest within the limits', async () => {
    const venue = await openPlan([
      { id: 'hall', kind: 'room', name: 'Hall', from: [0, 0], to: [30, 20] },
      { id: 'closet', kind: 'room', name: 'Closet', from: [40, 0], to: [40.4, 0.4] },
    ]);
    const [hall, closet] = measureLabelCoverage(venue).rooms;
    expect(hall!.zoom).toBeLessThan(18);
    expect(closet!.zoom).toBe(21);
  });

  test('counts what cannot be read', async () => {
    const venue = await openPlan(school(4, 7));
    const { rooms, share } = measureLabelCoverage(venue, { zooms: [15, 16] });
    expect(share).toBe(0);
    expect(rooms.every(({ zoom }) => zoom === undefined)).toBe(true);
  });

  test('counts rooms that share one label, and leaves rooms without a name out', async () => {
    const venue = await openPlan([
      { id: 'a', kind: 'hallway', name: 'Mall', from: [0, 0], to: [20, 8] },
      { id: 'b', kind: 'hallway', name: 'Mall', from: [20, 0], to: [30, 8] },
      { id: 'c', kind: 'room', from: [30, 0], to: [40, 8] },
    ]);
    const { rooms, share } = measureLabelCoverage(venue);
    expect(rooms.map(({ room }) => room.id)).toEqual(['a', 'b']);
    expect(share).toBe(1);
    expect(rooms[0]!.zoom).toBe(rooms[1]!.zoom);
  });
});
