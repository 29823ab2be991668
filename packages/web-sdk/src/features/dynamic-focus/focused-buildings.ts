import type { Bbox } from '@brand/geo';

export type Building = {
  /** Metres in the venue's frame. */
  readonly box: Bbox;
};

/** Target and extent of the view. */
export type Sight = {
  /** Centre of the view, in metres. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Extent that the shorter side of the map covers, in metres. */
  readonly span: number;
};

/** Zoom levels at which buildings open and close. */
export type FocusThresholds = {
  readonly enterZoom: number | 'auto';
  readonly leaveZoom: number | 'auto';
};

// Ratio of the view's shorter side that a building takes up when it opens.
const ENTER_SIZE = 0.5;
const LEAVE_LEVELS = 0.6;
// Maximum distance of a building from the centre of the view, as ratios of the view's shorter side.
const ENTER_REACH = 0.2;
const LEAVE_REACH = 0.35;
// How much nearer another building must be to become the first, as such a ratio.
const LEAD = 0.1;

/**
 * Buildings near the centre of the view, the nearest first.
 *
 * A building opens when it is large in the view and close to its middle, and closes only when it is
 * clearly smaller or clearly off to the side. In between, it stays as it was, so that panning along
 * a border changes nothing. In the same way, the first building stays first until another one is
 * clearly nearer.
 *
 * @param before - The buildings that are currently open, in their order.
 */
export function focusedBuildings<B extends Building>(
  buildings: Iterable<B>,
  sight: Sight,
  before: ReadonlySet<B>,
  thresholds: FocusThresholds,
): B[] {
  const [front] = before;
  const near: { readonly building: B; readonly distance: number; readonly middle: number }[] = [];
  for (const building of buildings) {
    const isOpen = before.has(building);
    const { box } = building;
    const distance = distanceToBox(sight, box) / sight.span;
    if (!(distance <= (isOpen ? LEAVE_REACH : ENTER_REACH))) continue;
    const { enter, leave } = zoomsOf(box, sight, thresholds);
    if (sight.zoom < (isOpen ? leave : enter)) continue;
    const middle = Math.hypot((box[0] + box[2]) / 2 - sight.x, (box[1] + box[3]) / 2 - sight.y);
    near.push({ building, distance: distance - (building === front ? LEAD : 0), middle });
  }
  near.sort((a, b) => a.distance - b.distance || a.middle - b.middle);
  return near.map(({ building }) => building);
}

function zoomsOf(
  box: Bbox,
  { zoom, span }: Sight,
  { enterZoom, leaveZoom }: FocusThresholds,
): { readonly enter: number; readonly leave: number } {
  const size = Math.max(box[2] - box[0], box[3] - box[1]);
  const enter = enterZoom === 'auto' ? zoom + Math.log2((span * ENTER_SIZE) / size) : enterZoom;
  const leave = leaveZoom === 'auto' ? enter - LEAVE_LEVELS : leaveZoom;
  return { enter, leave: Math.min(enter, leave) };
}

function distanceToBox(
  { x, y }: { readonly x: number; readonly y: number },
  [minX, minY, maxX, maxY]: Bbox,
): number {
  return Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY));
}
