import { around, disc, fill, line, repeat, short } from '../svg-elements.ts';
import type { Mark } from './mark.ts';

/** Marks taken from plants, animals, water and sky. */
export const NATURE_MARKS = {
  leaf: {
    on: 'petal',
    draw: ({ ground, mark, accent }) =>
      fill(mark, 'M50 92C16 80 10 44 50 6v86z') +
      fill(accent, 'M50 92c34-12 40-48 0-86z') +
      line(ground, 4, 'M50 98V34M50 60l16-14M50 78l19-17M50 60L34 46M50 78L31 61'),
  },
  wave: {
    on: 'disc',
    draw: ({ mark, accent }) =>
      line(mark, 9, 'M8 30q10.5-15 21 0t21 0 21 0 21 0M8 70q10.5-15 21 0t21 0 21 0 21 0') +
      line(accent, 9, 'M8 50q10.5-15 21 0t21 0 21 0 21 0'),
  },
  sun: {
    on: 'arch',
    draw: ({ mark, accent }) => {
      const rays = repeat(7, (index) => {
        const [start, end] = [36, 50].map((radius) => around([50, 66], radius, index * 30 - 90));
        return `M${start?.map(short).join(' ')}L${end?.map(short).join(' ')}`;
      });
      return (
        fill(mark, 'M24 66a26 26 0 0 1 52 0z') +
        line(accent, 7, rays) +
        line(mark, 7, 'M6 80h88M24 94h52')
      );
    },
  },
  mountain: {
    on: 'disc',
    draw: ({ mark, accent }) =>
      disc(accent, [76, 26], 10) +
      fill(mark, 'M2 84L40 20l20 33 10-14 28 45z') +
      fill(accent, 'M40 20L27 42l7 6 6-6 7 7 6-7z'),
  },
  fish: {
    on: 'squircle',
    draw: ({ ground, mark, accent }) =>
      fill(accent, 'M62 50l32-24c-6 16-6 32 0 48z') +
      fill(mark, 'M4 50c16-34 54-34 70 0-16 34-54 34-70 0z') +
      line(ground, 4, 'M42 34q12 16 0 32M56 38q8 12 0 24') +
      disc(ground, [23, 45], 4.5),
  },
  petal: {
    on: 'disc',
    draw: ({ ground, mark, accent }) =>
      repeat(6, (index) =>
        fill(index % 2 === 0 ? mark : accent, 'M50 46C28 32 34 6 50 4c16 2 22 28 0 42z', {
          transform: `rotate(${index * 60} 50 50)`,
        }),
      ) + disc(ground, [50, 50], 9),
  },
  shell: {
    on: 'petal',
    draw: ({ ground, mark, accent }) =>
      fill(accent, 'M38 78h24l8 14H30z') +
      fill(
        mark,
        'M40 82C20 70 4 50 10 36a15 15 0 0 1 18-13 17 17 0 0 1 22-9 17 17 0 0 1 22 9 15 15 0 0 1 18 13c6 14-10 34-30 46z',
      ) +
      line(ground, 4, 'M50 78V26M45 76L30 34M55 76l15-42M41 74L18 48M59 74l23-26'),
  },
  moon: {
    on: 'octagon',
    draw: ({ mark, accent }) =>
      fill(mark, 'M58 8a43 43 0 1 0 34 60A37 37 0 0 1 58 8z') +
      fill(accent, 'M74 18c2 11 5 14 16 16-11 2-14 5-16 16-2-11-5-14-16-16 11-2 14-5 16-16z'),
  },
  bird: {
    on: 'squircle',
    draw: ({ ground, mark, accent }) =>
      fill(
        mark,
        'M6 42h44c2-16 12-24 24-24 8 0 12 4 14 9l10 5-10 5C88 66 72 86 44 86 20 86 6 66 6 42z',
      ) +
      fill(accent, 'M20 42h44c0 14-10 24-22 24S20 56 20 42z') +
      disc(ground, [76, 31], 3.5) +
      line(mark, 5, 'M44 84v12M56 83v13'),
  },
  drop: {
    on: 'disc',
    draw: ({ mark, accent }) =>
      fill(mark, 'M50 4c24 27 34 42 34 57a34 34 0 0 1-68 0c0-15 10-30 34-57z') +
      fill(accent, 'M17 64q16.5-14 33 0t33 0A34 34 0 0 1 17 64z'),
  },
  acorn: {
    on: 'shield',
    draw: ({ ground, mark, accent }) =>
      line(accent, 7, 'M50 20q0-10 8-15') +
      fill(mark, 'M20 50h60c0 24-14 36-30 46-16-10-30-22-30-46z') +
      fill(accent, 'M12 48a38 32 0 0 1 76 0z') +
      line(ground, 3, 'M24 46l16-24M42 46l18-28M60 46l16-18M76 46L60 22M58 46L40 18M40 46L26 28'),
  },
  cloud: {
    on: 'tile',
    draw: ({ mark, accent }) =>
      disc(accent, [70, 32], 20) +
      fill(mark, 'M26 80a20 20 0 0 1-2-40 28 28 0 0 1 53-3 22 22 0 0 1-1 43z'),
  },
  feather: {
    on: 'octagon',
    draw: ({ ground, mark, accent }) =>
      fill(accent, 'M94 4C56 6 26 32 24 74l18-20z') +
      fill(mark, 'M94 4C92 24 88 36 82 46l-16 3 9 8c-6 8-12 13-19 17l-12-5 4 9c-8 3-16 4-22 2z') +
      line(mark, 6, 'M30 72L12 96') +
      line(ground, 3.5, 'M80 20L24 80'),
  },
  comet: {
    on: 'squircle',
    draw: ({ mark, accent }) =>
      disc(mark, [68, 32], 22) +
      line(mark, 8, 'M46 56L12 90') +
      line(accent, 8, 'M38 34L10 62M66 62L38 90'),
  },
  pulse: {
    on: 'tile',
    draw: ({ ground, mark, accent }) =>
      fill(mark, 'M50 92C24 74 6 56 6 34a23 23 0 0 1 44-9 23 23 0 0 1 44 9c0 22-18 40-44 58z') +
      line(ground, 10, 'M0 52h28l8-16 13 34 10-24 6 6h35') +
      line(accent, 5, 'M0 52h28l8-16 13 34 10-24 6 6h35'),
  },
  spark: {
    on: 'tile',
    draw: ({ mark, accent }) =>
      fill(mark, 'M44 10c4 32 14 42 46 46-32 4-42 14-46 42-4-28-14-38-42-42 28-4 38-14 42-46z') +
      fill(accent, 'M80 4c2 13 6 17 18 19-12 2-16 6-18 19-2-13-6-17-18-19 12-2 16-6 18-19z'),
  },
} as const satisfies Record<string, Mark>;
