import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { ScreenPoint } from '../../kernel/screen-point.ts';

/** A named place that is visible on the map. */
export type PlaceInView = {
  /** Name of the place, in the map's language. */
  readonly name: string;
  /** Element at the place. */
  readonly element: GeometryElement;
  /** Coordinate of the place in the venue. */
  readonly coordinate: Coordinate;
  /** Position in CSS pixels, from the top left of the map. */
  readonly screen: ScreenPoint;
};

/** The visible part of the map, and the projection to the screen. */
export type PlaceView = {
  readonly width: number;
  readonly height: number;
  /** Centre of the view, in pixels. */
  readonly middle: ScreenPoint;
  readonly limit: number;
  toScreen(coordinate: Coordinate): ScreenPoint | undefined;
  isVisible(element: GeometryElement): boolean;
};

/**
 * Returns the named places of floors that are on the screen, those nearest to its centre first. An
 * element has the name of its location, otherwise its own. If several places have the same name,
 * only the nearest one is listed.
 */
export function placesInView(floors: Iterable<Floor>, view: PlaceView): readonly PlaceInView[] {
  const found: { readonly place: PlaceInView; readonly distance: number }[] = [];
  for (const floor of floors) {
    for (const element of floor.elements) {
      const name = nameOf(element);
      if (name === '' || !view.isVisible(element)) continue;
      const { center: coordinate } = element;
      const at = view.toScreen(coordinate);
      if (!at || !isOnScreen(at, view)) continue;
      const distance = Math.hypot(at.x - view.middle.x, at.y - view.middle.y);
      found.push({ place: { name, element, coordinate, screen: { x: at.x, y: at.y } }, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance);
  const byName = new Map<string, PlaceInView>();
  for (const { place } of found) {
    if (byName.size === view.limit) break;
    if (!byName.has(place.name)) byName.set(place.name, place);
  }
  return [...byName.values()];
}

function nameOf({ locations, name }: GeometryElement): string {
  const shown = locations.find((location) => !location.isHidden);
  return shown ? shown.name : locations.length > 0 ? '' : name;
}

function isOnScreen({ x, y }: ScreenPoint, { width, height }: PlaceView): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
