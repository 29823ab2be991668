import type { FloorStack } from '../v3/extensions/floor-stacks/types.gen.ts';
import type { Address, Addresses } from '../v3/extensions/address/types.gen.ts';
import { definedFields } from './defined-fields.ts';
import type { DraftBuilding } from './venue-draft.ts';
import type { VenueParts } from './venue-parts.ts';

/** A building as a floor stack. */
export type BuildingPart = { readonly draft: DraftBuilding; readonly stack: FloorStack };

/** Returns the buildings. Indoor floors that belong to no building get a separate one. */
export function buildFloorStacks(parts: VenueParts): BuildingPart[] {
  const named = parts.draft.buildings.flatMap((building) => buildStack(building, parts));
  const housed = new Set(named.flatMap(({ stack }) => stack.floors));
  const homeless = parts.floors.filter(({ id, draft }) => !draft.outdoors && !housed.has(id));
  if (homeless.length === 0) return named;
  parts.report.note('guessed-building', homeless[0]!.draft.key, homeless.length);
  const { name } = parts.draft;
  const rest = buildStack(
    { key: name, details: { name }, floors: homeless.map(({ draft }) => draft.key) },
    parts,
  );
  return [...named, ...rest];
}

function buildStack(draft: DraftBuilding, parts: VenueParts): BuildingPart[] {
  const floors = draft.floors.flatMap((key) => {
    const floor = parts.findFloor(key, draft.key);
    if (floor?.draft.outdoors) parts.report.note('outdoor-floor-in-building', key);
    return floor && !floor.draft.outdoors ? [floor.id] : [];
  });
  if (floors.length === 0) {
    parts.report.note('empty-building', draft.key);
    return [];
  }
  return [
    {
      draft,
      stack: {
        id: parts.makeId('fs', draft.key),
        floors: [...new Set(floors)],
        ...definedFields({
          defaultFloor: defaultFloorOf(draft, floors, parts),
          details: draft.details,
        }),
      },
    },
  ];
}

function defaultFloorOf(
  { key, defaultFloor }: DraftBuilding,
  floors: readonly string[],
  parts: VenueParts,
): string | undefined {
  if (defaultFloor === undefined) return undefined;
  const id = parts.floors.find(({ draft }) => draft.key === defaultFloor)?.id;
  if (id !== undefined && floors.includes(id)) return id;
  parts.report.note('unknown-default-floor', key);
  return undefined;
}

/** Returns the addresses of the venue and its buildings, or `undefined` if there are none. */
export function buildAddress(
  { draft }: VenueParts,
  buildings: readonly BuildingPart[],
): Addresses | undefined {
  const stacks = buildings.flatMap(({ draft: { address }, stack }) =>
    address === undefined ? [] : [[stack.id, toAddress(address)] as const],
  );
  if (draft.address === undefined && stacks.length === 0) return undefined;
  return {
    ...(draft.address !== undefined && { primary: toAddress(draft.address) }),
    ...(stacks.length > 0 && { floorStacks: Object.fromEntries(stacks) }),
  };
}

function toAddress(displayAddress: string): Address {
  return { display: { displayAddress } };
}
