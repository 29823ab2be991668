import { UnionFind } from '@brand/geo';
import type { DraftAccess, DraftConnection } from '../../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../../v3/extensions/connections/types.gen.ts';
import type { Level } from './read-levels.ts';
import type { UnitIndex } from './unit-index.ts';

/** A stop where people enter or leave. */
export type LinkStop = { readonly level: Level; readonly shape: string };

/** A connection between shapes, before the parts of one lift or staircase are merged. */
export type LevelLink = {
  readonly key: string;
  readonly type: ConnectionType;
  /** Stops in the direction of travel. */
  readonly stops: readonly LinkStop[];
  /** Whether the connection is one-way. */
  readonly isDirected?: boolean;
  readonly access?: DraftAccess;
};

/** Merges links into connections: links of one type that share a stop belong to one connection. */
export function joinLinks(links: readonly LevelLink[], units: UnitIndex): DraftConnection[] {
  const names = new Map(units.all.map((unit) => [unit.key, unit.name]));
  const nodes = new Set(links.flatMap((link) => link.stops.map((stop) => nodeOf(link, stop))));
  const indices = new Map([...nodes].map((node, index) => [node, index]));
  const groups = new UnionFind(nodes.size);
  const indexOf = (link: LevelLink, stop: LinkStop): number => indices.get(nodeOf(link, stop))!;
  for (const link of links) {
    const [first, ...others] = link.stops.map((stop) => indexOf(link, stop));
    for (const other of others) groups.join(first!, other);
  }
  const joined = Map.groupBy(links, (link) => groups.rootOf(indexOf(link, link.stops[0]!)));
  return [...joined.values()].map((parts): DraftConnection => {
    const [first] = parts as [LevelLink, ...LevelLink[]];
    const stops = uniqueStops(parts.flatMap((part) => part.stops));
    const access = { ...(NO_WHEELS.has(first.type) && { accessible: false }), ...first.access };
    const name = stops.map(({ shape }) => names.get(shape)).find((one) => one !== undefined);
    return {
      key: first.key,
      type: first.type,
      stops: stops.map(({ level, shape }) => ({ floor: level.key, shape })),
      ...(first.isDirected && { direction: directionOf(first) }),
      ...(name !== undefined && { details: { name } }),
      ...(Object.keys(access).length > 0 && { access }),
    };
  });
}

const NO_WHEELS: ReadonlySet<ConnectionType> = new Set(['stairs', 'escalator', 'ladder']);

/**
 * Returns the node of a stop. One-way links never join, because two escalators side by side are
 * two connections.
 */
function nodeOf({ key, type, isDirected }: LevelLink, { level, shape }: LinkStop): string {
  return `${isDirected ? key : type}\n${level.key}\n${shape}`;
}

function uniqueStops(stops: readonly LinkStop[]): LinkStop[] {
  const unique = new Map(stops.map((stop) => [`${stop.level.key}\n${stop.shape}`, stop]));
  return [...unique.values()].toSorted((a, b) => a.level.elevation - b.level.elevation);
}

function directionOf({ stops }: LevelLink): 'up' | 'down' | 'forward' {
  const rise = (stops.at(-1)?.level.elevation ?? 0) - (stops[0]?.level.elevation ?? 0);
  if (rise === 0) return 'forward';
  return rise > 0 ? 'up' : 'down';
}
