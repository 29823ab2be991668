import type { DraftConnection, DraftShape } from '../../assemble/venue-draft.ts';
import type { GeoJsonLink } from './geojson-venue.ts';
import { kindOfWord } from './feature-kind.ts';
import type { LevelContext, LevelDraft } from './level-draft.ts';
import { isInSpace, type PlanSpace } from '../plan/plan-space.ts';
import {
  type ConnectorShape,
  type ConnectorStack,
  stackConnectors,
} from '../plan/stack-connectors.ts';

// Maximum distance from a lift at which a path file may draw the lift's path, in metres.
const REACH = 2;

export type DraftedLinks = {
  readonly connections: readonly DraftConnection[];
  /** Points where people enter and leave, if no lift or stairwell is drawn. */
  readonly shapes: readonly DraftShape[];
};

/** Connects shapes above each other, and shapes that the source connects explicitly. */
export function draftLinks(
  drafts: readonly LevelDraft[],
  links: readonly GeoJsonLink[],
  context: LevelContext,
): DraftedLinks {
  const parts = drafts.flatMap(({ connectors }) => connectors);
  const stacks = stackConnectors(parts);
  const names = new Map(drafts.flatMap(({ shapes }) => shapes.map((shape) => [shape.key, shape])));
  const connections: DraftConnection[] = [];
  for (const stack of stacks) {
    const [lowest] = stack.shapes;
    if (!lowest) continue;
    if (new Set(stack.shapes.map(({ floor }) => floor)).size < 2) {
      noteStack(stack, lowest, context);
      continue;
    }
    noteStack(stack, lowest, context);
    const details = names.get(lowest.key)?.details;
    connections.push({
      key: lowest.key,
      type: lowest.type,
      stops: stack.shapes.map(({ floor, key }) => ({ floor, shape: key })),
      ...(details && { details }),
      access: { accessible: isStepFree(lowest.type) },
    });
  }
  const shapes: DraftShape[] = [];
  for (const [index, link] of links.entries()) {
    const stops = link.stops.flatMap(({ level, at }) => stopAt(drafts[level], at, link, context));
    if (stops.length < 2 || isKnown(stops, stacks)) continue;
    const key = `link ${index + 1}`;
    const type = typeOf(link);
    for (const [order, stop] of stops.entries()) {
      if (!stop.isDrawn) shapes.push(pointShape(stop, `${key} ${order + 1}`));
    }
    connections.push({
      key,
      type,
      stops: stops
        .map((stop, order) => ({ ...stop, shape: stop.isDrawn ? stop.key : `${key} ${order + 1}` }))
        .toSorted((p, q) => p.elevation - q.elevation)
        .map(({ floor, shape }) => ({ floor, shape })),
      ...(link.name !== undefined && { details: { name: link.name } }),
      access: { accessible: isStepFree(type) },
    });
  }
  return { connections, shapes };
}

type Stop = {
  readonly key: string;
  readonly floor: string;
  readonly elevation: number;
  readonly at: readonly number[];
  readonly isDrawn: boolean;
};

/** Returns the connector of the same kind at a position, or the position itself. */
function stopAt(
  draft: LevelDraft | undefined,
  at: readonly number[],
  link: GeoJsonLink,
  { frame }: LevelContext,
): Stop[] {
  const point = frame.toMetres(at);
  if (!draft || Number.isNaN(point.x)) return [];
  const { key: floor, elevation } = draft.level;
  const type = typeOf(link);
  const drawn = draft.connectors.find(
    (connector) => connector.type === type && isInSpace(point, asSpace(connector), REACH),
  );
  return [{ key: drawn?.key ?? '', floor, elevation, at, isDrawn: drawn !== undefined }];
}

function asSpace({ key, floor, polygons }: ConnectorShape): PlanSpace {
  return {
    key,
    floor,
    polygons,
    isOpen: false,
    bbox: [-Infinity, -Infinity, Infinity, Infinity],
    area: 0,
  };
}

function typeOf(link: GeoJsonLink): DraftConnection['type'] {
  const kind = kindOfWord(link.type);
  return kind?.role === 'connector' ? kind.connector : 'unknown';
}

function isKnown(stops: readonly Stop[], stacks: readonly ConnectorStack[]): boolean {
  return stacks.some(({ shapes }) =>
    stops.every((stop) => stop.isDrawn && shapes.some(({ key }) => key === stop.key)),
  );
}

function pointShape({ floor, at }: Stop, key: string): DraftShape {
  return {
    key,
    floor,
    kind: 'poi',
    geometry: { type: 'Point', coordinates: [...at] },
    traversal: 'ignored',
  };
}

function isStepFree(type: DraftConnection['type']): boolean {
  return type !== 'stairs' && type !== 'escalator' && type !== 'ladder';
}

function noteStack(stack: ConnectorStack, lowest: ConnectorShape, { report }: LevelContext): void {
  const isAlone = !stack.isGuessed;
  report.note({
    action: isAlone ? 'dropped' : 'guessed',
    code: isAlone ? 'connector-on-one-level' : 'stacked-connector',
    message: isAlone
      ? 'Lifts and stairs that are on one level only, with none of their kind above or below, connect nothing.'
      : 'Lifts and stairs that stand above each other on different levels were connected.',
    example: lowest.key,
  });
}
