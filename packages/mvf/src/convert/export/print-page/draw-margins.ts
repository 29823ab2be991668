import type { FloorPlan } from '../floor-plan.ts';
import { escapeXml, svgElement } from '../plan/svg-element.ts';
import { truncate } from '../plan/text-metrics.ts';
import type { Page } from './measure-page.ts';
import type { ToPrintPageOptions } from './print-page-options.ts';

const BAR = 130;
const ARROW = 40;

/** Draws the title and the name of the venue above the plan. */
export function drawHeading(
  plan: FloorPlan,
  options: ToPrintPageOptions,
  { width, margin }: Page,
): string {
  const { title, subtitle } = plan.texts.heading;
  const room = width - 2 * margin - (options.northArrow === false ? 0 : ARROW);
  const line = (
    text: string,
    y: number,
    look: { readonly 'font-size': number } & Record<string, string | number>,
  ): string =>
    svgElement('text', { x: margin, y, ...look }, [
      escapeXml(truncate(text, room / look['font-size'])),
    ]);
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

/** Draws the scale and the note below the plan. */
export function drawFoot(
  plan: FloorPlan,
  { scaleBar, note }: ToPrintPageOptions,
  page: Page,
): string {
  const { width, height, margin, unit } = page;
  const y = height - margin;
  const size = 8;
  const text = { y, 'font-size': size, fill: plan.colors.muted };
  const metresPerMetre = 1000 / (plan.scale * unit);
  const bar =
    scaleBar === false
      ? ''
      : plan.scaleBar({
          x: margin + 4,
          y,
          longest: BAR,
          note: `1:${String(Number(metresPerMetre.toPrecision(2)))}`,
        });
  const room = width - 2 * margin - (scaleBar === false ? 0 : BAR + 70);
  const line = note
    ? svgElement('text', { ...text, x: width - margin, 'text-anchor': 'end' }, [
        escapeXml(truncate(note, room / size)),
      ])
    : '';
  return bar + line;
}
