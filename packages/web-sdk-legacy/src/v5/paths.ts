import type { Directions } from '../shared/directions.ts';
import { addPath, type DrawnPath, type PathStyle } from '../shared/drawn-path.ts';
import type { EnginePath } from '../shared/engine.ts';
import type { MapCoordinate } from '../shared/map-coordinate.ts';
import type { ViewCore } from '../shared/view-core.ts';

/**
 * Lines along directions or points, without markers. For a complete route, see `Journey`.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'));
 * const path = directions.found && mapView.paths.add(directions, { color: '#c02080', width: 0.6 });
 * if (path) mapView.paths.remove(path);
 */
export class Paths {
  readonly #core: ViewCore;
  readonly #paths = new Map<EnginePath, DrawnPath>();

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All paths. */
  get all(): readonly DrawnPath[] {
    return [...this.#paths.values()];
  }

  /** Draws a path. Throws if the route of the directions was not found. */
  add(course: Directions | readonly MapCoordinate[], style: PathStyle = {}): DrawnPath {
    this.#core.check('paths.add');
    // In this version clicks report all paths, whatever their style.
    const drawn = addPath(this.#core, course, { ...style, interactive: true });
    this.#paths.set(drawn.path, drawn);
    return drawn;
  }

  /** Removes a path. */
  remove(path: DrawnPath): void {
    this.#paths.delete(path.path);
    path.path.remove();
  }

  /** Removes all paths. The path of a journey stays. */
  removeAll(): void {
    for (const path of this.all) this.remove(path);
  }

  /** @internal Returns the path that was hit. */
  find(path: EnginePath): DrawnPath | undefined {
    return this.#paths.get(path);
  }
}
