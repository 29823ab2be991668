import type { LngLat } from '@brand/geo';
import type { Mvf3Document } from '../../bundle/document.ts';
import { drawDirectory } from './plan/draw-directory.ts';
import { drawLegend } from './plan/draw-legend.ts';
import { legendTexts } from './plan/legend-texts.ts';
import { escapeXml, svgElement, svgNumber } from './plan/svg-element.ts';
import { drawFoot, drawHeading } from './print-page/draw-margins.ts';
import { layOutPage } from './print-page/lay-out-page.ts';
import { measurePage } from './print-page/measure-page.ts';
import type { ToPrintPageOptions } from './print-page/print-page-options.ts';

const FONT =
  '"Noto Sans", system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans Arabic", "Noto Sans Hebrew", Arial, sans-serif';

/**
 * Draws one floor on a sheet of paper: title, plan, legend, directory, scale bar and north arrow,
 * as an SVG document in the size of the paper. Lines and texts grow with the paper, so that a wall
 * plan is as legible from afar as a leaflet in the hand.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const svg = toPrintPage(document, { floorId: 'f_ground', paper: { width: 297, height: 210 } });
 */
export function toPrintPage(document: Mvf3Document, options: ToPrintPageOptions): string {
  const page = measurePage(options);
  const { width, height, margin, prefix } = page;
  const { plan, map, legend, directory } = layOutPage(document, options, page);
  const look = { texts: legendTexts(options.language), colors: plan.colors };
  const drawnPlan = plan.draw();
  const drawnLegend = legend ? drawLegend(plan.legend, legend, look) : '';
  const content = [
    svgElement('title', { id: `${prefix}title` }, [escapeXml(plan.texts.title)]),
    svgElement('desc', { id: `${prefix}desc` }, [escapeXml(plan.texts.description)]),
    svgElement('rect', { width, height, fill: plan.colors.page }),
    svgElement('g', { transform: `translate(${svgNumber(map.x)} ${svgNumber(map.y)})` }, [
      drawnPlan,
    ]),
    drawnLegend,
    directory ? drawDirectory(plan.directory(), directory, look) : '',
    plan.definitions(),
    drawHeading(plan, options, page),
    options.northArrow === false ? '' : plan.northArrow({ x: width - margin - 14, y: margin + 26 }),
    drawFoot(plan, options, page),
  ];
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}`,
      width: `${svgNumber(width * page.unit)}mm`,
      height: `${svgNumber(height * page.unit)}mm`,
      role: 'img',
      'aria-labelledby': `${prefix}title ${prefix}desc`,
      'font-family': FONT,
    },
    content,
  );
}

/**
 * Returns the longitude and latitude of a point on the page that `toPrintPage` draws with these
 * options, or `undefined` outside the plan. The point is in millimetres from the upper left corner.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const options = { floorId: 'f_ground', paper: { width: 297, height: 210 } };
 * const here = locateOnPrintPage(document, options, { x: 120, y: 90 });
 * const svg = toPrintPage(document, { ...options, ...(here && { here }) });
 */
export function locateOnPrintPage(
  document: Mvf3Document,
  options: ToPrintPageOptions,
  at: { readonly x: number; readonly y: number },
): LngLat | undefined {
  const page = measurePage(options);
  const { plan, map } = layOutPage(document, options, page);
  const [x, y] = [at.x / page.unit - map.x, at.y / page.unit - map.y];
  const isOnPlan = x >= 0 && x <= map.width && y >= 0 && y <= map.height;
  return isOnPlan ? plan.toLngLat({ x, y }) : undefined;
}
