import { type Area, type Shape, toShape } from './area.ts';
import { group, type Point, type Svg, tag, toPoints } from './svg.ts';
import { label } from './text.ts';
import type { Tone } from './tone.ts';

export type RoomOptions = Area & { readonly tone?: Tone; readonly name?: string };

/** A room seen from above. */
export function room({ tone = 'plate', name, ...area }: RoomOptions): Shape {
  const { x, y, width, height } = area;
  return toShape(
    area,
    group(
      `room tone-${tone}`,
      tag('rect', { ...area }),
      name === undefined ? '' : label({ x: x + width / 2, y: y + height / 2, text: name }),
    ),
  );
}

/** A wall, as a thick line. */
export function wall(...points: readonly Point[]): Svg {
  return tag('polyline', { class: 'wall', points: toPoints(points) });
}

/** The gap of a door in a wall. */
export function door(...points: readonly [Point, Point]): Svg {
  return tag('polyline', { class: 'door', points: toPoints(points) });
}

/** A route, with an edge that sets it off from what it crosses. */
export function route(points: readonly Point[]): Svg {
  return (
    tag('polyline', { class: 'route-edge', points: toPoints(points) }) +
    tag('polyline', { class: 'route', points: toPoints(points) })
  );
}

/** Where a route starts. */
export function start([x, y]: Point): Svg {
  return tag('circle', { class: 'start', cx: x, cy: y, r: 5 });
}

/** A pin whose tip is at the point. */
export function pin([x, y]: Point): Svg {
  return tag(
    'g',
    { class: 'pin', transform: `translate(${x} ${y})` },
    tag('path', { d: 'M0 0C-4-7-9-11-9-17a9 9 0 0 1 18 0c0 6-5 10-9 17z' }),
    tag('circle', { cy: -17, r: 3.5 }),
  );
}

/** A node of the route network. */
export function node([x, y]: Point): Svg {
  return tag('circle', { class: 'node', cx: x, cy: y, r: 4.5 });
}

/** The user's position with its accuracy. */
export function blueDot([x, y]: Point, accuracy: number): Svg {
  return group(
    'blue-dot',
    tag('circle', { class: 'accuracy', cx: x, cy: y, r: accuracy }),
    tag('circle', { class: 'position', cx: x, cy: y, r: 6.5 }),
  );
}

/** A small floor plan with a route: stands for a map wherever one is shown. */
export function miniMap(area: Area): Shape {
  const { x, y, width, height } = area;
  const at = (left: number, top: number): Point => [x + width * left, y + height * top];
  const part = (from: Point, to: Point, tone: Tone): Svg => {
    const [left, top] = at(...from);
    const [right, bottom] = at(...to);
    return room({ x: left, y: top, width: right - left, height: bottom - top, tone }).svg;
  };
  const path = [at(0.16, 0.52), at(0.47, 0.52), at(0.47, 0.64), at(0.78, 0.64)];
  return toShape(
    area,
    group(
      'mini-map',
      tag('rect', { class: 'ground', ...area }),
      part([0.07, 0.1], [0.34, 0.4], 'shop'),
      part([0.34, 0.1], [0.62, 0.33], 'quiet'),
      part([0.62, 0.1], [0.93, 0.46], 'service'),
      part([0.07, 0.64], [0.4, 0.9], 'service'),
      part([0.54, 0.74], [0.93, 0.9], 'shop'),
      route(path),
      start(path[0]!),
      pin(path.at(-1)!),
    ),
  );
}
