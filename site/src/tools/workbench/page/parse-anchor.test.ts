import { describe, expect, test } from 'vitest';
import { parseAnchor } from './parse-anchor.ts';

const VALID = { longitude: '4.3525', latitude: '50.8467', rotation: '-12' };

describe('parseAnchor', () => {
  test('returns a position and a rotation', () => {
    expect(parseAnchor({ ...VALID, longitude: ' +4.3525 ' })).toEqual({
      anchor: [4.3525, 50.8467],
      rotation: -12,
    });
  });

  test.each([
    ['longitude', '181', 'Longitude: expected degrees from -180 to 180'],
    ['longitude', '', 'found ""'],
    ['latitude', '90.5', 'Latitude: expected degrees from -90 to 90'],
    ['latitude', '50,8467', 'with a decimal point, found "50,8467"'],
    ['latitude', '1e1', 'found "1e1"'],
    ['rotation', 'north', 'Rotation: expected degrees from -360 to 360'],
  ] as const)('rejects the %s %j', (field, text, message) => {
    expect(parseAnchor({ ...VALID, [field]: text })).toEqual({
      field,
      message: expect.stringContaining(message),
    });
  });
});
