import { group, type Point, type Svg, tag } from './svg.ts';
import { type Anchor, label, textHeight, type TextKind } from './text.ts';

/** A number that a list or a caption refers to. */
export function badge([x, y]: Point, number: number): Svg {
  return group(
    'number',
    tag('circle', { cx: x, cy: y, r: 9 }),
    label({ x, y, text: String(number), kind: 'inverse' }),
  );
}

export type CalloutOptions = {
  /** The point that the text is about. */
  readonly at: Point;
  /** Where the line ends. Text with its middle there is above or below the line. */
  readonly to: Point;
  readonly text: string;
  readonly kind?: TextKind;
  readonly anchor?: Anchor;
};

/** A text beside a thin line that ends in a dot on what it describes. */
export function callout({ at, to, text, kind, anchor = 'start' }: CalloutOptions): Svg {
  const shift = { start: 5, middle: 0, end: -5 }[anchor];
  const drop = anchor === 'middle' ? Math.sign(to[1] - at[1]) * (textHeight(text) / 2 + 2) : 0;
  return group(
    'callout',
    tag('line', { x1: at[0], y1: at[1], x2: to[0], y2: to[1] }),
    tag('circle', { cx: at[0], cy: at[1], r: 2.5 }),
    label({ x: to[0] + shift, y: to[1] + drop, text, anchor, ...(kind && { kind }) }),
  );
}
