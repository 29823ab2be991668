import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FloorStack } from '../../../v3/extensions/floor-stacks/types.gen.ts';
import type { FloorFacts } from '../../export/floor-facts.ts';
import { positionsOf } from '../../export/rfc-geometry.ts';
import { cleanDetails, objectAt, objectsOf, textsOf } from '../../export/unchecked.ts';
import { type Area, hullOf } from './export-venue.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import { writeAddress } from './write-address.ts';

/** The building for floors in no floor stack. */
const IMPLIED: FloorStack = { id: 'fs_building', floors: [] };

/** Writes buildings, their footprints and the levels. Returns the level id of each floor. */
export function exportLevels(
  document: Mvf3Document,
  writer: ImdfWriter,
  floors: readonly FloorFacts[],
): (floorId: string) => string {
  const outdoors = new Set(textsOf(document.outdoors?.floors));
  const stacks = listStacks(document, floors, outdoors);
  for (const stack of stacks) writeBuilding(document, writer, stack, floors);
  const ordinals = planOrdinals(floors, writer);
  for (const floor of floors) {
    const owners = stacks.filter(({ floors: members }) => members.includes(floor.id));
    const geometry = footprintOf(floor, writer);
    const name = floor.details.name ?? floor.details.shortName ?? String(floor.elevation);
    const shortName = floor.details.shortName ?? name;
    const details = { ...floor.details, name, shortName };
    writer.add('level', writer.idOf('level', floor.id, floor.details), geometry, {
      category: 'unspecified',
      restriction: null,
      outdoor: outdoors.has(floor.id),
      ordinal: ordinals.get(floor.elevation) ?? 0,
      name: writer.labels(details, 'name'),
      short_name: writer.labels(details, 'shortName'),
      display_point: writer.displayPoint(geometry),
      address_id: null,
      building_ids: owners.map(({ id }) => writer.idOf('building', id)),
    });
  }
  const details = new Map(floors.map((floor) => [floor.id, floor.details]));
  return (floorId) => writer.idOf('level', floorId, details.get(floorId));
}

function listStacks(
  document: Mvf3Document,
  floors: readonly FloorFacts[],
  outdoors: ReadonlySet<string>,
): FloorStack[] {
  const stacks = objectsOf(document.floorStacks).map((stack) => ({
    ...stack,
    floors: textsOf(stack.floors),
  }));
  const inStack = new Set(stacks.flatMap((stack) => stack.floors));
  const rest = floors.filter(({ id }) => !inStack.has(id) && !outdoors.has(id));
  if (rest.length === 0) return stacks;
  return [...stacks, { ...IMPLIED, floors: rest.map(({ id }) => id) }];
}

function writeBuilding(
  document: Mvf3Document,
  writer: ImdfWriter,
  stack: FloorStack,
  floors: readonly FloorFacts[],
): void {
  const details = cleanDetails(stack.details);
  const id = writer.idOf('building', stack.id, details);
  const footprint = buildingFootprint(stack, floors, writer);
  const address = objectAt(document.address?.floorStacks, stack.id)?.display?.displayAddress;
  writer.add('building', id, null, {
    name: writer.labels(details, 'name'),
    alt_name: writer.labels(details, 'shortName'),
    category: 'unspecified',
    restriction: null,
    display_point: writer.displayPoint(footprint),
    address_id:
      typeof address === 'string' && address
        ? writeAddress(writer, { key: id, text: address })
        : null,
  });
  if (!footprint) return;
  writer.add('footprint', writer.idOf('footprint', id), footprint, {
    category: 'ground',
    name: null,
    building_ids: [id],
  });
}

/** Returns the facade if the building has one, otherwise its floor closest to the ground. */
function buildingFootprint(
  stack: FloorStack,
  floors: readonly FloorFacts[],
  writer: ImdfWriter,
): Area | null {
  const facade = floors
    .flatMap(({ shapes }) => shapes)
    .filter(({ facadeOf }) => facadeOf === stack.id)
    .flatMap(({ geometry }) => {
      if (geometry?.type === 'Polygon') return [geometry.coordinates];
      return geometry?.type === 'MultiPolygon' ? geometry.coordinates : [];
    });
  if (facade.length > 0) return { type: 'MultiPolygon', coordinates: facade };
  const [ground] = floors
    .filter(({ id }) => stack.floors.includes(id))
    .toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation));
  return ground ? footprintOf(ground, writer) : null;
}

function footprintOf({ footprint, shapes }: FloorFacts, writer: ImdfWriter): Area | null {
  if (footprint?.type === 'Polygon' || footprint?.type === 'MultiPolygon') return footprint;
  const all = shapes.flatMap(({ geometry }) => (geometry ? positionsOf(geometry) : []));
  return hullOf(all, writer);
}

/**
 * Returns ordinals, which are whole numbers. If there are half floors, floors are counted from the
 * ground.
 */
function planOrdinals(floors: readonly FloorFacts[], writer: ImdfWriter): Map<number, number> {
  const elevations = [...new Set(floors.map(({ elevation }) => elevation))].toSorted(
    (a, b) => a - b,
  );
  if (elevations.every(Number.isInteger)) return new Map(elevations.map((one) => [one, one]));
  writer.report.note({
    action: 'changed',
    code: 'fractional-elevation',
    message: 'IMDF has no half floors. Floors were renumbered, from the ground up and down.',
    source: 'floors.geojson',
  });
  const ground = elevations.findIndex((elevation) => elevation >= 0);
  const base = ground === -1 ? elevations.length : ground;
  return new Map(elevations.map((elevation, index) => [elevation, index - base]));
}
