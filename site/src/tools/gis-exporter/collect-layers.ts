import type { Mvf3Document } from '@brand/mvf';
import { type FlatFeature, toGeoJSON } from '@brand/mvf/convert';
import { type AttributeId, pickAttributes } from './attributes.ts';
import { fileName } from '../shared/file-name.ts';
import type { GisFeature } from '../shared/gis-feature.ts';
import { type GisData, type GisLayer, type LayerId, LAYERS } from './gis-layer.ts';
import { connectionPoints, type FindShape, locationPoints } from '../shared/place-points.ts';

/** The floors, layers and attributes to export. */
export type GisChoice = {
  /** Ids of the floors to export. */
  readonly floors: readonly string[];
  readonly layers: readonly LayerId[];
  readonly attributes: readonly AttributeId[];
  /** Whether each floor has layers of its own. */
  readonly isByFloor: boolean;
};

/** Number of features of a floor, by layer. */
export type FloorContents = {
  readonly id: string;
  readonly name: string;
  readonly counts: Readonly<Record<LayerId, number>>;
};

const LAYER_OF_KIND: Readonly<Record<string, LayerId>> = {
  hallway: 'hallways',
  room: 'rooms',
  object: 'objects',
  wall: 'walls',
  window: 'windows',
  door: 'doors',
  poi: 'points',
};

/** The floors with their feature counts, lowest floor first. */
export function listContents(document: Mvf3Document): FloorContents[] {
  const byLayer = sortIntoLayers(document);
  const floors = byLayer.get('floors') ?? [];
  return floors.map(({ properties }) => ({
    id: String(properties['floorId']),
    name: floorName(properties),
    counts: Object.fromEntries(
      LAYERS.map(({ id }) => [
        id,
        (byLayer.get(id) ?? []).filter(
          (feature) => feature.geometry && feature.properties['floorId'] === properties['floorId'],
        ).length,
      ]),
    ) as Record<LayerId, number>,
  }));
}

/** The chosen layers, without empty ones. */
export function collectLayers(document: Mvf3Document, choice: GisChoice): GisData {
  const { layers, isByFloor } = choice;
  const wanted = new Set(choice.attributes);
  const floors = new Set(choice.floors);
  const byLayer = sortIntoLayers(document);
  const floorsInOrder = (byLayer.get('floors') ?? [])
    .map(({ properties }) => ({ id: String(properties['floorId']), name: floorName(properties) }))
    .filter(({ id }) => floors.has(id));
  const takeName = uniqueNames();
  const found = LAYERS.filter(({ id }) => layers.includes(id)).map(({ id, label }) => ({
    id,
    label,
    features: (byLayer.get(id) ?? []).filter(isPlaced),
  }));
  const pick = (features: readonly GisFeature[], floorId?: string): GisFeature[] =>
    features
      .filter(({ properties }) =>
        floorId === undefined
          ? floors.has(String(properties['floorId']))
          : properties['floorId'] === floorId,
      )
      .map((feature) => ({ ...feature, properties: pickAttributes(feature.properties, wanted) }));
  const made: GisLayer[] = isByFloor
    ? floorsInOrder.flatMap(({ id: floorId, name }) =>
        found.map(({ id, label, features }) => {
          const ofFloor = pick(features, floorId);
          return {
            name: takeName(`${fileName(name)}_${id}`, ofFloor.length > 0),
            title: label,
            floor: name,
            features: ofFloor,
          };
        }),
      )
    : found.map(({ id, label, features }) => ({
        name: id,
        title: label,
        features: pick(features),
      }));
  const venue = document.manifest?.features?.[0]?.properties?.name;
  return {
    venue: typeof venue === 'string' && venue.trim() !== '' ? venue : 'Venue',
    layers: made.filter(({ features }) => features.length > 0),
  };
}

function uniqueNames(): (name: string, isUsed: boolean) => string {
  const taken = new Set<string>();
  return (name, isUsed) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name}_${number}`;
    if (isUsed) taken.add(unique);
    return unique;
  };
}

function sortIntoLayers(document: Mvf3Document): Map<LayerId, (FlatFeature | GisFeature)[]> {
  const { features } = toGeoJSON(document, { nodes: true });
  const shapes = new Map<string, FlatFeature>();
  const byLayer = new Map<LayerId, (FlatFeature | GisFeature)[]>();
  const add = (layer: LayerId, feature: FlatFeature | GisFeature): void => {
    const list = byLayer.get(layer);
    if (list) list.push(feature);
    else byLayer.set(layer, [feature]);
  };
  for (const feature of features) {
    const { layer, floorId, id } = feature.properties;
    if (layer === 'shape') shapes.set(`${floorId}/${id}`, feature);
    const gisLayer = layerOf(feature);
    if (gisLayer) add(gisLayer, feature);
  }
  const findShape: FindShape = ({ floorId, geometryId }) => shapes.get(`${floorId}/${geometryId}`);
  for (const feature of locationPoints(document, findShape)) add('locations', feature);
  for (const feature of connectionPoints(document, findShape)) add('connections', feature);
  return byLayer;
}

/** The layer of a feature; none for bare stops, which `connectionPoints` and doors stand for. */
function layerOf(feature: FlatFeature): LayerId | undefined {
  switch (feature.properties.layer) {
    case 'footprint':
      return 'floors';
    case 'node':
      return 'nodes';
    case 'edge':
      return 'edges';
    default:
      return layerOfShape(feature);
  }
}

function layerOfShape({ geometry, properties }: FlatFeature): LayerId | undefined {
  if (properties['facadeOf'] !== undefined) return 'facades';
  if (properties['symbol'] !== undefined) return 'annotations';
  if (geometry?.type !== 'Point') return LAYER_OF_KIND[String(properties['kind'])] ?? 'areas';
  const isStop = properties['connectionIds'] !== undefined;
  return isStop && properties['locationIds'] === undefined ? undefined : 'points';
}

function isPlaced(feature: FlatFeature | GisFeature): feature is GisFeature {
  return feature.geometry !== null;
}

function floorName(properties: FlatFeature['properties'] | GisFeature['properties']): string {
  return String(properties['floorName'] ?? properties['floorShortName'] ?? properties['floorId']);
}
