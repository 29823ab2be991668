import type { Point } from '@brand/geo';
import type { DraftShape } from '../../../assemble/venue-draft.ts';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, toPosition } from './imdf-context.ts';
import { idOf, type ImdfFeature, keyOf, refsOf } from './imdf-feature.ts';
import type { LevelLink, LinkStop } from './level-link.ts';
import type { Level } from './read-levels.ts';
import type { Unit, UnitIndex } from './unit-index.ts';

export type PathGraph = {
  readonly links: readonly LevelLink[];
  /** The points at which links start and end if no unit is their stop. */
  readonly shapes: readonly DraftShape[];
};

type PathNode = {
  readonly feature: ImdfFeature;
  readonly at: Point;
  readonly level: Level;
  readonly unit: Unit | undefined;
};

// Metres by which a node may lie outside its room.
const SLACK = 0.5;

/**
 * Reads a path graph, a local extension. It is more reliable than geometry for the edges that
 * change level: stairs, lifts, and the entrances of buildings.
 */
export function readPathGraph(context: ImdfContext, plan: FloorPlan, units: UnitIndex): PathGraph {
  const features = context.members.of('path-node');
  const nodes = new Map<string, PathNode>();
  for (const feature of features) {
    const node = toNode(context, feature, { plan, units });
    if (node) nodes.set(feature.id.toLowerCase(), node);
  }
  const shapes = new Map<string, DraftShape>();
  const links = new Map<string, LevelLink>();
  for (const node of nodes.values()) {
    for (const id of refsOf(node.feature, 'neighbours')) {
      const other = nodes.get(id.toLowerCase());
      if (!other || other.level === node.level) continue;
      const pair = [node, other].toSorted((a, b) => a.level.elevation - b.level.elevation);
      const key = pair.map(({ feature }) => keyOf(feature)).join('-');
      if (!links.has(key)) links.set(key, toLink(context, key, pair, shapes));
    }
  }
  noteGraph(context, links.size);
  return { links: [...links.values()], shapes: [...shapes.values()] };
}

function toNode(
  context: ImdfContext,
  feature: ImdfFeature,
  { plan, units }: { readonly plan: FloorPlan; readonly units: UnitIndex },
): PathNode | undefined {
  const position = context.geometry.point(feature);
  const stated = feature.properties['level_id'];
  const level = idOf(stated) === undefined ? plan.outdoor : plan.level(stated);
  if (!position || !level) return undefined;
  const at = context.frame.toMetres(position);
  const around = units.at(level, at, SLACK);
  return { feature, at, level, unit: around.find(({ rule }) => rule.passage) ?? around[0] };
}

function toLink(
  context: ImdfContext,
  key: string,
  nodes: readonly PathNode[],
  shapes: Map<string, DraftShape>,
): LevelLink {
  const passage = nodes.map(({ unit }) => unit?.rule.passage).find((type) => type !== undefined);
  const isEntrance = nodes.some(({ level }) => level.isOutdoor);
  const type = passage ?? (isEntrance ? 'door' : 'stairs');
  const stops = nodes.map((node): LinkStop => {
    if (node.unit?.rule.passage === type) return { level: node.level, shape: node.unit.key };
    const shape = keyOf(node.feature);
    shapes.set(shape, {
      key: shape,
      floor: node.level.key,
      kind: 'poi',
      geometry: { type: 'Point', coordinates: toPosition(context.frame, node.at) },
      style: null,
    });
    return { level: node.level, shape };
  });
  return { key, type, stops };
}

function noteGraph({ members, report }: ImdfContext, count: number): void {
  const nodes = members.of('path-node');
  const links = members.of('path-link');
  const [firstNode] = nodes;
  const [firstLink] = links;
  if (firstNode) {
    report.note({
      action: 'changed',
      code: 'path-graph',
      message: `The file is not part of IMDF 1.0.0. Of its graph of ${nodes.length} nodes, the ${count} edges that change level became stairs, elevators and entrances; all others were left out, as nodes are generated from the geometry.`,
      source: firstNode.file,
    });
  }
  if (firstLink) {
    report.note({
      action: 'dropped',
      code: 'path-links',
      message: `The file is not part of IMDF 1.0.0. Its ${links.length} links from places to nodes were left out, as nodes are generated from the geometry.`,
      source: firstLink.file,
    });
  }
}
