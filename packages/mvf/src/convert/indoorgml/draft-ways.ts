import type { DraftConnection } from '../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';
import { findWayType } from './classify-cell.ts';
import { endsOf } from './find-openings.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorPlan, PlannedState } from './indoor-plan.ts';
import type { RawTransition } from './indoor-model.ts';

/** Connections between floors, and the states that need a separate shape to be a stop of one. */
export type DraftWays = {
  readonly connections: readonly DraftConnection[];
  readonly bareStops: readonly PlannedState[];
};

type Way = {
  readonly type: ConnectionType;
  readonly source: string;
  readonly stops: PlannedState[];
};

/**
 * Creates connections from the transitions that change floors. A lift or a stairway whose cells are
 * linked from floor to floor becomes one connection with a stop on each.
 */
export function draftWays(plan: IndoorPlan, notes: ImportNotes): DraftWays {
  const elevations = new Map(plan.floors.map(({ key, elevation }) => [key, elevation]));
  const height = ({ floor }: PlannedState): number => elevations.get(floor) ?? 0;
  const ways = mergeWays(findWays(plan, notes));
  const bareStops = new Map<string, PlannedState>();
  const connections = ways.map(({ type, source, stops }): DraftConnection => {
    for (const stop of stops) if (!stop.within) bareStops.set(stop.state.id, stop);
    const name = stops.map(({ within }) => within?.cell.name).find((each) => each !== undefined);
    return {
      key: source,
      type,
      stops: stops
        .toSorted((a, b) => height(a) - height(b))
        .map((stop) => ({ floor: stop.floor, shape: stopKey(stop) })),
      ...(name !== undefined && { details: { name } }),
      access: { accessible: !/^(stairs|escalator|ladder)$/.test(type) },
    };
  });
  return { connections, bareStops: [...bareStops.values()] };
}

/** Returns the key of the shape of a stop. */
export function stopKey({ within, state }: PlannedState): string {
  return within ? within.cell.id : `state ${state.id}`;
}

function findWays(plan: IndoorPlan, notes: ImportNotes): Way[] {
  const known = new Set<string>();
  return plan.model.transitions.flatMap((transition) => {
    const [first, second] = endsOf(transition, plan);
    if (!first || !second || first.floor === second.floor) return [];
    const pair = [stopKey(first), stopKey(second)].toSorted().join('|');
    if (known.has(pair)) return [];
    known.add(pair);
    return [
      {
        type: wayType(transition, [first, second], notes),
        source: transition.id,
        stops: [first, second],
      },
    ];
  });
}

function wayType(
  transition: RawTransition,
  ends: readonly PlannedState[],
  notes: ImportNotes,
): ConnectionType {
  const ofCells = ends.map(({ within }) => within?.way).find((way) => way !== undefined);
  if (ofCells !== undefined) return ofCells;
  const features = [transition, ...ends.map(({ state }) => state)];
  const found = features.map(findWayType).find((way) => way !== undefined);
  if (found !== undefined) return found;
  notes.add({
    action: 'guessed',
    code: 'unknown-way',
    message:
      'Transitions between floors do not state whether they are stairs or a lift. They are of type unknown.',
    source: transition.id,
  });
  return 'unknown';
}

/**
 * Joins connections of one type that meet in a cell of that type, as long as no floor has two
 * stops.
 */
function mergeWays(ways: readonly Way[]): Way[] {
  const merged: Way[] = [];
  const byCell = new Map<string, Way>();
  for (const way of ways) {
    const cells = way.stops.filter(({ within }) => within?.way === way.type).map(stopKey);
    const known = cells.map((key) => byCell.get(key)).find((each) => each?.type === way.type);
    const target = known ?? { ...way, stops: [] };
    const missing = way.stops.filter(
      (stop) => !target.stops.some((each) => stopKey(each) === stopKey(stop)),
    );
    const collides = missing.some(({ floor }) => target.stops.some((each) => each.floor === floor));
    if (known && collides) {
      merged.push({ ...way, stops: [...way.stops] });
      continue;
    }
    target.stops.push(...missing);
    if (!known) merged.push(target);
    for (const key of cells) byCell.set(key, target);
  }
  return merged;
}
