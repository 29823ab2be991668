import { type Point, seededRandom } from '@brand/geo';
import { buildFloorGeometry } from '../../packages/web-sdk/src/scene/floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from '../../packages/web-sdk/src/scene/floor-geometry/floor-shape.ts';
import { occlusionMap } from '../../packages/web-sdk/src/scene/occlusion-map.ts';
import type { Result } from '../web-sdk/report.ts';

const FLOOR = square(-100, 200);

/** Ways in which shapes lie on each other; each has its own algorithm in the SDK. */
const STACKS: Readonly<Record<string, (random: () => number) => FloorShape>> = {
  'objects at one place': () => shape('object', 'object', { rings: [[square(0, 10)]] }),
  'blocks as large as the floor': () => shape('object', 'object', { rings: [[square(-90, 180)]] }),
  voids: (random) => shape('space', 'void', { rings: [[square(random() * 20, 10)]] }),
  'walls in one line': (random) =>
    shape('wall', 'wall', { lines: [line(random() * 40, 0, 50 + random() * 40, 0)] }),
  'walls that all cross': (random) => {
    const angle = random() * Math.PI;
    const [x, y] = [45 * Math.cos(angle), 45 * Math.sin(angle)];
    return shape('wall', 'wall', { lines: [line(-x, -y, x, y)] });
  },
};

/** Builds floors of stacked shapes, which must take a time in proportion to their number. */
export function measureStacks(count: number): Result[] {
  return Object.entries(STACKS).map(([name, makeShape]) => {
    build(makeShape, Math.ceil(count / 10));
    const [half, full] = [build(makeShape, count / 2), build(makeShape, count)];
    return {
      measure: `twice the ${name}, time for ${count} / ${count / 2}`,
      found: full / half,
      limit: 3.5,
      detail: `${full.toFixed(0)} / ${half.toFixed(0)} ms`,
    };
  });
}

/** Milliseconds of processor time for a floor and its contact shadows. */
function build(makeShape: (random: () => number) => FloorShape, count: number): number {
  const random = seededRandom(1);
  const shapes = Array.from({ length: count }, () => makeShape(random));
  const before = process.cpuUsage();
  const geometry = buildFloorGeometry({ shapes, footprint: [[FLOOR]], facade: new Set() });
  occlusionMap(geometry, { heightOf: (row) => (shapes[row]!.kind === 'void' ? 0 : 0.5) });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function shape(
  type: string,
  kind: string,
  form: Partial<Pick<FloorShape, 'rings' | 'lines'>>,
): FloorShape {
  const style = {
    color: '#cccccc',
    opacity: 1,
    height: 0.5,
    altitude: 0,
    buffer: 0,
    hidden: false,
  };
  return { type, kind, rings: [], lines: [], style, ...form };
}

function square(corner: number, size: number): Point[] {
  const end = corner + size;
  return [
    { x: corner, y: corner },
    { x: end, y: corner },
    { x: end, y: end },
    { x: corner, y: end },
  ];
}

function line(fromX: number, fromY: number, toX: number, toY: number): Point[] {
  return [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ];
}
