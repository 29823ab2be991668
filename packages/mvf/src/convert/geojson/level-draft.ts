import type { LocalFrame, MultiPolygon, Segment } from '@brand/geo';
import type { DraftDoor, DraftShape } from '../../assemble/venue-draft.ts';
import type { Kind } from '../../v3/extensions/kinds/types.gen.ts';
import type { ImportReport } from '../import-report.ts';
import type { PlacedLevel } from './place-levels.ts';
import { planSpace, type PlanSpace, toMetres } from '../plan/plan-space.ts';
import { isPolygon, positionsOf } from '../plan/positions-of.ts';
import { readColor } from './read-color.ts';
import { soundRing } from '../plan/read-geometry.ts';
import type { LevelFeature } from './read-level.ts';
import type { PropertyReader } from './read-property.ts';
import type { ConnectorShape } from '../plan/stack-connectors.ts';
import type { StylePool } from './style-pool.ts';

/** The venue's data for drafting a level. */
export type LevelContext = {
  readonly frame: LocalFrame;
  readonly report: ImportReport;
  readonly properties: PropertyReader;
  readonly styles: StylePool;
};

/** A level while it is being drafted. */
export type LevelDraft = {
  readonly level: PlacedLevel;
  readonly shapes: DraftShape[];
  readonly doors: DraftDoor[];
  readonly spaces: PlanSpace[];
  /** Keys of the spaces that have walls around them. */
  readonly rooms: Set<string>;
  readonly connectors: ConnectorShape[];
  readonly outline: MultiPolygon[number][];
  /** Edges of separately drawn walls. */
  readonly walls: Segment[];
  /** Parts of the floor that are neither walkable nor open: voids and closed spaces. */
  readonly blocked: MultiPolygon[number][];
  readonly doorFeatures: LevelFeature[];
  /** Keys of shapes by the feature from which they were created. */
  readonly named: { readonly feature: LevelFeature; readonly key: string }[];
};

type Classification = Pick<DraftShape, 'kind' | 'traversal' | 'style'>;

/** Creates shapes from the features of a level. Doors are added once all walls are known. */
export function draftLevel(
  level: PlacedLevel,
  features: readonly LevelFeature[],
  context: LevelContext,
): LevelDraft {
  const draft: LevelDraft = {
    level,
    shapes: [],
    doors: [],
    spaces: [],
    rooms: new Set(),
    connectors: [],
    outline: [],
    walls: [],
    blocked: [],
    doorFeatures: [],
    named: [],
  };
  for (const feature of features) addFeature(draft, asSurface(feature), context);
  return draft;
}

function addFeature(draft: LevelDraft, feature: LevelFeature, context: LevelContext): void {
  const { kind, geometry } = feature;
  const surface = isPolygon(geometry) ? toMetres(geometry, context.frame) : undefined;
  if (kind.role === 'door') draft.doorFeatures.push(feature);
  else if (kind.role === 'outline') {
    for (const polygon of surface ?? []) draft.outline.push(polygon);
    if (!surface) noteUnusable(feature, draft, context);
  } else if (kind.role === 'path') noteUnusable(feature, draft, context);
  else if (isWalkable(kind.role) && !surface && geometry.type !== 'Point') {
    noteUnusable(feature, draft, context);
  } else addShape(draft, feature, context);
}

function addShape(draft: LevelDraft, feature: LevelFeature, context: LevelContext): void {
  const { geometry, kind } = feature;
  const { level } = draft;
  const key = `${level.key}/${feature.id}`;
  const classification = classifyFeature(feature);
  const surface = isPolygon(geometry);
  const request = {
    color: context.properties
      .all(feature.properties, 'color')
      .map(readColor)
      .find((color) => color !== undefined),
    height: context.properties.number(feature.properties, 'height'),
  };
  const token = context.styles.token(classification.kind, request, surface);
  const isHidden = feature.properties['type'] === 'no_geometry';
  draft.shapes.push({
    key,
    floor: level.key,
    geometry,
    ...classification,
    ...(isHidden ? { style: null } : token !== undefined && { style: token }),
    details: detailsOf(feature, context.properties),
  });
  draft.named.push({ feature, key });
  if (surface && classification.traversal === 'walkable') {
    const isOpen = kind.role === 'hall';
    draft.spaces.push(planSpace({ key, floor: level.key, isOpen }, geometry, context.frame));
    const isLift = kind.role === 'connector' && kind.connector === 'elevator';
    if (kind.role === 'room' || isLift) draft.rooms.add(key);
  }
  const polygons = surface ? toMetres(geometry, context.frame) : [];
  if (kind.role === 'void' || kind.role === 'closed') draft.blocked.push(...polygons);
  if (kind.role === 'wall' || kind.role === 'window') addWall(draft, feature, context);
  if (kind.role === 'connector') {
    const points = positionsOf(geometry).map(context.frame.toMetres);
    draft.connectors.push({
      key,
      floor: level.key,
      elevation: level.elevation,
      type: kind.connector,
      source: key,
      polygons: surface ? polygons : [[points.slice(0, 1)]],
    });
  }
}

/** Returns the name and number of a feature. */
export function detailsOf(
  { id, properties }: LevelFeature,
  reader: PropertyReader,
): DraftShape['details'] & {} {
  const number = reader.text(properties, 'number');
  const name = reader.text(properties, 'name') ?? number;
  const description = reader.text(properties, 'description');
  return {
    ...(name !== undefined && { name }),
    ...(number !== undefined && number !== name && { shortName: number }),
    ...(description !== undefined && { description }),
    externalId: id,
  };
}

function isWalkable(role: LevelFeature['kind']['role']): boolean {
  return role === 'room' || role === 'hall' || role === 'connector';
}

function classifyFeature({ kind, geometry }: LevelFeature): Classification {
  const isSurface = isPolygon(geometry);
  switch (kind.role) {
    case 'hall':
      return { kind: 'hallway', traversal: isSurface ? 'walkable' : 'ignored' };
    case 'room':
      return isSurface
        ? { kind: 'room', traversal: 'walkable', ...(isBathroom(kind) && { style: 'Bathrooms' }) }
        : { kind: 'poi', traversal: 'ignored' };
    case 'connector':
      return isSurface
        ? { kind: 'room', traversal: 'walkable' }
        : { kind: 'poi', traversal: 'ignored' };
    case 'wall':
    case 'window':
      return { kind: kind.role, traversal: 'blocked' };
    case 'counter':
      return { kind: 'object', traversal: isSurface ? 'walk-up' : 'ignored' };
    case 'object':
      return { kind: 'object', traversal: isSurface ? 'blocked' : 'ignored' };
    case 'void':
      return { kind: 'void', traversal: 'blocked' };
    case 'closed':
      return { kind: 'room', traversal: 'blocked', style: 'InaccessibleRooms' };
    case 'poi':
      return { kind: (isSurface ? 'area' : 'poi') as Kind, traversal: 'ignored' };
    default:
      return { kind: 'area', traversal: 'ignored', ...(isSurface && { style: 'Areas' }) };
  }
}

function isBathroom(kind: LevelFeature['kind']): boolean {
  const category = kind.role === 'connector' ? '' : (kind.category ?? '');
  return /bathroom|restroom|toilet|washroom|(^|_)wc$/.test(category);
}

function addWall(draft: LevelDraft, { geometry }: LevelFeature, { frame }: LevelContext): void {
  const points = positionsOf(geometry).map(frame.toMetres);
  for (const [index, b] of points.entries()) {
    const a = points[index - 1];
    if (a) draft.walls.push({ a, b });
  }
}

/**
 * Converts a closed line to a surface, because some exports draw the outline of a room as a line.
 */
function asSurface(feature: LevelFeature): LevelFeature {
  const { kind, geometry } = feature;
  const isSurface = isWalkable(kind.role) || kind.role === 'outline' || kind.role === 'closed';
  if (!isSurface || geometry.type !== 'LineString') return feature;
  const [first, last] = [geometry.coordinates[0], geometry.coordinates.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) return feature;
  const ring = soundRing(geometry.coordinates, true, () => undefined);
  return ring ? { ...feature, geometry: { type: 'Polygon', coordinates: [ring] } } : feature;
}

function noteUnusable(feature: LevelFeature, draft: LevelDraft, { report }: LevelContext): void {
  const { role } = feature.kind;
  report.note({
    action: 'dropped',
    code: role === 'path' ? 'path' : 'no-surface',
    message:
      role === 'path'
        ? 'Paths were left out: routes are generated from the rooms, walls and doors.'
        : 'Rooms, halls and outlines that are drawn as lines or points have no surface and were left out.',
    source: draft.level.source,
    example: feature.id,
  });
}
