import { describe, expect, test } from 'vitest';
import { parseSimulatorResponse } from './simulator-messages.ts';

describe('parseSimulatorResponse', () => {
  test('parses valid fields and drops the rest', () => {
    expect(
      parseSimulatorResponse({
        type: 'simulator-route',
        points: [
          { lngLat: [1, 2], floorId: 'f' },
          { lngLat: [1] },
          { lngLat: [400, 2] },
          { lngLat: ['1', 2] },
          null,
        ],
        message: 5,
      }),
    ).toEqual({
      type: 'simulator-route',
      points: [{ lngLat: [1, 2], floorId: 'f' }],
      message: '',
    });
    expect(
      parseSimulatorResponse({
        type: 'simulator-places',
        places: [{ id: 'a', name: 'A' }, { id: 1 }],
      }),
    ).toEqual({ type: 'simulator-places', places: [{ id: 'a', name: 'A' }] });
  });

  test('limits the number of places', () => {
    const places = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, name: 'x' }));
    const answer = parseSimulatorResponse({ type: 'simulator-places', places });
    expect(answer?.type === 'simulator-places' && answer.places).toHaveLength(300);
  });

  test.each([null, 3, {}, { type: 'run-drawn' }])('ignores %j', (data) => {
    expect(parseSimulatorResponse(data)).toBeUndefined();
  });
});
