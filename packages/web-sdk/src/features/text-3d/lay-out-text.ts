import { polygonArea, type Polygon } from '@brand/geo';
import type { Coordinate, Floor, GeometryElement, Location } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { readColor } from '../../scene/color.ts';
import { breakLines } from './break-lines.ts';
import { fitRectangle, mainDirection, type FittedRectangle } from './fit-rectangle.ts';
import type { Text3dOptions, Text3dTarget, TEXT_3D_DEFAULTS } from './text-3d-options.ts';
import { THEME_COLOR, type TextQuad } from './text-mesh.ts';
import { FONT, LINE_HEIGHT, type SdfTextAtlas } from './sdf-text-atlas.ts';

/** Text options with the defaults applied. */
export type SettledText3dOptions = Text3dOptions & typeof TEXT_3D_DEFAULTS;

export type WrittenText = {
  readonly text: string;
  readonly target: Text3dTarget;
  readonly options: SettledText3dOptions;
};

const RADIANS = Math.PI / 180;
/** Font size in metres without an area to fill. */
const PLAIN_SIZE = 1;
/** Ratio of the area that a text fills. */
const FILL = 0.86;

/** The shape below a text; `undefined` for a coordinate. */
export function elementOf(target: Text3dTarget): GeometryElement | undefined {
  if ('lngLat' in target) return undefined;
  if (target.type !== 'location') return target;
  const [element] = (target as Location).elements;
  if (element) return element;
  throw new MapViewError(
    'map-view/unknown-target',
    `text3d.add: expected a location with a position on the map, found "${target.name}" (${target.id}), which has none. Pass a coordinate.`,
  );
}

/** The floor that a text is on. */
export function floorOf(target: Text3dTarget, { venue }: FeatureContext): Floor | undefined {
  const element = elementOf(target);
  if (element) return element.floor;
  const { floorId } = target as Coordinate;
  return floorId === undefined ? undefined : venue.find('floor', floorId);
}

/** Position and size of a text; `undefined` if there is nothing to draw. */
export function layOutText(
  { text, target, options }: WrittenText,
  sheet: SdfTextAtlas,
  context: FeatureContext,
): TextQuad | undefined {
  const element = elementOf(target);
  const polygon = element && largestOf(element.rings);
  const turn =
    options.rotationDegrees === undefined ? undefined : -options.rotationDegrees * RADIANS;
  const { size = polygon ? 'fit' : PLAIN_SIZE, maxSize, maxLines } = options;
  const ways = breakLines(text, size === 'fit' ? maxLines : 1, (line) => sheet.measure(line));
  let best: (Partial<FittedRectangle> & { readonly size: number }) | undefined;
  let lines: readonly string[] = [];
  for (const way of ways) {
    if (way.width === 0) continue;
    const rows = way.lines.length * LINE_HEIGHT;
    const fitted =
      size === 'fit' && polygon ? fitRectangle(polygon, way.width / rows, turn) : undefined;
    const fits = fitted ? (fitted.height / rows) * FILL : size === 'fit' ? PLAIN_SIZE : size;
    const fontSize = size === 'fit' ? Math.min(fits, maxSize) : fits;
    if (best && fontSize <= best.size) continue;
    best = { ...fitted, size: fontSize };
    lines = way.lines;
  }
  const entry = best && sheet.add(lines);
  if (!best || !entry) return undefined;
  const center = element ? element.center : (target as Coordinate);
  const place = best.x === undefined ? context.space.toMetres(center.lngLat) : best;
  const scale = best.size / FONT;
  return {
    x: place.x!,
    y: place.y!,
    z: baseOf(element, center, context) + options.altitude,
    angle: turn ?? best.angle ?? (polygon ? mainDirection(polygon) : 0),
    width: entry.width * scale,
    height: entry.height * scale,
    mode:
      options.orientation === 'upright' ? 'upright' : options.keepReadable ? 'readable' : 'fixed',
    color: readColor(options.color) ?? THEME_COLOR,
    opacity: options.opacity,
    entry,
  };
}

function baseOf(
  element: GeometryElement | undefined,
  { height = 0 }: Coordinate,
  { elements }: FeatureContext,
): number {
  if (!element) return height;
  const state = elements.get(element);
  return height + (state.visible ? state.altitude + state.height : 0);
}

function largestOf(polygons: readonly Polygon[]): Polygon | undefined {
  return polygons.toSorted((a, b) => polygonArea(b) - polygonArea(a))[0];
}
