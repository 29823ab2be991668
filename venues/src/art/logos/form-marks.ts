import { blend } from '../blend.ts';
import { around, circlePath, disc, fill, line, repeat, short } from '../svg-elements.ts';
import type { Mark } from './mark.ts';

/** Marks made of plain forms. */
export const FORM_MARKS = {
  hex: {
    on: 'tile',
    draw: ({ mark, accent }) =>
      fill(blend(mark, accent, 0.5), 'M50 4l40 23-40 23-40-23z') +
      fill(mark, 'M8 31l40 23v44L8 75z') +
      fill(accent, 'M92 31L52 54v44l40-23z'),
  },
  arch: {
    on: 'arch',
    draw: ({ mark, accent }) =>
      line(mark, 9, 'M10 90V52a40 40 0 0 1 80 0v38M42 90V52a8 8 0 0 1 16 0v38') +
      line(accent, 9, 'M26 90V52a24 24 0 0 1 48 0v38'),
  },
  kite: {
    on: 'petal',
    draw: ({ mark, accent }) =>
      fill(mark, 'M48 2v30H20zM52 70V36h28z') +
      fill(accent, 'M52 2v30h28zM48 70V36H20z') +
      line(mark, 4, 'M50 72c-16 8 14 12-2 24') +
      fill(accent, 'M36 80l10 2-8 7zM60 82l-8 4 9 5z'),
  },
  wheel: {
    on: 'disc',
    draw: ({ mark, accent }) =>
      line(
        accent,
        5,
        repeat(
          10,
          (index) =>
            `M50 50L${around([50, 50], 38, index * 36)
              .map(short)
              .join(' ')}`,
        ),
      ) +
      line(mark, 8, circlePath([50, 50], 42)) +
      disc(mark, [50, 50], 11),
  },
} as const satisfies Record<string, Mark>;
