import { shade, tint } from '../blend.ts';
import {
  around,
  circlePath,
  disc,
  fill,
  group,
  line,
  rect,
  repeat,
  short,
  type Point,
} from '../svg-elements.ts';
import type { FloorDrawing } from './floor-drawing.ts';

const CENTRE: Point = [200, 200];

const dots = (list: readonly Point[], radius: number): string =>
  list.map((at) => circlePath(at, radius)).join('');

/** Stars and lines of twelve invented constellations, in a box of 60 about (0, 0). */
const FIGURES = [
  'M-18 14l10-22 14 6 14-18',
  'M-20-8l16 16 16-20 10 22',
  'M-14-18l-4 20 18 14 16-10 0-20',
  'M-20 10l20-26 18 26z',
] as const;

const zodiac: FloorDrawing = {
  size: [400, 400],
  colors: ['#1f2a52', '#f1dfa8', '#d98c4a'],
  draw: ({ ground, main, accent }) =>
    disc(ground, CENTRE, 198) +
    disc(tint(ground, 0.12), CENTRE, 106) +
    line(main, 3, circlePath(CENTRE, 190) + circlePath(CENTRE, 106)) +
    line(
      main,
      1.5,
      repeat(12, (index) => {
        const [start, end] = [106, 190].map((radius) => around(CENTRE, radius, index * 30 + 15));
        return `M${start?.map(short).join(' ')}L${end?.map(short).join(' ')}`;
      }),
    ) +
    repeat(12, (index) => {
      const [x, y] = around(CENTRE, 148, index * 30);
      const figure = FIGURES[index % 4] ?? FIGURES[0];
      const turn = `translate(${short(x)} ${short(y)})rotate(${index * 30 + Math.floor(index / 4) * 25})`;
      return group({ transform: turn }, line(main, 1.5, figure), line(main, 7, stars(figure)));
    }) +
    fill(
      accent,
      repeat(12, (index) => ray(index * 30)),
    ) +
    disc(main, CENTRE, 44) +
    line(ground, 4, 'M182 194q6-6 12 0M206 194q6-6 12 0M184 212q16 14 32 0'),
};

const ray = (degrees: number): string => {
  const points = [
    around(CENTRE, 46, degrees - 13),
    around(CENTRE, degrees % 60 === 0 ? 92 : 74, degrees),
    around(CENTRE, 46, degrees + 13),
  ];
  return `M${points.map((point) => point.map(short).join(' ')).join('L')}z`;
};

/** A dot at every vertex of a figure of relative lines. */
const stars = (figure: string): string =>
  figure.replace(/z$/, '').replace(/([Ml])([^Ml]+)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?\d+/g) ?? [];
    return repeat(
      numbers.length / 2,
      (index) => `${command === 'M' ? 'M' : 'm'}${numbers[index * 2]} ${numbers[index * 2 + 1]}h0`,
    );
  });

const koi = (color: string, [x, y]: Point, turn: number): string =>
  group(
    { transform: `translate(${x} ${y})rotate(${turn})` },
    fill(
      tint(color, 0.5),
      'M-8-14l-18-22 30 12zM-8 14l-18 22 30-12zM-40 0q-26-24-44-20 14 10 12 20-2 10-12 20 18 4 44-20z',
    ),
    fill(color, 'M52 0C40-22-10-20-48 0-10 20 40 22 52 0z'),
    fill('#fff', 'M20-12q-10 12 0 24-22 4-30-4-8-14 30-20z'),
    disc('#28304d', [40, -6], 2.5),
    disc('#28304d', [40, 6], 2.5),
  );

const lily = ([x, y]: Point, radius: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y})rotate(${turn})` },
    fill(
      '#5aa873',
      `M0 0L${radius} ${-radius * 0.25}A${radius} ${radius} 0 1 0 ${radius} ${radius * 0.25}z`,
    ),
    line(
      '#8fcf9f',
      2,
      `M-4 0h${-radius * 0.7}M-3-4l${-radius * 0.4}${-radius * 0.5}M-3 4l${-radius * 0.4} ${radius * 0.5}`,
    ),
  );

const koiPond: FloorDrawing = {
  size: [640, 400],
  colors: ['#4f9db5', '#e8663c', '#f4b942'],
  draw: ({ ground, main, accent }) => {
    const edge =
      'M120 60C220-4 400 8 520 50s130 180 70 260-240 84-360 66S8 320 24 210 60 96 120 60z';
    return (
      fill('#cfc4ae', edge) +
      group({ transform: 'translate(20 13)scale(.94)' }, fill(ground, edge)) +
      line(
        tint(ground, 0.4),
        3,
        'M180 90q60-30 130-20M430 330q70-4 100-50M90 250q10 50 60 70M380 120q30-10 60 0',
      ) +
      koi(main, [220, 180], -28) +
      koi(accent, [400, 250], 160) +
      koi(tint(main, 0.3), [330, 110], 12) +
      koi(shade(main, 0.1), [190, 300], 200) +
      lily([500, 130], 42, 40) +
      lily([540, 210], 28, 200) +
      lily([110, 180], 34, -30) +
      lily([300, 340], 26, 120) +
      disc('#f7b6c8', [490, 120], 10) +
      disc('#fff4d6', [490, 120], 4)
    );
  },
};

const garden: FloorDrawing = {
  size: [400, 400],
  colors: ['#e9dcc0', '#5a9e68', '#e06f6f'],
  draw: ({ ground, main, accent }) => {
    const bed = 'M16 16h150v74a92 92 0 0 1-76 76H16z';
    const blooms = Array.from({ length: 8 }, (_, index): Point => [
      44 + (index % 3) * 43,
      44 + Math.floor(index / 3) * 43,
    ]);
    return (
      rect(ground, [0, 0], [400, 400], 16) +
      repeat(4, (index) =>
        group(
          { transform: `rotate(${index * 90} 200 200)` },
          fill(main, bed),
          fill(shade(main, 0.3), dots(blooms, 17)),
          fill(index % 2 === 0 ? accent : '#f4c95d', dots(blooms, 7)),
        ),
      ) +
      disc(shade(ground, 0.15), CENTRE, 62) +
      disc('#7cc0d8', CENTRE, 50) +
      line('#d3eef5', 3, circlePath(CENTRE, 34) + circlePath(CENTRE, 18)) +
      disc('#fff', CENTRE, 6)
    );
  },
};

/** Images of gardens, water and stars. */
export const GARDEN_ART = { zodiac, 'koi-pond': koiPond, garden } as const satisfies Record<
  string,
  FloorDrawing
>;
