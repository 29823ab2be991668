import type { Mvf3Document } from '../../bundle/document.ts';
import { drawFloorPlan, type FloorPlan } from './floor-plan.ts';
import { drawLegend, legendHeight, type LegendBox } from './plan/draw-legend.ts';
import { legendTexts } from './plan/legend-texts.ts';
import type { LabelSizes } from './plan/place-labels.ts';
import type { PlanThemeName } from './plan/plan-theme.ts';
import { escapeXml, svgElement, svgNumber } from './plan/svg-element.ts';
import { finiteOr } from './unchecked.ts';

/** How `toPrintPage` lays a floor out on paper. */
export type ToPrintPageOptions = {
  /** The floor to draw. */
  readonly floorId: string;
  /** Size of the paper, in millimetres. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Free space along the edges of the paper, in millimetres. @defaultValue 10 */
  readonly margin?: number;
  /** Colours of the page. @defaultValue 'paper' */
  readonly theme?: PlanThemeName;
  /** The large text above the plan; empty for none. @defaultValue the name of the floor */
  readonly title?: string;
  /** Whether the name of the venue stands below the title. @defaultValue true */
  readonly subtitle?: boolean;
  /** Whether the signs on the plan are explained. @defaultValue true */
  readonly legend?: boolean;
  /** Whether there is a scale bar. @defaultValue true */
  readonly scaleBar?: boolean;
  /** Whether an arrow points to the north. @defaultValue true */
  readonly northArrow?: boolean;
  /** A line at the foot of the page. @defaultValue none */
  readonly note?: string;
  /** Whether names and category pictures are drawn. @defaultValue true */
  readonly labels?: boolean;
  /**
   * The smallest and the largest font of names, in points on A4; they grow with the paper.
   * @defaultValue 6 and 15
   */
  readonly labelSizes?: LabelSizes;
  /** Language of names, such as `fr`, as far as they are translated. @defaultValue the venue's own */
  readonly language?: string;
  /**
   * Direction that is up, in degrees clockwise from north.
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** What the ids in the picture begin with. @defaultValue made from the floor id */
  readonly idPrefix?: string;
};

const FONT =
  '"Noto Sans", system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans Arabic", "Noto Sans Hebrew", Arial, sans-serif';
const A4_AREA = 210 * 297;
const MM_PER_POINT = 25.4 / 72;
const MIN_PAPER = 40;
const MAX_PAPER = 5000;
const GAP = 12;
const LEGEND_COLUMN = 150;
const BAR = 130;

/**
 * One floor on a sheet of paper: title, plan, legend, scale bar and north arrow, as an SVG document
 * whose size is that of the paper. Lines and texts grow with the paper, so that a wall plan reads
 * from afar as a leaflet does in the hand.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const svg = toPrintPage(document, { floorId: 'f_ground', paper: { width: 297, height: 210 } });
 */
export function toPrintPage(document: Mvf3Document, options: ToPrintPageOptions): string {
  const [wide, high] = [options.paper.width, options.paper.height].map((millimetres) =>
    Math.min(MAX_PAPER, Math.max(MIN_PAPER, finiteOr(millimetres, MIN_PAPER))),
  ) as [number, number];
  const unit = Math.sqrt((wide * high) / A4_AREA) * MM_PER_POINT;
  const page = { width: wide / unit, height: high / unit };
  const most = Math.min(page.width, page.height) / 3;
  const margin = Math.min(most, Math.max(0, finiteOr(options.margin, 10)) / unit);
  const prefix = (options.idPrefix ?? `print-${options.floorId}-`).replace(/[^\w-]/g, '_');
  const { plan, map, legend } = layOut(document, options, { ...page, margin, prefix });
  const texts = legendTexts(options.language);
  const drawnLegend = legend ? drawLegend(plan.legend, legend, { texts, colors: plan.colors }) : '';
  const content = [
    svgElement('title', { id: `${prefix}title` }, [escapeXml(plan.texts.title)]),
    svgElement('desc', { id: `${prefix}desc` }, [escapeXml(plan.texts.description)]),
    svgElement('rect', { ...page, fill: plan.colors.page }),
    svgElement('g', { transform: `translate(${svgNumber(map.x)} ${svgNumber(map.y)})` }, [
      plan.markup,
    ]),
    drawnLegend,
    plan.definitions(),
    drawHeading(plan, options, margin),
    options.northArrow === false
      ? ''
      : plan.northArrow({ x: page.width - margin - 14, y: margin + 26 }),
    drawFoot(plan, options, { ...page, margin, unit }),
  ];
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${svgNumber(page.width)} ${svgNumber(page.height)}`,
      width: `${svgNumber(wide)}mm`,
      height: `${svgNumber(high)}mm`,
      role: 'img',
      'aria-labelledby': `${prefix}title ${prefix}desc`,
      'font-family': FONT,
    },
    content,
  );
}

type Page = { readonly width: number; readonly height: number; readonly margin: number };

/** The plan in what title, legend and foot leave of the page. */
function layOut(
  document: Mvf3Document,
  options: ToPrintPageOptions,
  page: Page & { readonly prefix: string },
): { readonly plan: FloorPlan; readonly map: LegendBox; readonly legend: LegendBox | undefined } {
  const { width, height, margin } = page;
  const hasHead = options.title !== '' || options.subtitle !== false;
  const top = margin + (hasHead || options.northArrow !== false ? 50 : 0);
  const hasFoot = options.scaleBar !== false || Boolean(options.note);
  const bottom = height - margin - (hasFoot ? 28 : 0);
  const inner = { x: margin, y: top, width: width - 2 * margin, height: bottom - top };
  const isSide = width > height;
  const draw = (map: LegendBox): FloorPlan =>
    drawFloorPlan(document, {
      ...pick(options),
      width: map.width,
      height: map.height,
      theme: options.theme ?? 'paper',
      idPrefix: page.prefix,
    });
  if (options.legend === false) return { plan: draw(inner), map: inner, legend: undefined };
  if (isSide) {
    const column = Math.min(LEGEND_COLUMN, inner.width * 0.3);
    const map = { ...inner, width: inner.width - column - GAP };
    const plan = draw(map);
    const legend = { ...inner, x: map.x + map.width + GAP, width: column };
    return plan.legend.length > 0
      ? { plan, map, legend }
      : { plan: draw(inner), map: inner, legend: undefined };
  }
  // How much the legend needs is known only once its signs are.
  const count = draw(inner).legend.length;
  if (count === 0) return { plan: draw(inner), map: inner, legend: undefined };
  const needed = Math.min(legendHeight(count, inner.width), inner.height * 0.3);
  const map = { ...inner, height: inner.height - needed - GAP };
  return {
    plan: draw(map),
    map,
    legend: { ...inner, y: map.y + map.height + GAP, height: needed },
  };
}

function pick(options: ToPrintPageOptions): Pick<
  ToPrintPageOptions,
  'floorId' | 'labels' | 'labelSizes' | 'language' | 'bearing'
> & {
  readonly title?: string;
} {
  const { floorId, labels, labelSizes, language, bearing, title } = options;
  return {
    floorId,
    ...(labels !== undefined && { labels }),
    ...(labelSizes && { labelSizes }),
    ...(language !== undefined && { language }),
    ...(bearing !== undefined && { bearing }),
    ...(title && { title }),
  };
}

function drawHeading(plan: FloorPlan, options: ToPrintPageOptions, margin: number): string {
  const { title, subtitle } = plan.texts.heading;
  const line = (text: string, y: number, look: Record<string, string | number>): string =>
    svgElement('text', { x: margin, y, ...look }, [escapeXml(text)]);
  const head =
    options.title === ''
      ? ''
      : line(title, margin + 20, { 'font-size': 22, 'font-weight': 600, fill: plan.colors.ink });
  const sub =
    options.subtitle === false || subtitle === ''
      ? ''
      : line(subtitle, margin + 36, { 'font-size': 11, fill: plan.colors.muted });
  return head + sub;
}

function drawFoot(
  plan: FloorPlan,
  { scaleBar, note }: ToPrintPageOptions,
  page: Page & { readonly unit: number },
): string {
  const { width, height, margin, unit } = page;
  const y = height - margin;
  const text = { y, 'font-size': 8, fill: plan.colors.muted };
  const metresPerMetre = 1000 / (plan.scale * unit);
  const bar =
    scaleBar === false
      ? ''
      : plan.scaleBar({ x: margin + 4, y, longest: BAR }) +
        svgElement('text', { ...text, x: margin + BAR + 22 }, [
          `1:${String(Number(metresPerMetre.toPrecision(2)))}`,
        ]);
  const line = note
    ? svgElement('text', { ...text, x: width - margin, 'text-anchor': 'end' }, [escapeXml(note)])
    : '';
  return bar + line;
}
