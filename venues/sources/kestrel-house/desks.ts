import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Vec } from '../../src/dsl/shapes.ts';
import { chair, CHAIR } from './fittings.ts';
import { block, type Frame, frameAt, north, southeast, southwest, west } from './pick.ts';

/** Desks back to back, in two rows. */
export type DeskCluster = {
  readonly floor: 'first' | 'second';
  /** Key of the work area it stands in. */
  readonly area: string;
  readonly at: Vec;
  /** Degrees that its rows are turned. */
  readonly turn: number;
  /** Desks in each row. */
  readonly columns: number;
  /** Whether it belongs to a team, so that nobody else can book it. */
  readonly team?: boolean;
};

export const CLUSTERS: readonly DeskCluster[] = [
  { floor: 'first', area: 'work-moss', at: north(18.4, 9.2), turn: 12, columns: 3 },
  { floor: 'first', area: 'work-moss', at: north(25.2, 11.2), turn: -8, columns: 3 },
  { floor: 'first', area: 'work-heather', at: west(119, 8), turn: 22, columns: 2, team: true },
  { floor: 'first', area: 'work-heather', at: west(157.5, 9), turn: 67, columns: 3 },
  { floor: 'first', area: 'work-heather', at: west(196, 8), turn: 113, columns: 2, team: true },
  {
    floor: 'first',
    area: 'work-reed',
    at: southwest(5.6, 10.6),
    turn: -33,
    columns: 3,
    team: true,
  },
  {
    floor: 'first',
    area: 'work-reed',
    at: southwest(14.2, 9.8),
    turn: -57,
    columns: 3,
    team: true,
  },
  { floor: 'first', area: 'work-juniper', at: southeast(5, 10.4), turn: 66, columns: 3 },
  {
    floor: 'first',
    area: 'work-juniper',
    at: southeast(13.2, 10),
    turn: 44,
    columns: 3,
    team: true,
  },
  { floor: 'second', area: 'work-slate', at: north(18.6, 11.4), turn: -14, columns: 3 },
  { floor: 'second', area: 'work-slate', at: north(25.4, 9), turn: 9, columns: 3 },
  { floor: 'second', area: 'work-chalk', at: west(121, 6.8), turn: 18, columns: 2, team: true },
  { floor: 'second', area: 'work-chalk', at: west(194, 6.8), turn: 117, columns: 2, team: true },
  { floor: 'second', area: 'work-flint', at: southwest(7.4, 11.2), turn: -57, columns: 3 },
  {
    floor: 'second',
    area: 'work-flint',
    at: southwest(15.6, 9.6),
    turn: -36,
    columns: 3,
    team: true,
  },
  { floor: 'second', area: 'work-amber', at: southeast(4.6, 9.8), turn: 43, columns: 3 },
  {
    floor: 'second',
    area: 'work-amber',
    at: southeast(12.4, 11),
    turn: 68,
    columns: 3,
    team: true,
  },
];

export type Desk = {
  readonly key: string;
  readonly cluster: DeskCluster;
  readonly frame: Frame;
  /** Where it is in its cluster. */
  readonly u: number;
  readonly v: number;
};

function desksOf(cluster: DeskCluster): Omit<Desk, 'key'>[] {
  const frame = frameAt(cluster.at, cluster.turn);
  return [0.43, -0.43].flatMap((v) =>
    Array.from({ length: cluster.columns }, (_, column) => ({
      cluster,
      frame,
      u: (column - (cluster.columns - 1) / 2) * 1.66,
      v,
    })),
  );
}

/**
 * The desks that can be booked, by floor, numbered as they stand: `desk-1-01` is the first one of
 * the first floor.
 */
export const DESKS: readonly Desk[] = (['first', 'second'] as const).flatMap((floor, index) =>
  CLUSTERS.filter((cluster) => cluster.floor === floor && !cluster.team)
    .flatMap(desksOf)
    .map((desk, number) => ({
      ...desk,
      key: `desk-${index + 1}-${String(number + 1).padStart(2, '0')}`,
    })),
);

export function drawDesks(plan: FloorPlan): void {
  for (const { floor, at, turn, columns } of CLUSTERS) {
    if (floor !== plan.key) continue;
    const frame = frameAt(at, turn);
    plan.object(block(frame, 0, 0, [columns * 1.66 + 1.5, 3.8]), { style: 'Carpets', flat: true });
    plan.object(block(frame, columns * 0.83 + 0.45, 0, [0.45, 1.7]), { style: 'Cabinets' });
  }
  const bookable = DESKS.filter(({ cluster }) => cluster.floor === plan.key);
  const team = CLUSTERS.filter((cluster) => cluster.floor === plan.key && cluster.team);
  for (const { key, frame, u, v } of bookable) {
    plan.object(block(frame, u, v, [1.6, 0.8]), { key, style: 'Desks', walkUp: true });
  }
  for (const { at, turn, columns } of team) {
    for (const v of [-0.43, 0.43]) {
      plan.object(block(frameAt(at, turn), 0, v, [columns * 1.66 - 0.06, 0.8]), {
        style: 'TeamDesks',
      });
    }
  }
  for (const { frame, u, v } of [...bookable, ...team.flatMap(desksOf)]) {
    plan.object(chair(frame(u, v * 2.5)), CHAIR);
  }
}
