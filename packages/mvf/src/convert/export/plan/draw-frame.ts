import type { PlanTheme } from './plan-theme.ts';
import type { PlanView } from './plan-view.ts';
import { escapeXml, svgElement, svgNumber } from './svg-element.ts';

const BAR_PIXELS = 130;

/** Title, north arrow and scale bar around the plan. */
export function drawFrame(
  texts: { readonly title: string; readonly subtitle: string },
  view: PlanView,
  options: { readonly theme: PlanTheme; readonly padding: number },
): string {
  const { theme, padding } = options;
  const title = svgElement(
    'text',
    { x: padding, y: padding + 16, 'font-size': 20, 'font-weight': 650, fill: theme.ink },
    [escapeXml(texts.title)],
  );
  const subtitle = texts.subtitle
    ? svgElement('text', { x: padding, y: padding + 34, 'font-size': 12, fill: theme.muted }, [
        escapeXml(texts.subtitle),
      ])
    : '';
  return (
    title + subtitle + drawNorthArrow(view, theme, padding) + drawScaleBar(view, theme, padding)
  );
}

function drawNorthArrow({ width, bearing }: PlanView, theme: PlanTheme, padding: number): string {
  const x = width - padding - 16;
  const y = padding + 16;
  const turn = `translate(${svgNumber(x)} ${svgNumber(y)}) rotate(${svgNumber(-bearing)})`;
  // The letter moves round the circle with the needle but stays readable.
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

/** A bar of 1, 2 or 5 times a power of ten metres. */
function drawScaleBar(view: PlanView, theme: PlanTheme, padding: number): string {
  const most = BAR_PIXELS / view.scale;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  const length = metres * view.scale;
  const y = view.height - padding;
  const half = length / 2;
  const bar = { y: y - 5, height: 5, stroke: theme.muted, 'stroke-width': 0.8 };
  const label = (x: number, text: string): string =>
    svgElement('text', { x, y: y - 9, 'text-anchor': 'middle' }, [text]);
  return svgElement('g', { 'font-size': 9, fill: theme.muted }, [
    svgElement('rect', { ...bar, x: padding, width: half, fill: theme.muted }),
    svgElement('rect', { ...bar, x: padding + half, width: half, fill: theme.page }),
    label(padding, '0'),
    label(padding + half, svgNumber(metres / 2)),
    label(padding + length, `${svgNumber(metres)} m`),
  ]);
}
