import { describe, expect, test } from 'vitest';
import { drawFloor } from './draw-floor.ts';

const REQUEST = { floorId: 'f_ground' };

describe('a thread that draws', () => {
  test('is stopped when it takes too long', async () => {
    const limits = { milliseconds: 1, megabytes: 64 };
    const drawing = await drawFloor(new Uint8Array(), REQUEST, limits);
    expect(drawing).toEqual({ failure: 'Drawing took longer than 0.001 s and was stopped.' });
  });

  test('says why a bundle cannot be drawn', async () => {
    const drawing = await drawFloor(new TextEncoder().encode('no zip'), REQUEST);
    expect(drawing.failure).toMatch(/^The floor could not be drawn: /);
  });
});
