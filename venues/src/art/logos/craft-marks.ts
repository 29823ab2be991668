import {
  around,
  circlePath,
  disc,
  fill,
  group,
  line,
  oval,
  polygon,
  rect,
  repeat,
  short,
} from '../svg-elements.ts';
import type { Mark } from './mark.ts';

const HEART_ROWS = ['.X.X.', 'XXXXX', 'XXXXX', '.XXX.', '..X..'];

/** A heart of crosses, as embroidered on a grid. */
const crossStitches = (isAccent: boolean): string =>
  HEART_ROWS.map((row, y) =>
    Array.from(row, (cell, x) => {
      const inAccent = y > 0 && y < 3 && x > 0 && x < 4;
      return cell === 'X' && inAccent === isAccent ? `M${x * 4} ${y * 4}l3 3m0-3l-3 3` : '';
    }).join(''),
  ).join('');

/** Marks taken from the workshop, the kitchen and the jeweller's. */
export const CRAFT_MARKS = {
  needle: {
    on: 'disc',
    draw: ({ ground, mark, accent }) =>
      line(accent, 4, 'M80 20C44-4 2 20 20 40s56-10 64 14-24 44-46 28') +
      line(mark, 8, 'M86 14L44 56') +
      fill(mark, 'M47 59l-6-6L12 88z') +
      line(ground, 3, 'M84 16l-8 8'),
  },
  cup: {
    on: 'squircle',
    draw: ({ mark, accent }) =>
      fill(mark, 'M14 42h58v18a26 26 0 0 1-26 26h-6a26 26 0 0 1-26-26z') +
      line(mark, 7, 'M70 49h8a10 10 0 0 1 0 22h-9M10 95h66') +
      line(accent, 6, 'M32 32q-8-7 0-14t0-14M54 32q-8-7 0-14t0-14'),
  },
  loaf: {
    on: 'arch',
    draw: ({ mark, accent }) =>
      fill(
        mark,
        'M10 48c-8-24 16-32 40-32s48 8 40 32c-2 5-5 6-5 11v22a7 7 0 0 1-7 7H22a7 7 0 0 1-7-7V59c0-5-3-6-5-11z',
      ) + line(accent, 6, 'M34 34l-8 18M54 32l-8 20M74 34l-8 18'),
  },
  book: {
    on: 'tile',
    draw: ({ mark, accent }) =>
      fill(mark, 'M48 28C36 18 22 15 6 17v60c16-2 30 1 42 11z') +
      fill(accent, 'M52 28C64 18 78 15 94 17v60c-16-2-30 1-42 11z'),
  },
  lens: {
    on: 'disc',
    draw: ({ ground, mark, accent }) =>
      disc(mark, [50, 50], 46) +
      line(
        ground,
        4.5,
        repeat(6, (index) => {
          const outer = around([50, 50], 48, index * 60);
          const inner = around([50, 50], 20, index * 60 + 70);
          return `M${outer.map(short).join(' ')}L${inner.map(short).join(' ')}`;
        }),
      ) +
      fill(
        ground,
        polygon(Array.from({ length: 6 }, (_, index) => around([50, 50], 21, index * 60 + 70))),
      ) +
      disc(accent, [50, 50], 10),
  },
  ring: {
    on: 'octagon',
    draw: ({ ground, mark, accent }) =>
      line(mark, 7, circlePath([50, 68], 26)) +
      fill(accent, 'M32 6h36l13 15-31 31-31-31z') +
      line(ground, 3, 'M19 21h62M38 21l12 30 12-30-12-15z'),
  },
  anchor: {
    on: 'shield',
    draw: ({ mark, accent }) =>
      line(
        mark,
        8,
        `M50 26v64M32 38h36M10 60c2 20 20 30 40 30s38-10 40-30${circlePath([50, 15], 10)}`,
      ) + fill(accent, 'M0 68l12-20 13 18zM100 68L88 48 75 66z'),
  },
  key: {
    on: 'petal',
    draw: ({ mark, accent }) =>
      line(mark, 9, `${circlePath([31, 31], 23)}M48 48l42 42M74 74l12-12M88 88l10-10`) +
      disc(accent, [31, 31], 9),
  },
  lantern: {
    on: 'arch',
    draw: ({ ground, mark, accent }) =>
      line(mark, 5, 'M50 2v12') +
      oval(mark, [50, 49], [38, 30]) +
      line(ground, 4, 'M50 20v58M50 20q-38 29 0 58q38-29 0-58') +
      fill(accent, 'M34 12h32v9H34zM34 77h32v9H34z') +
      line(accent, 4, 'M42 88v8M50 88v11M58 88v8'),
  },
  stitch: {
    on: 'squircle',
    draw: ({ mark, accent }) =>
      group(
        { transform: 'translate(4 8)scale(4.8)' },
        line(mark, 1.2, crossStitches(false)),
        line(accent, 1.2, crossStitches(true)),
      ),
  },
  crown: {
    on: 'tile',
    draw: ({ mark, accent }) =>
      fill(mark, 'M14 72L6 30l22 18 22-34 22 34 22-18-8 42z') +
      rect(accent, [14, 78], [72, 10], 3) +
      disc(accent, [50, 12], 6) +
      disc(accent, [6, 27], 5) +
      disc(accent, [94, 27], 5),
  },
} as const satisfies Record<string, Mark>;
