import type { Mvf3Document } from '../../bundle/document.ts';
import { drawFloorPlan, type FloorPlan, type FloorPlanOptions } from './floor-plan.ts';
import { drawHeading } from './plan/draw-frame.ts';
import type { PlanThemeName } from './plan/plan-theme.ts';
import { escapeXml, svgElement } from './plan/svg-element.ts';
import { finiteOr } from './unchecked.ts';

/** Options of `toSVG`. */
export type ToSvgOptions = {
  /** Id of the floor to draw. */
  readonly floorId: string;
  /** Width of the image, in pixels. The plan determines the height. @defaultValue 1200 */
  readonly width?: number;
  /** Padding around the plan, in pixels. @defaultValue 28 */
  readonly padding?: number;
  /** Colours of the plan. @defaultValue 'light' */
  readonly theme?: PlanThemeName;
  /** Whether names and category images are drawn. @defaultValue true */
  readonly labels?: boolean;
  /** Language of names, such as `fr`, where translations exist. @defaultValue the venue's own */
  readonly language?: string;
  /** Whether title, north arrow and scale bar are drawn. @defaultValue true */
  readonly frame?: boolean;
  /**
   * Bearing of the plan, in degrees clockwise from north.
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** Title above the plan. @defaultValue the name of the floor */
  readonly title?: string;
  /**
   * Prefix of the ids in the image, for pages that show the same floor twice.
   * @defaultValue derived from the floor id and the theme
   */
  readonly idPrefix?: string;
};

const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const HEADER = 52;
const FOOTER = 32;
const BAR_PIXELS = 130;

/**
 * Draws one floor as a printed plan: an SVG document without scripts, external references or fonts.
 *
 * Surfaces have the colours of the venue's styles, walls their thickness, doors a gap and their
 * leaves. Labels appear where their room is widest and are omitted if they do not fit. The same
 * document and options always produce the same text.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const svg = toSVG(document, { floorId: 'f_ground', theme: 'dark' });
 */
export function toSVG(document: Mvf3Document, options: ToSvgOptions): string {
  const layout = readOptions(options);
  const plan = drawFloorPlan(document, layout);
  const { width, height, texts, colors } = plan;
  const prefix = layout.idPrefix;
  const content = [
    svgElement('title', { id: `${prefix}title` }, [escapeXml(texts.title)]),
    svgElement('desc', { id: `${prefix}desc` }, [escapeXml(texts.description)]),
    svgElement('rect', { width, height, fill: colors.page }),
    plan.draw(),
    plan.definitions(),
    options.frame === false ? '' : drawFrame(plan, layout.padding),
  ];
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${prefix}title ${prefix}desc`,
      'font-family': FONT,
    },
    content,
  );
}

/** Draws the title, north arrow and scale bar around the plan. */
function drawFrame(plan: FloorPlan, padding: number): string {
  return (
    drawHeading(plan.texts.heading, plan.colors, padding) +
    plan.northArrow({ x: plan.width - padding - 16, y: padding + 16 }) +
    plan.scaleBar({ x: padding, y: plan.height - padding, longest: BAR_PIXELS })
  );
}

function readOptions(options: ToSvgOptions): FloorPlanOptions & { readonly padding: number } {
  const { width, padding: side, frame, idPrefix, ...rest } = options;
  const padding = Math.max(0, finiteOr(side, 28));
  const hasFrame = frame !== false;
  const key = `plan-${options.floorId}-${options.theme ?? 'light'}-`;
  return {
    ...rest,
    padding,
    width: Math.max(64, finiteOr(width, 1200)),
    idPrefix: (idPrefix ?? key).replace(/[^\w-]/g, '_'),
    margin: {
      side: padding,
      top: padding + (hasFrame ? HEADER : 0),
      bottom: padding + (hasFrame ? FOOTER : 0),
    },
  };
}
