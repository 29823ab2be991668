import { describe, expect, test } from 'vitest';
import { placeOf } from './place-card.ts';

const VIEW = { width: 1000, height: 600 };
const CARD = { width: 400, height: 120 };

describe('placeOf', () => {
  test('puts the card below the link', () => {
    const link = { left: 100, top: 50, width: 60, height: 20 };
    expect(placeOf(link, CARD, VIEW)).toEqual({ left: 100, top: 76 });
  });

  test('puts it above when the space below is too small', () => {
    const link = { left: 100, top: 560, width: 60, height: 20 };
    expect(placeOf(link, CARD, VIEW)).toEqual({ left: 100, top: 434 });
  });

  test('keeps it inside the window on both sides', () => {
    const link = { left: 950, top: 50, width: 60, height: 20 };
    expect(placeOf(link, CARD, VIEW).left).toBe(588);
    expect(placeOf({ ...link, left: -30 }, CARD, VIEW).left).toBe(12);
  });
});
