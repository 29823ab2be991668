import { type Directions, routeOf } from '../shared/directions.ts';
import { type PathStyle, toPathStyle } from '../shared/drawn-path.ts';
import type { ViewCore } from '../shared/view-core.ts';

/**
 * A complete route: the path, markers at both ends, and markers at elevators and stairs that change
 * the map on a click.
 *
 * @example
 * place.directionsTo(venue.getLocation('bookshop'), {}, (error, directions) => {
 *   if (directions?.found) mapView.journey.draw(directions);
 * });
 */
export class Journey {
  readonly #core: ViewCore;

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** Whether a journey is drawn. */
  get isDrawn(): boolean {
    return this.#core.engine.navigation.current !== undefined;
  }

  /** Draws directions and replaces the previous journey. Throws if the route was not found. */
  draw(directions: Directions, style: PathStyle = {}): void {
    this.#core.check('journey.draw');
    const route = routeOf(directions, 'journey.draw');
    this.#core.engine.navigation.draw(route, { path: toPathStyle(style) });
  }

  /** Removes the journey, including its markers. */
  clear(): void {
    this.#core.engine.navigation.clear();
  }
}
