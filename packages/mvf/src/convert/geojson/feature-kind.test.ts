import { expect, test } from 'vitest';
import { kindOfWord } from './feature-kind.ts';

test.each([
  ['room', 'room'],
  ['Meeting Room', 'room'],
  ['bathroom', 'room'],
  ['unit', 'room'],
  ['hallway', 'hall'],
  ['Corridor', 'hall'],
  ['mainCorridor', 'hall'],
  ['wall', 'wall'],
  ['glass wall', 'wall'],
  ['window', 'window'],
  ['fire_door', 'door'],
  ['elevator', 'connector'],
  ['Service Lift', 'connector'],
  ['stairs', 'connector'],
  ['escalator', 'connector'],
  ['building_outline', 'outline'],
  ['floor_opening', 'void'],
  ['garden', 'area'],
  ['inaccessible_space', 'closed'],
  ['placeholder', 'object'],
  ['counter', 'counter'],
  ['pathway', 'path'],
  ['no_geometry', 'area'],
])('takes %j as a %s', (word, role) => {
  expect(kindOfWord(word)?.role).toBe(role);
});

test('preserves the kind of a room', () => {
  expect(kindOfWord('Meeting Room')).toEqual({ role: 'room', category: 'meeting_room' });
  expect(kindOfWord('room')).toEqual({ role: 'room' });
});

test.each([undefined, null, 7, '', 'xyzzy', '___', 'constructor', '__proto__'])(
  'returns undefined for %j',
  (value) => {
    expect(kindOfWord(value)).toBeUndefined();
  },
);
