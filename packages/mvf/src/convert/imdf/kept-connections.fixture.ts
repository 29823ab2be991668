import { distanceMetres, type LngLat } from '@brand/geo';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Connection } from '../../v3/extensions/connections/types.gen.ts';
import { positionsOf, rfcGeometry } from '../export/rfc-geometry.ts';

// Metres between a stop and its counterpart, because an area is left at its middle.
const TOLERANCE = 5;
// IMDF has no category for these types, so they come back as stairs.
const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ['ladder', 'stairs'],
  ['unknown', 'stairs'],
]);

type Stop = { readonly storey: number; readonly position: LngLat };

/** Number of connections between floors that survived an export and import, and the lost ones. */
export type KeptConnections = {
  readonly total: number;
  readonly kept: number;
  readonly lost: readonly string[];
};

/**
 * Pairs every connection between floors with its own counterpart in another version of the
 * document: of the same type, with a stop within five metres of each of its stops, on the floor
 * that is as high. IMDF counts floors by whole numbers, so heights are compared by their order.
 */
export function findKeptConnections(before: Mvf3Document, after: Mvf3Document): KeptConnections {
  const free = new Map((after.connections ?? []).map((one) => [one, stopsOf(after, one)]));
  const all = (before.connections ?? []).filter((one) => floorsOf(one).size > 1);
  const lost = all.filter((connection) => {
    const stops = stopsOf(before, connection);
    const type = WRITTEN_AS.get(connection.type) ?? connection.type;
    const match = [...free].find(
      ([other, otherStops]) =>
        other.type === type && stops.every((stop) => otherStops.some((one) => isNear(stop, one))),
    );
    if (match) free.delete(match[0]);
    return !match;
  });
  return { total: all.length, kept: all.length - lost.length, lost: lost.map(({ id }) => id) };
}

function floorsOf({ entrances, exits }: Connection): Set<string> {
  return new Set([...entrances, ...exits].map(({ floorId }) => floorId));
}

function stopsOf(document: Mvf3Document, { entrances, exits }: Connection): Stop[] {
  return [...entrances, ...exits].flatMap(({ floorId, geometryId }) => {
    const floor = document.floors.features.find(({ properties }) => properties.id === floorId);
    const shape = document.geometry?.[floorId]?.features.find(
      ({ properties }) => properties.id === geometryId,
    );
    const geometry = rfcGeometry(shape?.geometry ?? null);
    if (!floor || !geometry) return [];
    const storey = storeyOf(document, floor.properties.elevation);
    return [{ storey, position: middleOf(positionsOf(geometry)) }];
  });
}

function storeyOf({ floors }: Mvf3Document, elevation: number): number {
  const below = floors.features
    .map(({ properties }) => properties.elevation)
    .filter((other) => other < elevation);
  return new Set(below).size;
}

function middleOf(positions: readonly (readonly number[])[]): LngLat {
  const middle = (axis: number): number => {
    const values = positions.map((position) => position[axis] ?? 0);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

function isNear(a: Stop, b: Stop): boolean {
  return a.storey === b.storey && distanceMetres(a.position, b.position) <= TOLERANCE;
}
