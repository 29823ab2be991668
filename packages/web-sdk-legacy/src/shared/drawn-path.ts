import { type Directions, routeOf } from './directions.ts';
import type { EnginePath, PathLook } from './engine.ts';
import { type MapCoordinate, toEngine } from './map-coordinate.ts';
import type { ViewCore } from './view-core.ts';

/** Appearance of a path. */
export type PathStyle = {
  /** Colour of the path, as a CSS hex colour. @defaultValue `'#1f6feb'` */
  readonly color?: string;
  /** Width of the path, in metres. @defaultValue `0.9` */
  readonly width?: number;
  /** Whether arrows move along the path. @defaultValue `false` */
  readonly animated?: boolean;
};

/**
 * A plain path on the map: a line without markers that does not change the map.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'));
 * console.log(directions.path.length);
 */
export class DrawnPath {
  /** @internal The engine's path. */
  readonly path: EnginePath;

  /** @internal Created by map views. */
  constructor(path: EnginePath) {
    this.path = path;
  }

  /** Length of the path, in metres. */
  get length(): number {
    return this.path.length;
  }
}

/** Draws a path along directions or points. */
export function addPath(
  core: ViewCore,
  course: Directions | readonly MapCoordinate[],
  style: PathStyle & { readonly interactive?: boolean },
): DrawnPath {
  const isPoints = Array.isArray(course);
  const engineCourse = isPoints
    ? (course as readonly MapCoordinate[]).map(toEngine)
    : routeOf(course as Directions, 'path');
  return new DrawnPath(
    core.engine.paths.add(engineCourse, {
      ...toPathStyle(style),
      interactive: style.interactive === true,
    }),
  );
}

/** Converts a style for the engine. */
export function toPathStyle({ color, width, animated }: PathStyle): PathLook {
  return {
    color: color ?? '#1f6feb',
    ...(width !== undefined && { width }),
    ...(animated === true && { pattern: 'arrows', animated }),
  };
}
