import type { FocusOptions, FocusTarget, MapView } from '@brand/web-sdk';

/** CSS pixels at each edge of the map. */
export type Edges = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** Room for a pin, which stands on its place, and for half of it at the sides. */
const PIN: Edges = { top: 56, right: 28, bottom: 24, left: 28 };

/**
 * What the visitor looks at. It stays in the free part of the map when controls come and go, until
 * the visitor moves the map.
 */
export class KeptView {
  readonly #map: MapView;
  /** What controls cover of the map, measured when something is shown. */
  readonly #covered: () => Edges;
  #show: (() => Promise<unknown>) | undefined;

  constructor(map: MapView, covered: () => Edges) {
    this.#map = map;
    this.#covered = covered;
    map.on('interaction-start', () => this.release());
    map.on('resize', () => void this.#show?.());
  }

  /** Brings something into view, and again whenever the map has another size. */
  async show(
    target: FocusTarget | readonly FocusTarget[],
    options: FocusOptions = {},
  ): Promise<void> {
    this.#show = () =>
      this.#map.camera.focusOn(target, { ...options, padding: addEdges(this.#covered(), PIN) });
    await this.#show();
  }

  /** Leaves the camera to others. */
  release(): void {
    this.#show = undefined;
  }
}

function addEdges(a: Edges, b: Edges): Edges {
  return {
    top: a.top + b.top,
    right: a.right + b.right,
    bottom: a.bottom + b.bottom,
    left: a.left + b.left,
  };
}
