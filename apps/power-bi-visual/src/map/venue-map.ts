import { type Floor, loadVenue, type MapView, showVenue, type Venue } from '@brand/web-sdk';
import type { PlacedRow } from '../data/place-rows.ts';
import { type Dot, DotLayer, dotOf, dots, type DotState } from './dot-layer.ts';
import { HeatLayer } from './heat-layer.ts';
import { PORTAL, readVenueChoice } from './venue-source.ts';

/** Rows to show on the map, and how. */
export type MapContent = {
  readonly kind: 'dots' | 'heat';
  readonly rows: readonly PlacedRow<Floor>[];
  readonly colorOf: (category: string | undefined) => string;
  /** CSS pixels across. */
  readonly dotSize: number;
  /** Metres. */
  readonly heatRadius: number;
};

/** A pointer event on the dot of a row, or on none. */
export type DotEvent = {
  readonly rowIndex: number | undefined;
  /** CSS pixels from the top left of the map. */
  readonly screen: { readonly x: number; readonly y: number };
  readonly source: Event | undefined;
};

const MIN_RATIO = 0.4;
/** Positions are easiest to read from above; readers can tilt the map. */
const FROM_ABOVE = { pitchDegrees: 0 };

/** The map of a venue with rows of a report on it. Does not depend on Power BI. */
export class VenueMap {
  readonly venue: Venue;
  readonly map: MapView;
  readonly #dots: DotLayer;
  readonly #heat: HeatLayer;

  private constructor(map: MapView, theme: 'light' | 'dark') {
    this.map = map;
    this.venue = map.venue;
    this.#dots = map.use(dots);
    this.#heat = new HeatLayer(map, theme);
  }

  /** Opens the venue that the author chose, by id and key or by the URL of a bundle. */
  static async open(
    element: HTMLElement,
    choice: { readonly venue: string; readonly key: string },
    { theme, signal }: { readonly theme: 'light' | 'dark'; readonly signal: AbortSignal },
  ): Promise<VenueMap> {
    const source = readVenueChoice(choice.venue, choice.key);
    const venue = await loadVenue(
      'url' in source
        ? { bundle: await download(source.url, signal) }
        : { ...source, baseUrl: PORTAL },
      { signal },
    );
    const map = await showVenue(element, { venue, theme, signal, camera: FROM_ABOVE });
    if (signal.aborted) map.remove();
    signal.throwIfAborted();
    return new VenueMap(map, theme);
  }

  async show({ kind, rows, colorOf, dotSize, heatRadius }: MapContent): Promise<void> {
    const { frame } = this.venue;
    const places = rows.map(({ row, floor, lngLat }) => {
      const { x, y } = frame.toMetres([...lngLat]);
      return { row, floor, x, y };
    });
    if (kind === 'heat') {
      this.#dots.show([]);
      const points = Map.groupBy(
        places.map(({ floor, x, y, row }) => ({ floor, x, y, weight: row.weight })),
        ({ floor }) => floor,
      );
      return this.#heat.show(points, heatRadius);
    }
    this.#heat.clear();
    const most = places.reduce((max, { row }) => Math.max(max, row.weight), 0);
    this.#dots.show(
      places.map(({ row, floor, x, y }): Dot => ({
        floor,
        x,
        y,
        color: colorOf(row.category),
        // The area is proportional to the weight, and the smallest dot stays visible.
        radius: (dotSize / 2) * Math.max(MIN_RATIO, Math.sqrt(row.weight / (most || 1))),
        index: row.index,
      })),
    );
  }

  setState(state: DotState): void {
    this.#dots.setState(state);
  }

  screenOf(rowIndex: number): { readonly x: number; readonly y: number } | undefined {
    return this.#dots.screenOf(rowIndex);
  }

  /** The row whose dot is at a point of the screen. */
  rowAt(screen: { readonly x: number; readonly y: number }): number | undefined {
    return this.#dots.dotAt(screen)?.index;
  }

  on(name: 'click' | 'hover', listener: (event: DotEvent) => void): void {
    this.map.on(name, ({ hits, screen, source }) =>
      listener({ rowIndex: dotOf(hits)?.index, screen, source }),
    );
  }

  /** Resolves after the next frame. */
  drawn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const off = this.map.on('frame', () => {
      off();
      resolve();
    });
    // Frames are only drawn after a change, so one is requested.
    this.#dots.requestFrame();
    return promise;
  }

  remove(): void {
    this.#heat.clear();
    this.map.remove();
  }
}

async function download(url: URL, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    throw new Error(`${url.origin}${url.pathname} responded with status ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
