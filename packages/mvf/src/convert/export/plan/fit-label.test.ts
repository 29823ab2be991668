import { describe, expect, it } from 'vitest';
import { fitLabel, poleOfInaccessibility } from './fit-label.ts';
import { isBoxInside } from './page-box.ts';

const box = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const wish = { texts: ['Conference room'], hasIcon: false, maxFontSize: 12, minFontSize: 6 };

describe('fitLabel', () => {
  it('writes one line in the centre of a wide room', () => {
    expect(fitLabel([box(0, 0, 200, 40)], wish)).toMatchObject({
      lines: ['Conference room'],
      fontSize: 12,
      isUpright: false,
      box: { x: 100, y: 20 },
    });
  });

  it('writes two lines in a squarish room and turns the text in a narrow one', () => {
    expect(fitLabel([box(0, 0, 90, 60)], wish)).toMatchObject({ lines: ['Conference', 'room'] });
    expect(fitLabel([box(0, 0, 18, 160)], wish)).toMatchObject({ isUpright: true, fontSize: 10.5 });
  });

  it('shrinks the text, and tries a shorter one before giving up', () => {
    const small = [box(0, 0, 60, 30)];

    expect(fitLabel(small, wish)?.fontSize).toBeLessThan(11);
    expect(fitLabel([box(0, 0, 30, 12)], wish)).toBeUndefined();
    expect(
      fitLabel([box(0, 0, 30, 12)], { ...wish, texts: ['Conference room', 'C1'] }),
    ).toMatchObject({ lines: ['C1'] });
  });

  it('stays inside a bent room and out of its holes', () => {
    const bent = [
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 30 },
        { x: 30, y: 30 },
        { x: 30, y: 200 },
        { x: 0, y: 200 },
      ],
    ];
    const holed = [box(0, 0, 300, 100), box(120, 20, 60, 60)];

    for (const polygon of [bent, holed]) {
      const label = fitLabel(polygon, wish);
      expect(label && isBoxInside(label.box, polygon)).toBe(true);
    }
  });

  it('drops the icon when both do not fit', () => {
    const withIcon = { ...wish, texts: ['Café'], hasIcon: true };

    expect(fitLabel([box(0, 0, 80, 80)], withIcon)?.iconSize).toBeGreaterThan(0);
    expect(fitLabel([box(0, 0, 80, 22)], withIcon)).toMatchObject({ iconSize: 0, fontSize: 12 });
  });
});

describe('poleOfInaccessibility', () => {
  it('returns undefined for slivers, empty and broken polygons', () => {
    expect(poleOfInaccessibility([box(0, 0, 1000, 0.001)], 1, 6)).toBeUndefined();
    expect(poleOfInaccessibility([], 1, 6)).toBeUndefined();
    expect(poleOfInaccessibility([box(0, 0, Number.NaN, 10)], 1, 6)).toBeUndefined();
  });
});
