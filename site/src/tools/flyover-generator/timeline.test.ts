import { describe, expect, test } from 'vitest';
import { easingFunction } from '../../../../packages/web-sdk/src/kernel/motion.ts';
import { EASINGS } from './easing.ts';
import { EASING_NAMES, createKeyFrame, viewOf } from './flyover.ts';
import { FRAMES } from './flyover.fixture.ts';
import { durationOf, momentAt, timeOfFrame } from './timeline.ts';

const ONCE = { loop: false, frames: FRAMES };
const ROUND = { loop: true, frames: FRAMES };

describe('the timeline of a flyover', () => {
  test('starts at the first view; a loop ends with the flight back to it', () => {
    // Holds of 1, 2 and 3 s; flights of 10, 20 and 30 s to the first, second and third.
    expect(durationOf(ONCE)).toBe(1000 + 20_000 + 2000 + 30_000 + 3000);
    expect(durationOf(ROUND)).toBe(durationOf(ONCE) + 10_000);
    expect([0, 1, 2].map((index) => timeOfFrame(ONCE, index))).toEqual([0, 21_000, 53_000]);
  });

  test('shows a view, or a ratio of the flight to the next one by its easing', () => {
    expect(momentAt(ONCE, 500)).toMatchObject({ from: FRAMES[0], to: FRAMES[0], share: 0 });
    expect(momentAt(ONCE, 11_000)).toMatchObject({ from: FRAMES[0], to: FRAMES[1], share: 0.5 });
    // `ease-in`
    expect(momentAt(ONCE, 38_000)).toMatchObject({ index: 2, share: 0.125 });
    expect(momentAt(ONCE, 99_000_000)).toMatchObject({ to: FRAMES[2], share: 0 });
    expect(momentAt(ROUND, 61_000)).toMatchObject({ from: FRAMES[2], to: FRAMES[0] });
  });

  test('has no moment without views, and cuts when a flight takes no time', () => {
    expect(momentAt({ loop: true, frames: [] }, 0)).toBeUndefined();
    expect(durationOf({ loop: true, frames: FRAMES.slice(0, 1) })).toBe(1000);
    const cut = FRAMES.map((frame) => ({ ...frame, duration: 0 }));
    expect(momentAt({ loop: false, frames: cut }, 1000)).toMatchObject({ to: cut[1], share: 0 });
  });
});

test.each(EASING_NAMES)('matches the easing curve of the Web SDK for %s', (name) => {
  for (const share of [0, 0.1, 0.25, 0.5, 0.77, 1]) {
    expect(EASINGS[name](share)).toBeCloseTo(easingFunction(name)(share), 12);
  }
});

test('rounds a view of the map to the precision of files, and copies the timing of the last frame', () => {
  const view = viewOf({
    camera: {
      center: { lngLat: [13.40012345678, 52.5] },
      zoom: 18.123456,
      bearingDegrees: 359.97,
      pitchDegrees: 45.0001,
    },
    floors: { current: { id: 'f_upper' } },
  });
  expect(view).toEqual({
    floorId: 'f_upper',
    center: [13.4001235, 52.5],
    zoom: 18.123,
    bearingDegrees: 0,
    pitchDegrees: 45,
  });
  expect(createKeyFrame(view, FRAMES)).toMatchObject({
    name: 'View 4',
    duration: 30_000,
    hold: 3000,
  });
});
