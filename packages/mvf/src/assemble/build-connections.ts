import type { FlaggedGeometryAnchor } from '../v3/core/types.gen.ts';
import type { Connection } from '../v3/extensions/connections/types.gen.ts';
import { definedFields } from './defined-fields.ts';
import { flagsOf } from './navigation-flags.ts';
import type { DraftConnection } from './venue-draft.ts';
import type { DoorPart, ShapePart, VenueParts } from './venue-parts.ts';

type Cost = {
  /** Cost of using the connection at all (waiting and slowing down), in metres of walking. */
  readonly entry: number;
  /** Cost of each floor, in metres of walking. */
  readonly floor: number;
  readonly isAccessible: boolean;
};

const COSTS: Readonly<Record<string, Cost>> = {
  elevator: { entry: 30, floor: 4, isAccessible: true },
  escalator: { entry: 5, floor: 10, isAccessible: false },
  stairs: { entry: 5, floor: 16, isAccessible: false },
  ramp: { entry: 2, floor: 12, isAccessible: true },
  travelator: { entry: 0, floor: 0, isAccessible: true },
  ladder: { entry: 20, floor: 40, isAccessible: false },
  door: { entry: 1, floor: 0, isAccessible: true },
};
const UNKNOWN_COST: Cost = { entry: 5, floor: 16, isAccessible: true };

type Stop = ShapePart | DoorPart;

/** Returns the connections that have two or more stops. */
export function buildConnections(parts: VenueParts): Connection[] {
  return parts.draft.connections.flatMap((draft) => {
    const stops = stopsOf(draft, parts);
    if (stops.length < 2) {
      parts.report.note('too-few-stops', draft.key);
      return [];
    }
    const cost = COSTS[draft.type] ?? UNKNOWN_COST;
    const anchors = stops.map((stop) => anchorOf(stop, draft, cost));
    return [
      {
        id: parts.makeId('c', draft.key),
        type: draft.type,
        ...endsOf(draft, anchors),
        entryCost: cost.entry + Math.max(0, draft.access?.extraCost ?? 0),
        floorCostMultiplier: cost.floor,
        ...definedFields({ details: draft.details }),
      },
    ];
  });
}

/** Returns the shapes at which a connection stops, each once, lowest first if it is one-way. */
function stopsOf(draft: DraftConnection, parts: VenueParts): Stop[] {
  const stops = draft.stops.flatMap(({ floor, shape }) => {
    const found = parts.findShape(shape, draft.key);
    if (found && found.floor.draft.key !== floor) parts.report.note('moved-stop', draft.key);
    return found ?? [];
  });
  const distinct = [...new Set(stops)];
  const isVertical = draft.direction === 'up' || draft.direction === 'down';
  return isVertical
    ? distinct.toSorted((a, b) => a.floor.draft.elevation - b.floor.draft.elevation)
    : distinct;
}

/** Returns the ends of a one-way connection: on at the first stop, off at the last. */
function endsOf(
  { direction = 'both' }: DraftConnection,
  anchors: readonly FlaggedGeometryAnchor[],
): Pick<Connection, 'entrances' | 'exits'> {
  const [first, last] = [anchors[0]!, anchors.at(-1)!];
  if (direction === 'up' || direction === 'forward') return { entrances: [first], exits: [last] };
  if (direction === 'down') return { entrances: [last], exits: [first] };
  return { entrances: [...anchors], exits: structuredClone([...anchors]) };
}

function anchorOf(stop: Stop, draft: DraftConnection, cost: Cost): FlaggedGeometryAnchor {
  return {
    floorId: stop.floor.id,
    geometryId: stop.id,
    flags: flagsOf({
      accessible:
        (draft.access?.accessible ?? cost.isAccessible) && (stop.draft.access?.accessible ?? true),
      outdoors: stop.floor.draft.outdoors ?? false,
      public: (draft.access?.public ?? true) && (stop.draft.access?.public ?? true),
    }),
  };
}
