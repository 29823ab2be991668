import type { DraftConnection, DraftShape } from '../../assemble/venue-draft.ts';
import type { Position } from '../../geojson/types.gen.ts';
import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';
import { isInSpace } from '../plan/plan-space.ts';
import type { SpaceIndex } from '../plan/space-index.ts';
import { describeFeature } from './describe-feature.ts';
import {
  connectorAccess,
  type DraftedConnections,
  noteLonely,
  type SpacesOnPlan,
  stopShape,
} from './draft-connections.ts';
import type { OsmSpace } from './draft-spaces.ts';
import { type Flight, readFlight, repeatedLevels } from './flight.ts';
import { isIndoor, noteOutdoors, type OsmPlan } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';
import { vertexLevels } from './vertex-levels.ts';

export type DraftedFlights = DraftedConnections & {
  /** Lines that stay on their level: paths, and steps within a level. */
  readonly flat: readonly OsmItem[];
};

/** Connects the ends of stairs, escalators and ramps that are drawn as lines. */
export function draftFlights(plan: OsmPlan, { spaces, index }: SpacesOnPlan): DraftedFlights {
  const levelsAt = vertexLevels(plan.items);
  const shapes: DraftShape[] = [];
  const connections: DraftConnection[] = [];
  const flat: OsmItem[] = [];
  const known = new Set(spaces.map(({ level }) => level));
  for (const item of plan.items) {
    const { type: shape } = item.feature.geometry;
    if (item.role === 'connector' ? shape !== 'LineString' : item.role !== 'path') continue;
    if (isInConnector(item, plan, index)) continue;
    const flight = readFlight(item, levelsAt);
    if (!flight) {
      if (!isIndoor(item.feature)) noteOutdoors(item.feature, plan.report);
      else if (item.role === 'connector' && item.connector !== 'stairs') noteLonely(item, plan);
      else flat.push(item);
      continue;
    }
    noteGuesses(flight, plan);
    for (const [copy, levels] of repeatedLevels(flight).entries()) {
      // A copy may name a level that the venue does not have.
      if (copy > 0 && !levels.every((level) => known.has(level))) continue;
      const stops = stopsOf(flight, levels, plan.language);
      shapes.push(...stops);
      connections.push(connect(flight, stops, copy, plan.language));
    }
  }
  return { shapes, connections, flat };
}

function stopsOf(
  { item, line }: Flight,
  levels: readonly number[],
  language: string | undefined,
): DraftShape[] {
  const places: readonly number[] = levels.length > 1 ? levels : [levels[0] ?? 0, levels[0] ?? 0];
  return places.map((level, index) => {
    const stop = stopShape(item.feature, level, language);
    const at = pointAlong(line, index / (places.length - 1));
    const end = index === 0 ? 'low' : index === places.length - 1 ? 'high' : `${index}`;
    return { ...stop, key: `${stop.key} ${end}`, geometry: { type: 'Point', coordinates: at } };
  });
}

/** Returns the corner at a ratio of the corners: the exact ends, or the nearest one in between. */
function pointAlong(line: readonly Position[], ratio: number): Position {
  return line[Math.round(ratio * (line.length - 1))] ?? [];
}

function connect(
  { item, levels, direction }: Flight,
  stops: readonly DraftShape[],
  copy: number,
  language: string | undefined,
): DraftConnection {
  const { id, tags } = item.feature;
  const type = connectionType(item, levels);
  return {
    key: copy === 0 ? id : `${id} copy ${copy}`,
    type,
    stops: stops.map(({ floor, key }) => ({ floor, shape: key })),
    direction,
    details: describeFeature(id, tags, language),
    access: connectorAccess(type, tags),
  };
}

function connectionType(item: OsmItem, levels: readonly number[]): ConnectionType {
  if (item.role !== 'connector') return 'ramp';
  const isMoving = item.connector === 'escalator' || item.connector === 'travelator';
  if (!isMoving) return item.connector;
  return levels.length > 1 ? 'escalator' : 'travelator';
}

/**
 * Whether the flight runs inside a stairwell that is mapped as an area and connects its levels
 * itself.
 */
function isInConnector(item: OsmItem, plan: OsmPlan, index: SpaceIndex<OsmSpace>): boolean {
  if (item.where.span.length < 2) return false;
  const line = positionsOf(item.feature.geometry).map(plan.frame.toMetres);
  const [start] = line;
  const home = (start ? index.at(start, 1) : []).find(
    (space) =>
      space.item.role === 'connector' &&
      item.where.span.filter((level) => space.item.where.levels.includes(level)).length > 1 &&
      line.every((point) => isInSpace(point, space, 1)),
  );
  if (!home) return false;
  plan.report.note({
    action: 'dropped',
    code: 'path-in-stairwell',
    message: 'Paths inside a stairwell were left out: the stairwell itself connects its levels.',
    example: item.feature.id,
  });
  return true;
}

function noteGuesses({ item, guesses }: Flight, { report }: OsmPlan): void {
  const example = item.feature.id;
  for (const guess of guesses) {
    report.note(
      guess === 'incline'
        ? {
            action: 'guessed',
            code: 'missing-incline',
            message: 'Stairs that do not state which end is up were treated as drawn upwards.',
            example,
          }
        : {
            action: 'guessed',
            code: 'conveying-direction',
            message: 'Escalators that do not state their direction can be used in both directions.',
            example,
          },
    );
  }
}
