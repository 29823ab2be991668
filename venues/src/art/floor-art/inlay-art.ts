import { seededRandom } from '@brand/geo';
import { blend, tint } from '../blend.ts';
import { layoutWord } from '../lettering.ts';
import {
  around,
  circlePath,
  disc,
  fill,
  group,
  line,
  polygon,
  rect,
  repeat,
  short,
  type Point,
} from '../svg-elements.ts';
import type { FloorDrawing } from './floor-drawing.ts';

const CENTRE: Point = [200, 200];

/** A kite-shaped half of a compass needle, left or right of its axis. */
const needle = (degrees: number, length: number, side: number): string =>
  polygon([
    CENTRE,
    around(CENTRE, length, degrees),
    around(CENTRE, length * 0.27, degrees + 45 * side),
  ]);

const needles = (turn: number, length: number, side: number): string =>
  repeat(4, (index) => needle(turn + index * 90, length, side));

const compassRose: FloorDrawing = {
  size: [400, 400],
  colors: ['#f3ead8', '#33475b', '#c8813f'],
  text: 'N',
  draw: ({ ground, main, accent, text }) => {
    const ticks = repeat(72, (index) => {
      const [start, end] = [178, index % 6 === 0 ? 162 : 170].map((radius) =>
        around(CENTRE, radius, index * 5),
      );
      return `M${start?.map(short).join(' ')}L${end?.map(short).join(' ')}`;
    });
    const word = layoutWord(text);
    const letter = word?.draw([200 - word.width, 6], 2, { color: accent, width: 4 }) ?? '';
    return (
      disc(ground, CENTRE, 198) +
      line(main, 4, circlePath(CENTRE, 190) + circlePath(CENTRE, 110)) +
      line(main, 2, ticks) +
      fill(tint(accent, 0.35), needles(45, 132, 1)) +
      fill(accent, needles(45, 132, -1)) +
      fill(tint(main, 0.45), needles(0, 168, 1)) +
      fill(main, needles(0, 168, -1)) +
      disc(ground, CENTRE, 14) +
      disc(accent, CENTRE, 8) +
      group({ transform: 'translate(0 28)' }, disc(ground, [200, 16], 17), letter)
    );
  },
};

const mosaic: FloorDrawing = {
  size: [400, 400],
  colors: ['#f7f3e8', '#2f5f8f', '#d9a441'],
  draw: ({ ground, main, accent }) => {
    const tiles = Array.from({ length: 16 }, (_, index): Point => [
      (index % 4) * 100,
      Math.floor(index / 4) * 100,
    ]);
    const each = (draw: (x: number, y: number) => string): string =>
      tiles.map(([x, y]) => draw(x, y)).join('');
    return (
      rect(ground, [0, 0], [400, 400]) +
      fill(
        main,
        each(
          (x, y) =>
            `M${x} ${y + 36}a36 36 0 0 0 36-36h28a36 36 0 0 0 36 36v28a36 36 0 0 0-36 36h-28a36 36 0 0 0-36-36z`,
        ),
      ) +
      fill(
        ground,
        each((x, y) => `M${x + 50} ${y + 8}q8 34 42 42q-34 8-42 42q-8-34-42-42q34-8 42-42z`),
      ) +
      fill(
        accent,
        each((x, y) => circlePath([x + 50, y + 50], 11)),
      ) +
      line(
        accent,
        4,
        each(
          (x, y) =>
            `M${x} ${y + 20}a20 20 0 0 0 20-20m60 0a20 20 0 0 0 20 20m0 60a20 20 0 0 0-20 20m-60 0a20 20 0 0 0-20-20`,
        ),
      ) +
      line(
        tint(main, 0.7),
        1.5,
        each((x, y) => `M${x} ${y}h100v100`),
      )
    );
  },
};

const terrazzo: FloorDrawing = {
  size: [400, 400],
  colors: ['#f2ede4', '#b5654a', '#5d7f78'],
  draw: ({ ground, main, accent }) => {
    const random = seededRandom(11);
    const chips = (count: number, size: number): string =>
      repeat(count, () => {
        const at: Point = [random() * 400, random() * 400];
        const corners = 4 + Math.floor(random() * 3);
        const turn = random() * 360;
        return polygon(
          Array.from({ length: corners }, (_, corner) => {
            const [x, y] = around(
              at,
              size * (0.5 + random() * 0.6),
              turn + (corner * 360) / corners,
            );
            return [Math.round(x), Math.round(y)];
          }),
        );
      });
    return (
      rect(ground, [0, 0], [400, 400]) +
      fill(blend(ground, '#8a8578', 0.3), chips(46, 11)) +
      fill(tint(main, 0.35), chips(22, 14)) +
      fill(accent, chips(20, 16)) +
      fill(main, chips(16, 19))
    );
  },
};

const waveBand = (y: number, thick: number): string =>
  `M0 ${y}${'q40-56 80 0t80 0'.repeat(4)}v${thick}${'q-40 56-80 0t-80 0'.repeat(4)}z`;

const waveInlay: FloorDrawing = {
  size: [640, 320],
  colors: ['#f4f0e6', '#3d4450', '#8a8f98'],
  draw: ({ ground, main, accent }) =>
    rect(ground, [0, 0], [640, 320]) +
    fill(main, [30, 110, 190, 270].map((y) => waveBand(y, 34)).join('')) +
    fill(accent, [84, 164, 244].map((y) => waveBand(y, 5)).join('')),
};

/** Walls of a round labyrinth: rings with one gap each, and a barrier beside some gaps. */
const labyrinth: FloorDrawing = {
  size: [400, 400],
  colors: ['#efe6d5', '#7a4b36', '#c79a5b'],
  draw: ({ ground, main, accent }) => {
    const gaps = [180, 20, 230, 80, 300, 140, 350];
    const rings = gaps.map((gap, index) => {
      const radius = 188 - index * 22;
      const half = (14 / radius) * (180 / Math.PI);
      const start = around(CENTRE, radius, gap + half);
      const end = around(CENTRE, radius, gap - half);
      return `M${start.map(short).join(' ')}A${radius} ${radius} 0 1 1 ${end.map(short).join(' ')}`;
    });
    const barriers = gaps.slice(0, -1).map((gap, index) => {
      const [outer, inner] = [188 - index * 22, 166 - index * 22].map((radius) =>
        around(CENTRE, radius, gap + 40),
      );
      return `M${outer?.map(short).join(' ')}L${inner?.map(short).join(' ')}`;
    });
    return (
      disc(ground, CENTRE, 198) +
      line(main, 8, rings.join('') + barriers.join('')) +
      fill(
        accent,
        repeat(6, (index) => circlePath(around(CENTRE, 17, index * 60), 9)),
      ) +
      disc(main, CENTRE, 8)
    );
  },
};

const chess: FloorDrawing = {
  size: [400, 400],
  colors: ['#f2e7d3', '#4a3b36', '#b98a52'],
  draw: ({ ground, main, accent }) =>
    rect(accent, [0, 0], [400, 400], 10) +
    rect(ground, [24, 24], [352, 352]) +
    fill(
      main,
      repeat(32, (index) => {
        const row = Math.floor(index / 4);
        return `M${24 + 44 * (2 * (index % 4) + ((row + 1) % 2))} ${24 + 44 * row}h44v44h-44z`;
      }),
    ) +
    line(main, 3, 'M12 12h376v376H12z'),
};

/** Images of stone inlays. */
export const INLAY_ART = {
  'compass-rose': compassRose,
  mosaic,
  terrazzo,
  'wave-inlay': waveInlay,
  labyrinth,
  chess,
} as const satisfies Record<string, FloorDrawing>;
