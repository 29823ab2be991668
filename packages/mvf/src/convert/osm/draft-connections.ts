import type { DraftAccess, DraftConnection, DraftShape } from '../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';
import type { SpaceIndex } from '../plan/space-index.ts';
import { type ConnectorShape, stackConnectors } from '../plan/stack-connectors.ts';
import { accessOf, describeFeature } from './describe-feature.ts';
import type { OsmSpace } from './draft-spaces.ts';
import type { OsmFeature, OsmTags } from './osm-feature.ts';
import { floorKey } from '../plan/floor-key.ts';
import { type OsmPlan, shapeKey } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';
import { positionsOf } from '../plan/positions-of.ts';

/** The walkable shapes of all levels, with their positions. */
export type SpacesOnPlan = {
  readonly spaces: readonly OsmSpace[];
  readonly index: SpaceIndex<OsmSpace>;
};

export type DraftedConnections = {
  readonly connections: readonly DraftConnection[];
  /** The points where people enter and leave if there is no outline. */
  readonly shapes: readonly DraftShape[];
};

/**
 * Connects lifts and stairwells that are outlines or points: the levels of one feature, and
 * features of one kind above each other.
 */
export function draftStacks(plan: OsmPlan, { spaces, index }: SpacesOnPlan): DraftedConnections {
  const shapes: DraftShape[] = [];
  const features = new Map<string, OsmFeature>();
  const parts: ConnectorShape[] = [];
  for (const { key, floor, level, item, polygons } of spaces) {
    if (item.role !== 'connector') continue;
    features.set(key, item.feature);
    parts.push({
      key,
      floor,
      elevation: level,
      type: item.connector,
      source: item.feature.id,
      polygons,
    });
  }
  for (const item of plan.items) {
    if (item.role !== 'connector' || item.feature.geometry.type !== 'Point') continue;
    const at = plan.frame.toMetres(item.feature.geometry.coordinates);
    const type = item.connector;
    const drawn = index.at(at, 1).filter((space) => connectorOf(space) === type);
    for (const level of pointLevels(item, plan, index)) {
      if (drawn.some((space) => space.level === level)) continue;
      const shape = stopShape(item.feature, level, plan.language);
      shapes.push(shape);
      features.set(shape.key, item.feature);
      const { key, floor } = shape;
      parts.push({
        key,
        floor,
        elevation: level,
        type,
        source: item.feature.id,
        polygons: [[[at]]],
      });
    }
  }
  const connections = stackConnectors(parts).flatMap(({ shapes: stack, isGuessed }) => {
    const lowest = stack[0];
    const feature = lowest && features.get(lowest.key);
    if (!feature) return [];
    if (new Set(stack.map(({ floor }) => floor)).size < 2) {
      noteLonely({ feature }, plan);
      return [];
    }
    if (isGuessed) noteStack(feature, plan);
    return [
      {
        key: feature.id,
        type: lowest.type,
        stops: stack.map(({ floor, key }) => ({ floor, shape: key })),
        details: describeFeature(feature.id, feature.tags, plan.language),
        access: connectorAccess(lowest.type, feature.tags),
      },
    ];
  });
  return { connections, shapes };
}

function connectorOf({ item }: OsmSpace): ConnectionType | undefined {
  return item.role === 'connector' ? item.connector : undefined;
}

/**
 * Returns the levels of a lift without a level, which stops wherever a room is above or below it.
 */
function pointLevels(
  { feature, where }: OsmItem,
  plan: OsmPlan,
  index: SpaceIndex<OsmSpace>,
): readonly number[] {
  if (where.levels.length > 1) return where.levels;
  const at = plan.frame.toMetres(positionsOf(feature.geometry)[0] ?? []);
  const levels = index.at(at, 0.5).map(({ level }) => level);
  const found = [...new Set([...levels, ...where.levels])].toSorted((a, b) => a - b);
  if (found.length > 1 && where.levels.length === 0) {
    plan.report.note({
      action: 'guessed',
      code: 'connector-levels',
      message: 'Lifts and stairs without a level were put on every level that has a room there.',
      example: feature.id,
    });
    return found;
  }
  return where.levels;
}

/** Creates a point on a level where people enter or leave. */
export function stopShape(
  feature: OsmFeature,
  level: number,
  language: string | undefined,
): DraftShape & { readonly geometry: { readonly type: 'Point' } } {
  return {
    key: shapeKey(feature.id, level),
    floor: floorKey(level),
    kind: 'poi',
    geometry: { type: 'Point', coordinates: positionsOf(feature.geometry)[0] ?? [] },
    details: describeFeature(feature.id, feature.tags, language),
    traversal: 'ignored',
  };
}

/** Returns the access to a connector. Steps exclude wheelchairs unless tagged otherwise. */
export function connectorAccess(type: ConnectionType, tags: OsmTags): DraftAccess {
  const isStepped = type === 'stairs' || type === 'escalator' || type === 'ladder';
  const isAllowed = [tags['wheelchair'], tags['ramp:wheelchair']].some(
    (value) => value === 'yes' || value === 'designated',
  );
  const accessible = isStepped ? isAllowed : tags['wheelchair'] !== 'no';
  return { ...accessOf(tags).access, accessible };
}

/** Reports a connector that does not lead anywhere. */
export function noteLonely({ feature }: Pick<OsmItem, 'feature'>, { report }: OsmPlan): void {
  report.note({
    action: 'dropped',
    code: 'connector-on-one-level',
    message:
      'Lifts and stairs that are on one level only, with none of their kind above or below, connect nothing.',
    example: feature.id,
  });
}

function noteStack({ id }: OsmFeature, { report }: OsmPlan): void {
  report.note({
    action: 'guessed',
    code: 'stacked-connector',
    message: 'Lifts and stairs that stand above each other on different levels were connected.',
    example: id,
  });
}
