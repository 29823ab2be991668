import { describe, expect, test } from 'vitest';
import {
  emptyLabelBox,
  layOutLabel,
  PLACEMENTS,
  type LabelPlacement,
  type LabelSize,
} from './label-boxes.ts';

const boxOf = (placement: LabelPlacement, size: Partial<LabelSize>) => {
  const box = emptyLabelBox();
  layOutLabel(
    PLACEMENTS.indexOf(placement),
    { icon: 0, textWidth: 0, textHeight: 0, ...size },
    box,
  );
  return box;
};

describe('layOutLabel', () => {
  test('centres a text without an icon on its anchor', () => {
    expect(boxOf('center', { textWidth: 60, textHeight: 16 })).toMatchObject({
      minX: -30,
      minY: -8,
      maxX: 30,
      maxY: 8,
      textX: -30,
      textY: -8,
    });
  });

  test.each([
    ['right', 11 + 3, -8],
    ['left', -11 - 3 - 60, -8],
    ['top', -30, -11 - 3 - 16],
    ['bottom', -30, 11 + 3],
  ] as const)('places the text %s of the icon', (placement, textX, textY) => {
    const box = boxOf(placement, { icon: 22, textWidth: 60, textHeight: 16 });
    expect([box.textX, box.textY, box.iconY]).toEqual([textX, textY, 0]);
  });

  test('centres icon and text as one block around the anchor', () => {
    const box = boxOf('center', { icon: 20, textWidth: 60, textHeight: 17 });
    expect(box.minY).toBe(-box.maxY);
    expect(box.maxY - box.minY).toBe(20 + 3 + 17);
    expect(box.iconY).toBe(box.minY + 10);
    expect(box.textY + 17).toBe(box.maxY);
  });

  test.each(PLACEMENTS.filter((name) => name !== undefined))(
    'contains icon and text in the box at %s',
    (placement) => {
      const box = boxOf(placement, { icon: 24, textWidth: 70, textHeight: 30 });
      expect(box.minX).toBeLessThanOrEqual(-12);
      expect(box.maxX).toBeGreaterThanOrEqual(12);
      expect(box.minY).toBeLessThanOrEqual(box.iconY - 12);
      expect(box.maxY).toBeGreaterThanOrEqual(box.iconY + 12);
      if (placement === 'icon-only') return;
      expect(box.minX).toBeLessThanOrEqual(box.textX);
      expect(box.maxX).toBeGreaterThanOrEqual(box.textX + 70);
      expect(box.minY).toBeLessThanOrEqual(box.textY);
      expect(box.maxY).toBeGreaterThanOrEqual(box.textY + 30);
    },
  );

  test('reserves no space for the text of an icon alone', () => {
    const box = boxOf('icon-only', { icon: 24, textWidth: 70, textHeight: 30 });
    expect([box.minX, box.minY, box.maxX, box.maxY]).toEqual([-12, -12, 12, 12]);
  });
});
