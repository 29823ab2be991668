import type { Mvf3Document } from '../../../bundle/document.ts';
import { drawFloorPlan, type FloorPlan } from '../floor-plan.ts';
import {
  directoryWidth,
  fitDirectory,
  spreadDirectory,
  type DirectorySet,
  type FittedDirectory,
} from '../plan/draw-directory.ts';
import { legendHeight, type LegendBox } from '../plan/draw-legend.ts';
import type { Page } from './measure-page.ts';
import type { ToPrintPageOptions } from './print-page-options.ts';

const GAP = 12;
const LEGEND_COLUMN = 150;
/** Maximum share of the plan's space that lists may use. */
const MAX_BESIDE = 0.4;
const MAX_BELOW = 0.5;

/** A plan with its position and that of its lists on the page. */
export type Layout = {
  readonly plan: FloorPlan;
  readonly map: LegendBox;
  readonly legend: LegendBox | undefined;
  readonly directory: (LegendBox & DirectorySet) | undefined;
};

/** Lays out the plan in the space that title, lists and footer leave on the page. */
export function layOutPage(
  document: Mvf3Document,
  options: ToPrintPageOptions,
  page: Page,
): Layout {
  const { width, height, margin } = page;
  const hasHead = options.title !== '' || options.subtitle !== false;
  const top = margin + (hasHead || options.northArrow !== false ? 50 : 0);
  const hasFoot = options.scaleBar !== false || Boolean(options.note);
  const bottom = height - margin - (hasFoot ? 28 : 0);
  const inner = { x: margin, y: top, width: width - 2 * margin, height: bottom - top };
  const draw = (map: LegendBox): FloorPlan =>
    drawFloorPlan(document, {
      ...pick(options),
      width: map.width,
      height: map.height,
      theme: options.theme ?? 'paper',
      idPrefix: page.prefix,
    });
  // The space that the lists need is known only once the symbols and the places are.
  const first = draw(inner);
  const counts = {
    signs: options.legend === false ? 0 : first.legend.length,
    places: first.directory().length,
  };
  if (counts.signs + counts.places === 0) {
    return { plan: first, map: inner, legend: undefined, directory: undefined };
  }
  const boxes = width > height ? placeBeside(inner, counts) : placeBelow(inner, counts);
  return { plan: draw(boxes.map), ...boxes };
}

type Counts = { readonly signs: number; readonly places: number };
type Boxes = Omit<Layout, 'plan'>;

/** Places lists in columns on the right: the directory, and the legend below it. */
function placeBeside(inner: LegendBox, { signs, places }: Counts): Boxes {
  const narrow = Math.min(LEGEND_COLUMN, inner.width * 0.3);
  const widthOf = (columns: number): number => Math.max(narrow, directoryWidth(columns));
  const set =
    places > 0
      ? fitDirectory(places, {
          width: Math.max(narrow, inner.width * MAX_BESIDE),
          heightIn: (columns) =>
            inner.height - (signs > 0 ? legendHeight(signs, widthOf(columns)) + GAP : 0),
        })
      : undefined;
  const width = set ? widthOf(set.columns) : narrow;
  const map = { ...inner, width: inner.width - width - GAP };
  const side = { ...inner, x: map.x + map.width + GAP, width };
  return { map, ...stack(side, signs, set) };
}

/** Places lists below the plan, the directory first. */
function placeBelow(inner: LegendBox, { signs, places }: Counts): Boxes {
  const most = inner.height * (places > 0 ? MAX_BELOW : 0.3);
  const legend = signs > 0 ? legendHeight(signs, inner.width) : 0;
  const left = most - (legend > 0 ? legend + GAP : 0);
  const set =
    places > 0 ? spreadDirectory(places, { width: inner.width, height: left }) : undefined;
  const height = Math.min(most, (set ? set.height + (signs > 0 ? GAP : 0) : 0) + legend);
  const map = { ...inner, height: inner.height - height - GAP };
  const side = { ...inner, y: map.y + map.height + GAP, height };
  return { map, ...stack(side, signs, set) };
}

function stack(
  side: LegendBox,
  signs: number,
  set: FittedDirectory | undefined,
): Pick<Boxes, 'legend' | 'directory'> {
  if (!set) return { legend: side, directory: undefined };
  const directory = { ...side, ...set };
  const y = side.y + set.height + GAP;
  const legend = { ...side, y, height: side.y + side.height - y };
  return { legend: signs > 0 ? legend : undefined, directory };
}

function pick(options: ToPrintPageOptions): Pick<
  ToPrintPageOptions,
  'floorId' | 'labels' | 'labelSizes' | 'language' | 'bearing' | 'directory' | 'here'
> & {
  readonly title?: string;
} {
  const { floorId, labels, labelSizes, language, bearing, title, directory, here } = options;
  return {
    floorId,
    ...(labels !== undefined && { labels }),
    ...(labelSizes && { labelSizes }),
    ...(language !== undefined && { language }),
    ...(bearing !== undefined && { bearing }),
    ...(title && { title }),
    ...(directory !== undefined && { directory }),
    ...(here && { here }),
  };
}
