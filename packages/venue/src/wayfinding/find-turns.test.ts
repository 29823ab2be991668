import { describe, expect, it } from 'vitest';
import { arrivalHeading, bearingOf, findTurns, headingDegrees, turnDegrees } from './find-turns.ts';

const at = (x: number, y: number) => ({ x, y });

/** Bearings of the turns of a line that runs north and then in another direction. */
function turnAfter(degrees: number): string[] {
  const angle = (degrees * Math.PI) / 180;
  const line = [at(0, -20), at(0, 0), at(20 * Math.sin(angle), 20 * Math.cos(angle))];
  return findTurns(line).map(({ bearing }) => bearing);
}

describe('findTurns', () => {
  it('names a turn by its angle', () => {
    expect(turnAfter(20)).toEqual([]);
    expect(turnAfter(40)).toEqual(['slight-right']);
    expect(turnAfter(-90)).toEqual(['left']);
    expect(turnAfter(140)).toEqual(['sharp-right']);
    expect(turnAfter(-175)).toEqual(['back']);
  });

  it('merges adjacent bends into one turn', () => {
    const line = [at(0, 0), at(0, 20), at(1, 22), at(3, 23), at(30, 23)];
    const turns = findTurns(line);
    expect(turns).toHaveLength(1);
    expect(turns[0]).toMatchObject({ index: 1, bearing: 'right', before: 0 });
    expect(turns[0]!.after).toBeCloseTo(90, 0);
  });

  it('ignores a sidestep that continues in the same direction', () => {
    expect(findTurns([at(0, 0), at(0, 20), at(2, 22), at(2, 40)])).toEqual([]);
  });

  it('ignores deviations that a straight line hardly misses', () => {
    expect(findTurns([at(0, 0), at(0.5, 10), at(0, 20), at(0.5, 30), at(0, 40)])).toEqual([]);
  });

  it('treats a turn in the last metres as part of the arrival', () => {
    const line = [at(0, 0), at(0, 20), at(2, 20)];
    expect(findTurns(line)).toEqual([]);
    expect(arrivalHeading(line)).toBeCloseTo(0, 9);
    expect(arrivalHeading([at(0, 0), at(0, 20), at(9, 20)])).toBeCloseTo(90, 9);
  });

  it('returns nothing for a line of one point', () => {
    expect(findTurns([at(1, 1)])).toEqual([]);
    expect(arrivalHeading([at(1, 1)])).toBe(0);
  });
});

describe('headings', () => {
  it('run clockwise from north', () => {
    expect(headingDegrees(at(0, 0), at(0, 1))).toBe(0);
    expect(headingDegrees(at(0, 0), at(1, 0))).toBe(90);
    expect(headingDegrees(at(0, 0), at(-1, 0))).toBe(270);
  });

  it('differ by the shorter way round, positive to the right', () => {
    expect(turnDegrees(350, 10)).toBe(20);
    expect(turnDegrees(10, 350)).toBe(-20);
    expect(bearingOf(turnDegrees(0, 180))).toBe('back');
  });
});
