import type { LegendBox } from './draw-legend.ts';
import type { LegendTexts } from './legend-texts.ts';
import type { DirectoryEntry } from './list-directory.ts';
import type { PlanTheme } from './plan-theme.ts';
import { escapeXml, svgElement } from './svg-element.ts';
import { truncate } from './text-metrics.ts';

/** Layout of a list: the larger its font, the fewer entries fit. */
export type DirectorySet = { readonly columns: number; readonly font: number };
export type FittedDirectory = DirectorySet & { readonly height: number };

const HEADING = 19;
const LINE = 1.36;
const COLUMN = 140;
const GAP = 10;
/** Minimum width for a heading and a few lines, whatever else is on the page. */
const MIN_WIDTH = 60;
/** Font sizes to try, the best first. Small print comes after another column. */
const GOOD_FONTS: readonly number[] = [8.5, 7.5];
const MIN_FONT_SIZE = 6.5;
/** Characters of the widest number column, for a range such as `112–142`. */
const MAX_DIGITS = 7;
const FONTS: readonly number[] = [...GOOD_FONTS, MIN_FONT_SIZE];

/**
 * Returns the minimum number of columns in which the entries fit in a legible font, because each
 * column makes the plan smaller.
 */
export function fitDirectory(
  count: number,
  room: { readonly width: number; readonly heightIn: (columns: number) => number },
): FittedDirectory {
  const most = columnsIn(room.width);
  for (const fonts of [GOOD_FONTS, [MIN_FONT_SIZE]]) {
    for (let columns = 1; columns <= most; columns += 1) {
      for (const font of fonts) {
        const height = heightOf(count, { columns, font });
        if (height <= room.heightIn(columns)) return { columns, font, height };
      }
    }
  }
  return { columns: most, font: MIN_FONT_SIZE, height: Math.max(MIN_WIDTH, room.heightIn(most)) };
}

/** Lays out the list in as many columns as fit the width, because height is scarce below a plan. */
export function spreadDirectory(
  count: number,
  room: { readonly width: number; readonly height: number },
): FittedDirectory {
  const columns = columnsIn(room.width);
  for (const font of FONTS) {
    const height = heightOf(count, { columns, font });
    if (height <= room.height) return { columns, font, height };
  }
  return { columns, font: MIN_FONT_SIZE, height: Math.max(MIN_WIDTH, room.height) };
}

function heightOf(count: number, { columns, font }: DirectorySet): number {
  return HEADING + Math.ceil(count / columns) * font * LINE;
}

function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP) / (COLUMN + GAP)));
}

/** Returns the total width of the given number of columns. */
export function directoryWidth(columns: number): number {
  return columns * (COLUMN + GAP) - GAP;
}

/** Draws numbers and names in columns. The last line counts the entries that did not fit. */
export function drawDirectory(
  entries: readonly DirectoryEntry[],
  box: LegendBox & DirectorySet,
  look: { readonly texts: LegendTexts; readonly colors: Pick<PlanTheme, 'ink' | 'muted'> },
): string {
  const { texts, colors } = look;
  const { font, columns } = box;
  const line = font * LINE;
  const rows = Math.max(1, Math.floor((box.height - HEADING + 0.01) / line));
  const room = rows * columns;
  const shown = entries.length > room ? entries.slice(0, room - 1) : entries;
  const hidden = entries.length - shown.length;
  const usedRows = Math.min(rows, Math.ceil(entries.length / columns));
  const width = (box.width + GAP) / columns - GAP;
  const longest = entries.reduce((most, { number = '' }) => Math.max(most, number.length), 1);
  const digits = Math.min(longest, MAX_DIGITS) * font * 0.6;
  const place = (index: number): { readonly x: number; readonly y: number } => ({
    x: box.x + Math.floor(index / usedRows) * (width + GAP),
    y: box.y + HEADING + (index % usedRows) * line + font * 0.8,
  });
  const text = (
    content: string,
    attributes: { readonly x: number; readonly y: number } & Record<string, string | number>,
  ): string =>
    svgElement('text', { 'font-size': font, fill: colors.ink, ...attributes }, [
      escapeXml(content),
    ]);
  const drawn = shown.flatMap(({ number, name }, index) => {
    const { x, y } = place(index);
    const wide = Math.max(digits, (number?.length ?? 0) * font * 0.6);
    const left = x + wide + font * 0.7;
    const most = (width - wide - font * 0.7) / font;
    return [
      number === undefined
        ? ''
        : text(number, { x: x + wide, y, 'text-anchor': 'end', 'font-weight': 600 }),
      text(truncate(name, most), { x: left, y }),
    ];
  });
  const heading = text(texts.directory, {
    x: box.x,
    y: box.y + 11,
    'font-size': 11,
    'font-weight': 600,
  });
  const rest =
    hidden > 0
      ? text(`+${hidden} ${texts.more}`, { ...place(shown.length), fill: colors.muted })
      : '';
  return svgElement('g', {}, [heading, ...drawn, rest].filter(Boolean));
}
