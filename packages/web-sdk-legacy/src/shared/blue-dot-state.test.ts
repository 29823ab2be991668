import { expect, test } from 'vitest';
import { readDotState } from './blue-dot-state.ts';
import type { DotPosition } from './engine.ts';

const HERE: DotPosition = {
  lngLat: [0, 0],
  accuracy: 1,
  confidence: 1,
  timestamp: 0,
  origin: 'report',
};

test.each([
  ['hidden', undefined, { state: 'listening' }],
  ['active', HERE, { state: 'has-position' }],
  ['active', { ...HERE, floorId: 'f_ground' }, { state: 'has-indoor-position' }],
  ['uncertain', HERE, { state: 'uncertain', reason: 'inaccurate' }],
  ['stale', HERE, { state: 'uncertain', reason: 'no-updates' }],
  ['out-of-bounds', HERE, { state: 'uncertain', reason: 'outside-venue' }],
  ['disabled', undefined, { state: 'not-listening', reason: 'refused' }],
] as const)('maps the engine state %s to a legacy state', (state, position, expected) => {
  expect(readDotState(state, position)).toEqual(expected);
});
