import type { Floor, MapView } from '@brand/web-sdk';
import { images, type Images, type MapImage } from '@brand/web-sdk/images';
import { heatGrid, type HeatGrid, type HeatPoint } from './heat-grid.ts';
import { type HeatGround, renderHeatImage } from './heat-image.ts';

/** Metres above the floor: over most furniture and counters, under ceilings. */
const ALTITUDE = 3;

/** A heat map as an image on each floor. Floors share one scale, so that they can be compared. */
export class HeatLayer {
  readonly #map: MapView;
  readonly #images: Images;
  readonly #ground: HeatGround;
  #shown: MapImage[] = [];
  #work = new AbortController();

  constructor(map: MapView, ground: HeatGround) {
    this.#map = map;
    this.#ground = ground;
    this.#images = map.use(images);
  }

  /** Replaces the points. Resolves when the images are loaded. */
  async show(points: ReadonlyMap<Floor, readonly HeatPoint[]>, radius: number): Promise<void> {
    this.clear();
    const { signal } = this.#work;
    const grids = new Map<Floor, HeatGrid>();
    for (const [floor, list] of points) {
      const grid = heatGrid(list, radius);
      if (grid) grids.set(floor, grid);
    }
    const most = Math.max(0, ...[...grids.values()].map(({ max }) => max));
    if (most === 0) return;
    const results = await Promise.allSettled(
      [...grids].map(([floor, grid]) => this.#add(floor, grid, most, signal)),
    );
    const added = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (signal.aborted) {
      // Superseded by a newer call, which is not a failure.
      added.forEach((image) => image.remove());
      return;
    }
    this.#shown = added;
    const failed = results.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  clear(): void {
    this.#work.abort();
    this.#work = new AbortController();
    this.#shown.forEach((image) => image.remove());
    this.#shown = [];
  }

  #add(floor: Floor, grid: HeatGrid, most: number, signal: AbortSignal): Promise<MapImage> {
    const [west, south, east, north] = grid.bbox;
    const middle = { x: (west + east) / 2, y: (south + north) / 2 };
    const lngLat = this.#map.venue.frame.toLngLat(middle);
    return this.#images.add(
      { lngLat, floorId: floor.id },
      {
        url: renderHeatImage(grid, { most, ground: this.#ground }),
        width: east - west,
        height: north - south,
        altitude: ALTITUDE,
        signal,
      },
    );
  }
}
