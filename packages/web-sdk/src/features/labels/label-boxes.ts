/** Position of a label's text relative to the label's position. `'icon-only'` hides the text. */
export type LabelPlacement = 'center' | 'right' | 'left' | 'top' | 'bottom' | 'icon-only';

/** Placements by index, so that they fit into typed arrays. 0 means that a label is not shown. */
export const PLACEMENTS: readonly (LabelPlacement | undefined)[] = [
  undefined,
  'center',
  'right',
  'left',
  'top',
  'bottom',
  'icon-only',
];

export const NOT_PLACED = 0;
export const CENTER = 1;
export const RIGHT = 2;
export const LEFT = 3;
export const TOP = 4;
export const ICON_ONLY = 6;

/** Gap between icon and text, in CSS pixels. */
const GAP = 3;

/** Parts of a label in CSS pixels from its anchor. `y` increases downwards. */
export type LabelBox = {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  /** Top left corner of the text. */
  textX: number;
  textY: number;
  /** Centre of the icon. */
  iconY: number;
};

/** Creates a box for `layOutLabel` to fill, to avoid an allocation per label and frame. */
export function emptyLabelBox(): LabelBox {
  return { minX: 0, minY: 0, maxX: 0, maxY: 0, textX: 0, textY: 0, iconY: 0 };
}

/** Sizes of a label in CSS pixels. 0 if the label has no icon or no text. */
export type LabelSize = { icon: number; textWidth: number; textHeight: number };

/** Computes the parts of a label for a placement. */
export function layOutLabel(placement: number, size: LabelSize, box: LabelBox): void {
  const { icon } = size;
  const half = icon / 2;
  const hasText = placement !== ICON_ONLY && size.textWidth > 0;
  const width = hasText ? size.textWidth : 0;
  const height = hasText ? size.textHeight : 0;
  const gap = icon > 0 && hasText ? GAP : 0;
  box.iconY = 0;
  if (placement === RIGHT || placement === LEFT) {
    const reach = half + gap + width;
    const tall = Math.max(half, height / 2);
    box.minX = placement === LEFT ? -reach : -half;
    box.maxX = placement === LEFT ? half : reach;
    box.minY = -tall;
    box.maxY = tall;
    box.textX = placement === LEFT ? -reach : half + gap;
    box.textY = -height / 2;
    return;
  }
  const wide = Math.max(half, width / 2);
  box.minX = -wide;
  box.maxX = wide;
  box.textX = -width / 2;
  const reach = half + gap + height;
  // In the centre, icon and text form one block around the anchor.
  const shift = placement === CENTER && hasText ? (gap + height) / 2 : 0;
  if (placement === TOP) {
    box.minY = -reach;
    box.maxY = half;
    box.textY = -reach;
  } else {
    box.minY = -half - shift;
    box.maxY = reach - shift;
    box.textY = half + gap - shift;
    box.iconY = 0 - shift;
  }
}
