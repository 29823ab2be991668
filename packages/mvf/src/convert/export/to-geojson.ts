import type { Mvf3Document } from '../../bundle/document.ts';
import type { Details } from '../../v3/core/types.gen.ts';
import type { FlatFeature, FlatFeatureCollection, FlatValue, OnFloor } from './flat-feature.ts';
import { flatGraph } from './flat-graph.ts';
import { collectFloorFacts, type FloorFacts, type ShapeFacts } from './floor-facts.ts';
import { positionsOf, rfcBbox } from './rfc-geometry.ts';
import { selectFloors } from './select-floors.ts';
import { textsOf } from './unchecked.ts';

/** Options of `toGeoJSON`. */
export type ToGeoJsonOptions = {
  /** Id of the only floor to include. @defaultValue every floor */
  readonly floorId?: string;
  /** Whether floor footprints are included as separate features. @defaultValue true */
  readonly footprints?: boolean;
  /**
   * Whether routing nodes (points) and the edges between them (lines) are included. @defaultValue
   * false
   */
  readonly nodes?: boolean;
  /** Whether shapes with a `hidden` style are included. @defaultValue true */
  readonly hidden?: boolean;
};

/**
 * Converts the venue to one GeoJSON feature collection for GIS programs and map libraries. Each
 * feature contains its floor, kind, names, categories and style.
 *
 * Floors are sorted from lowest to highest. On each floor, the footprint comes first, followed by
 * the shapes in drawing order (hallways, rooms, objects, walls, doors, points), then nodes and
 * edges. The same document always produces the same text.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const map = toGeoJSON(document, { floorId: 'f_ground' });
 */
export function toGeoJSON(
  document: Mvf3Document,
  options: ToGeoJsonOptions = {},
): FlatFeatureCollection {
  const floors = collectFloorFacts(document, selectFloors(document, options.floorId));
  const features = floors.flatMap((floor) => {
    const onFloor = floorProperties(floor);
    const shown = floor.shapes.filter(({ style }) => options.hidden !== false || !style?.hidden);
    return [
      ...(options.footprints === false ? [] : [footprintFeature(floor, onFloor)]),
      ...shown.map((shape) => shapeFeature(shape, onFloor)),
      ...(options.nodes ? flatGraph(document, onFloor) : []),
    ];
  });
  const bbox = rfcBbox(features.flatMap(({ geometry }) => (geometry ? positionsOf(geometry) : [])));
  return { type: 'FeatureCollection', ...(bbox && { bbox }), features };
}

function floorProperties({ id, elevation, details }: FloorFacts): OnFloor {
  return {
    floorId: id,
    ...(details.name !== undefined && { floorName: details.name }),
    ...(details.shortName !== undefined && { floorShortName: details.shortName }),
    elevation,
  };
}

function footprintFeature(facts: FloorFacts, onFloor: OnFloor): FlatFeature {
  const { maxHeight, subtitle } = facts.floor.properties;
  return {
    type: 'Feature',
    id: facts.id,
    geometry: facts.footprint,
    properties: {
      layer: 'footprint',
      id: facts.id,
      ...onFloor,
      ...flatDetails(facts.details),
      ...(typeof maxHeight === 'number' && { maxHeight }),
      ...(typeof subtitle === 'string' && { subtitle }),
    },
  };
}

function shapeFeature(shape: ShapeFacts, onFloor: OnFloor): FlatFeature {
  const { id, places, connections } = shape;
  const names = textsOf(places.map(({ details }) => details.name));
  const categories = places.flatMap((place) => textsOf(place.categories.map(({ name }) => name)));
  return {
    type: 'Feature',
    id,
    geometry: shape.geometry,
    properties: {
      layer: 'shape',
      id,
      ...onFloor,
      kind: shape.kind,
      // The shape's own texts take precedence. Most shapes have none and use those of the place in
      // them.
      ...flatDetails(places[0]?.details),
      ...flatDetails(shape.details),
      ...list('locationIds', textsOf(places.map((place) => place.id))),
      ...list('locationNames', names),
      ...list('categories', categories),
      ...list('connectionIds', textsOf(connections.map((connection) => connection.id))),
      ...list('connectionTypes', textsOf(connections.map(({ type }) => type))),
      ...(shape.door !== undefined && { door: shape.door }),
      ...(shape.symbol && { symbol: shape.symbol.key, symbolName: shape.symbol.name }),
      ...(shape.facadeOf !== undefined && { facadeOf: shape.facadeOf }),
      ...flatStyle(shape.style),
      walkable: shape.isWalkable,
      blocked: shape.isBlocked,
    },
  };
}

function flatStyle(style: ShapeFacts['style']): Record<string, FlatValue> {
  if (!style) return {};
  const { token, ...look } = style;
  return { style: token, ...look };
}

function flatDetails(details: Details = {}): Record<string, string> {
  const { translations, ...texts } = details;
  const flat: Record<string, string> = { ...texts };
  for (const [language, translation] of Object.entries(translations ?? {})) {
    for (const [key, text] of Object.entries(translation)) flat[`${key}:${language}`] = text;
  }
  return flat;
}

function list(key: string, texts: readonly string[]): Record<string, string[]> {
  return texts.length > 0 ? { [key]: [...new Set(texts)] } : {};
}
