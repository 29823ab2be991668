import { describe, expect, test } from 'vitest';
import { readSimulatorAnswer } from './simulator-messages.ts';

describe('what a map answers to the simulator', () => {
  test('is read as far as it makes sense', () => {
    expect(
      readSimulatorAnswer({
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
      readSimulatorAnswer({
        type: 'simulator-places',
        places: [{ id: 'a', name: 'A' }, { id: 1 }],
      }),
    ).toEqual({ type: 'simulator-places', places: [{ id: 'a', name: 'A' }] });
  });

  test('is bounded', () => {
    const places = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, name: 'x' }));
    const answer = readSimulatorAnswer({ type: 'simulator-places', places });
    expect(answer?.type === 'simulator-places' && answer.places).toHaveLength(300);
  });

  test.each([null, 3, {}, { type: 'run-drawn' }])('%j is none', (data) => {
    expect(readSimulatorAnswer(data)).toBeUndefined();
  });
});
