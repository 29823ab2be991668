import { localFrame } from '@brand/geo';
import type { Coordinate, Floor } from '@brand/venue';
import { expect, test } from 'vitest';
import type { AnimationEnd } from '../../kernel/motion.ts';
import { FollowCamera, type FollowCameraDependencies, type FollowTarget } from './follow-camera.ts';

const frame = localFrame([13.4, 52.5]);
const [ground, upper] = [{ id: 'ground' }, { id: 'upper' }] as Floor[];

/** Fakes of camera, floors and route that record their calls. */
function map(change: { followFloor?: boolean; isReduced?: boolean } = {}) {
  const told: string[] = [];
  const camera = { x: 0, y: 0, z: 0, zoom: 18, bearingDegrees: 0, pitchDegrees: 45 };
  const flight = Promise.withResolvers<AnimationEnd>();
  const state = { target: undefined as FollowTarget | undefined, current: ground, flight };
  const move = ({ center, ...rest }: { center: Coordinate; bearingDegrees?: number }): void => {
    Object.assign(camera, frame.toMetres(center.lngLat), rest);
  };
  const parts = {
    context: {
      stage: { requestFrame: () => {} },
      motion: { isReduced: change.isReduced ?? false },
      space: { frame },
      venue: { frame },
      floors: {
        get current() {
          return state.current;
        },
        async set(floor: Floor, { reason }: { reason: string }) {
          state.current = floor;
          told.push(`${floor.id} by ${reason}`);
        },
      },
    },
    camera: {
      pose: () => camera,
      set: move,
      animateTo(to: { center: Coordinate; zoom: number }) {
        move(to);
        told.push(`fly to ${to.zoom}`);
        return flight.promise;
      },
    },
    navigation: {
      current: {
        active: {
          sections: [
            {
              floor: ground,
              points: [frame.toLngLat({ x: 0, y: 0 }), frame.toLngLat({ x: -50, y: 0 })],
            },
          ],
        },
      },
    },
    followFloor: change.followFloor ?? true,
    target: () => state.target,
    onChange: ({ mode, reason }: { mode: string; reason: string }) =>
      void told.push(`${mode} by ${reason}`),
  };
  return {
    follow: new FollowCamera(parts as unknown as FollowCameraDependencies),
    camera,
    state,
    told,
  };
}

function at(x: number, y: number, headingDegrees?: number): FollowTarget {
  return { pose: { x, y, accuracy: 3, headingDegrees }, floor: ground };
}

test('waits for a dot, flies to it, then stays with it', async () => {
  const { follow, camera, state, told } = map();
  follow.follow('position');
  follow.step(16);
  expect(told).toEqual(['position by app']);
  state.target = at(5, 5);
  follow.step(16);
  expect(told).toEqual(['position by app', 'fly to 20']);
  state.target = at(8, 5);
  follow.step(1000);
  expect(camera.x).toBeCloseTo(5);
  state.flight.resolve('finished');
  await state.flight.promise;
  await Promise.resolve();
  follow.step(1000);
  expect(camera.x).toBeCloseTo(8, 2);
  expect(camera.bearingDegrees).toBe(0);
});

test('ends when the user moves the map', () => {
  const { follow, camera, state, told } = map();
  state.target = at(5, 5);
  follow.follow('position');
  follow.end('interaction');
  follow.step(16);
  expect(told).toEqual(['position by app', 'off by interaction']);
  expect(camera.x).toBe(0);
  follow.end('interaction');
  expect(told).toHaveLength(2);
});

test.each([
  ['heading', 120],
  ['path', 270],
] as const)('turns to the direction of the mode %s', async (mode, bearing) => {
  const { follow, camera, state } = map({ isReduced: true });
  state.target = at(-20, 2, 120);
  follow.follow(mode);
  state.flight.resolve('finished');
  follow.step(16);
  await state.flight.promise;
  await Promise.resolve();
  follow.step(16);
  expect(camera.bearingDegrees).toBeCloseTo(bearing);
});

test('uses the heading when the path is far away', () => {
  const { follow, camera, state } = map();
  state.target = at(-20, 40, 120);
  follow.follow('path');
  follow.step(16);
  expect(camera.bearingDegrees).toBe(120);
});

test('switches to the floor of the dot, and ends when the user selects another', () => {
  const { follow, state, told } = map();
  state.target = { ...at(1, 1), floor: upper };
  follow.follow('position');
  follow.step(16);
  follow.onFloorChange(upper!);
  expect(told).toContain('upper by blue-dot');
  expect(follow.mode).toBe('position');
  follow.onFloorChange(ground!);
  expect(told.at(-1)).toBe('off by floor-change');
});

test('does not switch floors when followFloor is off', () => {
  const { follow, state, told } = map({ followFloor: false });
  state.target = { ...at(1, 1), floor: upper };
  follow.follow('position');
  follow.step(16);
  follow.onFloorChange(ground!);
  expect(told).toEqual(['position by app', 'fly to 20']);
});

test('flies after a dot that jumped, at the current zoom', async () => {
  const { follow, camera, state, told } = map();
  state.target = at(0, 0);
  follow.follow('position', { zoom: 19 });
  follow.step(16);
  state.flight.resolve('finished');
  await state.flight.promise;
  await Promise.resolve();
  state.target = at(90, 0);
  follow.jump();
  follow.step(16);
  expect(told.slice(1)).toEqual(['fly to 19', 'fly to 19']);
  expect(camera.x).toBeCloseTo(90);
});

test('rejects an unknown mode', () => {
  expect(() => map().follow.follow('sideways' as 'path')).toThrow(
    'Blue dot, follow: expected off, position, heading, path, found "sideways".',
  );
});
