import { expect, test } from 'vitest';
import { fixAt, openTinyLab } from './lab.fixture.ts';
import {
  distanceToVenue,
  findFarthest,
  placeByTwoPoints,
  placeFixes,
  placeMiddle,
} from './placement.ts';

const { venue } = await openTinyLab();
const { frame, center } = venue;
const LINE = [
  fixAt(venue, 0, [1000, 2000], { headingDegrees: 90 }),
  fixAt(venue, 1, [1030, 2000]),
  fixAt(venue, 2, [1010, 2000]),
];

function metresOf(fixes: typeof LINE | ReturnType<typeof placeFixes>): number[][] {
  return fixes.map(({ lngLat }) => {
    const { x, y } = frame.toMetres(lngLat);
    return [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0];
  });
}

test('moves the middle of a recording and keeps its size', () => {
  expect(metresOf(placeFixes(LINE, placeMiddle(LINE, center)))).toEqual([
    [-15, 0],
    [15, 0],
    [-5, 0],
  ]);
  expect(placeFixes(LINE, undefined)).toBe(LINE);
});

test('turns clockwise around the pivot, headings included', () => {
  const turned = placeFixes(LINE, { ...placeMiddle(LINE, center), rotationDegrees: 90 });
  expect(metresOf(turned)).toEqual([
    [0, 15],
    [0, -15],
    [0, 5],
  ]);
  expect(turned[0]!.headingDegrees).toBe(180);
});

test('starts at the first point and leads towards the second', () => {
  expect(findFarthest(LINE)).toBe(LINE[1]);
  const placement = placeByTwoPoints(LINE, {
    start: center,
    farthest: frame.toLngLat({ x: 0, y: 60 }),
  });
  expect(metresOf(placeFixes(LINE, placement))).toEqual([
    [0, 0],
    [0, 30],
    [0, 10],
  ]);
  expect(placeByTwoPoints([], { start: center, farthest: center })).toBeUndefined();
});

test('knows how far from the venue a recording was made', () => {
  expect(distanceToVenue([fixAt(venue, 0, [0, 0])], venue)).toBe(0);
  expect(Math.round(distanceToVenue(LINE, venue) / 100)).toBe(22);
  const [lng, lat] = center;
  expect(distanceToVenue([{ source: 1, time: 0, lngLat: [lng - 180, -lat] }], venue)).toBe(
    Infinity,
  );
});
