import { group, type Point, round, type Svg, tag, toPoints } from './svg.ts';
import { chip, type TextKind } from './text.ts';

export type ArrowOptions = {
  readonly from: Point;
  readonly to: Point;
  /** Corners between both ends. */
  readonly via?: readonly Point[];
  readonly dashed?: boolean;
  /** Whether both ends have a head. */
  readonly both?: boolean;
  readonly label?: string;
  readonly labelKind?: TextKind;
  /** Where the label is. Default: the middle of the longest piece. */
  readonly labelAt?: Point;
};

const HEAD = 8;

/** A line with a head that touches the point it leads to. */
export function arrow(options: ArrowOptions): Svg {
  const { from, to, via = [], both = false, label: text, labelKind = 'plain' } = options;
  const points = [from, ...via, to];
  const visible = [both ? shorten(points[1]!, from) : from, ...via, shorten(points.at(-2)!, to)];
  const [x, y] = options.labelAt ?? middleOf(points);
  return group(
    options.dashed ? 'arrow dashed' : 'arrow',
    tag('polyline', { points: toPoints(visible) }),
    head(points.at(-2)!, to),
    both ? head(points[1]!, from) : '',
    text === undefined ? '' : chip({ x, y, text, kind: labelKind }),
  );
}

/** A line without a head. */
export function line(points: readonly Point[], className = 'line'): Svg {
  return tag('polyline', { class: className, points: toPoints(points) });
}

/** An arrow of pieces at right angles that leaves level and arrives upright. */
export function elbow({ from, to, ...rest }: Omit<ArrowOptions, 'via'>): Svg {
  return arrow({ ...rest, from, to, via: [[to[0], from[1]]] });
}

function shorten(from: Point, to: Point): Point {
  const [x, y] = direction(from, to);
  return [to[0] - x * (HEAD - 2), to[1] - y * (HEAD - 2)];
}

function head(from: Point, to: Point): Svg {
  const [x, y] = direction(from, to);
  const back: Point = [to[0] - x * HEAD, to[1] - y * HEAD];
  const half = HEAD * 0.5;
  return tag('polygon', {
    points: toPoints([
      to,
      [back[0] - y * half, back[1] + x * half],
      [back[0] + y * half, back[1] - x * half],
    ]),
  });
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function middleOf(points: readonly Point[]): Point {
  let longest: readonly [Point, Point] = [points[0]!, points[1]!];
  for (let at = 1; at < points.length; at += 1) {
    const piece = [points[at - 1]!, points[at]!] as const;
    if (lengthOf(piece) > lengthOf(longest)) longest = piece;
  }
  const [a, b] = longest;
  return [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
}

function lengthOf([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
