import { type LegendTexts, connectionName } from './legend-texts.ts';
import type { LegendEntry } from './list-legend.ts';
import type { PlanTheme } from './plan-theme.ts';
import { escapeXml, svgElement } from './svg-element.ts';
import { truncate } from './text-metrics.ts';

/** Position of a legend, by its upper left corner. */
export type LegendBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const HEADING = 22;
const ROW = 17;
const COLUMN = 140;
const SIGN = 12;
const FONT = 9;

/** Returns the height of a legend with the given number of entries. */
export function legendHeight(count: number, width: number): number {
  return HEADING + Math.ceil(count / columnsIn(width)) * ROW;
}

/** Draws symbols and their names in columns. The last row counts the entries that did not fit. */
export function drawLegend(
  entries: readonly LegendEntry[],
  box: LegendBox,
  look: { readonly texts: LegendTexts; readonly colors: Pick<PlanTheme, 'ink' | 'muted'> },
): string {
  const { texts, colors } = look;
  const columns = columnsIn(box.width);
  const rows = Math.max(0, Math.floor((box.height - HEADING) / ROW));
  const room = rows * columns;
  const shown = entries.length > room ? entries.slice(0, Math.max(0, room - 1)) : entries;
  const hidden = entries.length - shown.length;
  const usedRows = Math.max(1, Math.min(rows, Math.ceil(entries.length / columns)));
  const columnWidth = box.width / columns;
  const place = (index: number): { x: number; y: number } => ({
    x: box.x + Math.floor(index / usedRows) * columnWidth,
    y: box.y + HEADING + (index % usedRows) * ROW,
  });
  const drawn = shown.map(({ name, kind, draw }, index) => {
    const { x, y } = place(index);
    const text = kind === 'connection' ? connectionName(texts, name) : name;
    const label = svgElement(
      'text',
      { x: x + SIGN + 6, y: y + SIGN / 2 + FONT * 0.35, 'font-size': FONT, fill: colors.ink },
      [escapeXml(truncate(text, (columnWidth - SIGN - 12) / FONT))],
    );
    return draw({ x: x + SIGN / 2, y: y + SIGN / 2, size: SIGN }) + label;
  });
  const heading = svgElement(
    'text',
    { x: box.x, y: box.y + 11, 'font-size': 11, 'font-weight': 600, fill: colors.ink },
    [escapeXml(texts.legend)],
  );
  const more = place(shown.length);
  const rest =
    hidden > 0 && room > 0
      ? svgElement(
          'text',
          { x: more.x, y: more.y + SIGN / 2 + 3, 'font-size': FONT, fill: colors.muted },
          [`+${hidden} ${escapeXml(texts.more)}`],
        )
      : '';
  return svgElement('g', {}, [heading, ...drawn, rest].filter(Boolean));
}

function columnsIn(width: number): number {
  return Math.max(1, Math.floor(width / COLUMN));
}
