import type { PlanTheme } from './plan-theme.ts';
import type { PlanView } from './plan-view.ts';
import { escapeXml, svgElement, svgNumber } from './svg-element.ts';

/** Draws title and subtitle at the upper left of the page. */
export function drawHeading(
  texts: { readonly title: string; readonly subtitle: string },
  colors: Pick<PlanTheme, 'ink' | 'muted'>,
  padding: number,
): string {
  const title = svgElement(
    'text',
    { x: padding, y: padding + 16, 'font-size': 20, 'font-weight': 650, fill: colors.ink },
    [escapeXml(texts.title)],
  );
  const subtitle = texts.subtitle
    ? svgElement('text', { x: padding, y: padding + 34, 'font-size': 12, fill: colors.muted }, [
        escapeXml(texts.subtitle),
      ])
    : '';
  return title + subtitle;
}

/** Draws an arrow around its centre, 40 pixels high with its letter. */
export function drawNorthArrow(
  { bearing }: PlanView,
  theme: PlanTheme,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const turn = `translate(${svgNumber(x)} ${svgNumber(y)}) rotate(${svgNumber(-bearing)})`;
  // The letter moves around the circle with the needle but stays readable.
  const letter = svgElement(
    'text',
    {
      transform: `translate(0 -20) rotate(${svgNumber(bearing)})`,
      y: 3.4,
      'font-size': 10,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: theme.muted,
    },
    ['N'],
  );
  return svgElement('g', { transform: turn }, [
    svgElement('path', { d: 'M0-12l5 21-5-4z', fill: theme.muted }),
    svgElement('path', { d: 'M0-12l-5 21 5-4z', fill: theme.page, stroke: theme.muted }),
    letter,
  ]);
}

/** Position of a scale bar, by its lower left corner. */
export type ScaleBarPlace = {
  readonly x: number;
  readonly y: number;
  readonly longest: number;
  /** Text after the bar. */
  readonly note?: string;
};

/** Draws a bar of 1, 2 or 5 times a power of ten metres. */
export function drawScaleBar(
  view: PlanView,
  theme: PlanTheme,
  { x: left, y, longest, note }: ScaleBarPlace,
): string {
  const most = longest / view.scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  const length = metres * view.scale;
  const half = length / 2;
  const bar = { y: y - 5, height: 5, stroke: theme.muted, 'stroke-width': 0.8 };
  const label = (x: number, text: string): string =>
    svgElement('text', { x, y: y - 9, 'text-anchor': 'middle' }, [text]);
  return svgElement('g', { 'font-size': 9, fill: theme.muted }, [
    svgElement('rect', { ...bar, x: left, width: half, fill: theme.muted }),
    svgElement('rect', { ...bar, x: left + half, width: half, fill: theme.page }),
    label(left, '0'),
    label(left + half, svgNumber(metres / 2)),
    label(left + length, `${svgNumber(metres)} m`),
    note === undefined ? '' : svgElement('text', { x: left + length + 12, y }, [escapeXml(note)]),
  ]);
}
