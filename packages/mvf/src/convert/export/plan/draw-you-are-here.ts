import type { Point } from '@brand/geo';
import type { PageBox } from './page-box.ts';
import type { PlanTheme } from './plan-theme.ts';
import type { PlanView } from './plan-view.ts';
import { escapeXml, svgElement, svgNumber } from './svg-element.ts';
import { textWidth } from './text-metrics.ts';

const FONT = 9;
const HEAD = 8;
const STEM = 19;
const PLATE_HEIGHT = 15;

/**
 * Draws a pin with its tip at the point and a text beside it. Also returns the boxes that labels
 * must leave free.
 */
export function drawYouAreHere(
  at: Point,
  text: string,
  { view, theme }: { readonly view: PlanView; readonly theme: PlanTheme },
): { readonly markup: string; readonly boxes: readonly PageBox[] } {
  const width = textWidth(text) * FONT + 10;
  const head = { x: at.x, y: at.y - STEM };
  const gap = HEAD + 3;
  const isRight = at.x + gap + width <= view.width || at.x < view.width / 2;
  const left = isRight ? head.x + gap : head.x - gap - width;
  const pin = svgElement('path', {
    d: `M0 0C-3-7-8-12-8-19a8 8 0 0 1 16 0C8-12 3-7 0 0z`,
    transform: `translate(${svgNumber(at.x)} ${svgNumber(at.y)})`,
    fill: theme.marker,
    stroke: theme.page,
    'stroke-width': 1.5,
  });
  const eye = svgElement('circle', { cx: head.x, cy: head.y, r: 3, fill: theme.page });
  const plate = svgElement('rect', {
    x: left,
    y: head.y - PLATE_HEIGHT / 2,
    width,
    height: PLATE_HEIGHT,
    rx: 3,
    fill: theme.marker,
    stroke: theme.page,
    'stroke-width': 1,
  });
  const words = svgElement(
    'text',
    {
      x: left + width / 2,
      y: head.y + FONT * 0.35,
      'font-size': FONT,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: theme.page,
    },
    [escapeXml(text)],
  );
  return {
    markup: svgElement('g', {}, [plate, words, pin, eye]),
    boxes: [
      { x: at.x, y: at.y - (STEM + HEAD) / 2, width: 2 * HEAD + 2, height: STEM + HEAD + 2 },
      { x: left + width / 2, y: head.y, width: width + 2, height: PLATE_HEIGHT + 2 },
    ],
  };
}
