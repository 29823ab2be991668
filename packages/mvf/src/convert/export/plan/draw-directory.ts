import type { LegendBox } from './draw-legend.ts';
import type { LegendTexts } from './legend-texts.ts';
import type { DirectoryEntry } from './list-directory.ts';
import type { PlanTheme } from './plan-theme.ts';
import { escapeXml, svgElement } from './svg-element.ts';
import { truncate } from './text-metrics.ts';

/** How a list is set: the larger, the fewer fit. */
export type DirectorySet = { readonly columns: number; readonly font: number };
export type FittedDirectory = DirectorySet & { readonly height: number };

const HEADING = 19;
const LINE = 1.36;
const COLUMN = 140;
const GAP = 10;
/** Space for a heading and a few lines, whatever else is on the page. */
const MIN_WIDTH = 60;
/** The sizes that are tried, the best first; small print comes after another column. */
const GOOD_FONTS: readonly number[] = [8.5, 7.5];
const MIN_FONT_SIZE = 6.5;
const FONTS: readonly number[] = [...GOOD_FONTS, MIN_FONT_SIZE];

/**
 * The fewest columns in which the entries fit in a legible font, because each column makes the plan
 * smaller.
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

/** The same in as many columns as fit the width: below a plan, height is scarce. */
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

/** Width of this many columns. */
export function directoryWidth(columns: number): number {
  return columns * (COLUMN + GAP) - GAP;
}

/** Numbers and names in columns; the last line counts the entries that did not fit. */
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
  const digits = String(entries.length).length * font * 0.66;
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
    const left = x + digits + font * 0.7;
    const most = (width - digits - font * 0.7) / font;
    return [
      number === undefined
        ? ''
        : text(String(number), { x: x + digits, y, 'text-anchor': 'end', 'font-weight': 600 }),
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
