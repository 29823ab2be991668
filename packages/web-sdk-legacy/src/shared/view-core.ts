import type { GeometryElement } from '@brand/venue';
import { heightFor, levelFor } from './camera-units.ts';
import type { EngineMap, FocusTarget, Hit, PointerHits } from './engine.ts';
import type { Location } from './location.ts';
import { fromEngine, type MapCoordinate, toEngine } from './map-coordinate.ts';
import { wrapLegacyErrors } from './old-words.ts';
import type { PathNode } from './path-node.ts';
import type { Polygon } from './polygon.ts';
import { SdkError } from './sdk-error.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * Target of labels, markers and tooltips. On a location, they are attached to its first polygon.
 */
export type MapTarget = MapCoordinate | Polygon | Location | PathNode;

/** Targets that the camera shows together. */
export type CameraTargets = {
  /** Rooms and areas to show. @defaultValue none */
  readonly polygons?: readonly Polygon[];
  /** Places to show, with all their polygons. @defaultValue none */
  readonly locations?: readonly Location[];
  /** Nodes of the path network to show. @defaultValue none */
  readonly nodes?: readonly PathNode[];
  /** Other points to show. @defaultValue none */
  readonly coordinates?: readonly MapCoordinate[];
};

/** The part that the map views of all older versions share. */
export class ViewCore {
  readonly engine: EngineMap;
  readonly index: VenueIndex;

  constructor(engine: EngineMap, index: VenueIndex) {
    this.engine = wrapLegacyErrors(engine);
    this.index = index;
  }

  get currentMap(): VenueMap {
    return this.index.map(this.engine.floors.current);
  }

  /** Throws if the view was destroyed, instead of doing nothing. */
  check(call: string): void {
    if (!this.engine.isRemoved) return;
    throw new SdkError(
      'sdk/destroyed',
      `${call}: the map view was destroyed. Call showVenue again.`,
    );
  }

  async showMap(map: VenueMap | string, call: string): Promise<void> {
    this.check(call);
    await this.engine.floors.set(this.index.findMap(map, call).floor);
  }

  color(polygons: Polygon | readonly Polygon[], color: string): void {
    this.check('colorPolygon');
    this.engine.elements.set(elementsOf(polygons), { color, topColor: color });
  }

  clearColor(polygons: Polygon | readonly Polygon[]): void {
    this.check('clearPolygonColor');
    this.engine.elements.set(elementsOf(polygons), { color: 'default', topColor: 'default' });
  }

  clearColors(): void {
    this.check('clearPolygonColors');
    this.engine.elements.set([...this.engine.elements.changed().keys()], {
      color: 'default',
      topColor: 'default',
    });
  }

  setInteractive(
    polygons: Polygon | readonly Polygon[],
    look: { readonly interactive: boolean; readonly hoverColor?: string },
  ): void {
    this.check(look.interactive ? 'addInteractive' : 'removeInteractive');
    this.engine.elements.set(elementsOf(polygons), look);
  }

  /** Returns the hit polygons of the interactive set, nearest first. */
  polygonsIn({ hits }: PointerHits): Polygon[] {
    const polygons = hits
      .filter(({ isInteractive }) => isInteractive)
      .map((hit) => elementOf(hit))
      .map((element) => element && this.index.polygon(element))
      .filter((polygon) => polygon !== undefined);
    return [...new Set(polygons)];
  }

  placeOf({ coordinate }: PointerHits): MapCoordinate | undefined {
    return coordinate && fromEngine(coordinate, this.index, this.currentMap);
  }

  /** Distance from the camera to its target, in metres. */
  get zoom(): number {
    return heightFor(this.engine.camera.metresPerPixel, this.#viewHeight);
  }

  levelFor(zoom: number): number {
    if (zoom > 0) return levelFor(zoom, this.engine.camera, this.#viewHeight);
    throw new SdkError(
      'sdk/bad-option',
      `camera, zoom: expected metres above the map, larger than 0, found ${zoom}.`,
    );
  }

  zoomAt(level: number): number {
    return this.zoom * 2 ** (this.engine.camera.zoom - level);
  }

  get #viewHeight(): number {
    return this.engine.element.clientHeight;
  }
}

/** Converts a target for the engine. */
export function toTarget(target: MapTarget): GeometryElement | ReturnType<typeof toEngine> {
  if ('element' in target) return target.element;
  if ('location' in target) {
    const [polygon] = target.polygons;
    if (polygon) return polygon.element;
    throw new SdkError(
      'sdk/bad-option',
      `location "${target.name}": expected one with a polygon to put something on, found none.`,
    );
  }
  return toEngine(target);
}

/** Converts focus targets for the engine. Throws if there are none. */
export function toFocusTargets(targets: CameraTargets, call: string): FocusTarget[] {
  const { polygons = [], locations = [], nodes = [], coordinates = [] } = targets;
  const all = [
    ...[...polygons, ...locations.flatMap((one) => one.polygons)].map(({ element }) => element),
    ...[...nodes, ...coordinates].map((one) => toEngine(one)),
  ];
  if (all.length > 0) return all;
  throw new SdkError(
    'sdk/bad-option',
    `${call}: expected polygons, locations, nodes or coordinates, found none of them.`,
  );
}

function elementsOf(polygons: Polygon | readonly Polygon[]): GeometryElement[] {
  const list: readonly Polygon[] = 'element' in polygons ? [polygons] : polygons;
  return list.map(({ element }) => element);
}

function elementOf(hit: Hit): GeometryElement | undefined {
  const isPolygon = hit.type === 'space' || hit.type === 'object' || hit.type === 'area';
  return isPolygon ? (hit.target as GeometryElement) : undefined;
}
