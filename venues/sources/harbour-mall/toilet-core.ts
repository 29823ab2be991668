import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { northFront, northWall } from './edges.ts';
import { cornerLot, lotOf } from './fittings/lot.ts';
import { smallBath, toilets } from './fittings/services.ts';
import { across, along, at, between } from './spine.ts';

/** Where the toilets stand on every floor, and the walls between them, along the spine. */
export const TOILETS = { from: 64, men: 68.4, women: 70.6, accessible: 73.8, to: 77 } as const;
const LOBBY = { south: 17.7, north: 20.4 } as const;
const MEN_SOUTH = 14.6;

/** Draws toilets for all, and leaves a room towards the promenade, which the floor names. */
export function drawToilets(plan: FloorPlan): void {
  const { from, men, women, accessible, to } = TOILETS;
  const name = (room: string): string => `${room}-${plan.key}`;
  plan
    .wall(across(from, northFront, northWall))
    .wall(across(to, northFront, northWall))
    .wall([at(from, LOBBY.north), ...along(LOBBY.north, men, to)])
    .wall([at(men, MEN_SOUTH), at(men, LOBBY.north)])
    .wall(along(MEN_SOUTH, from, men))
    .wall(along(LOBBY.south, men, to))
    .wall(across(women, LOBBY.north, northWall))
    .wall(across(accessible, LOBBY.north, northWall))
    .hall(name('toilet-lobby'), at(72, 19), { style: 'Passages' })
    .room(name('toilets-women'), at(67, 21.5), { style: 'Toilets' })
    .room(name('toilets-men'), at(66, 17), { style: 'Toilets' })
    .room(name('toilet-accessible'), at(72.2, 21.5), { style: 'Toilets' })
    .room(name('baby-room'), at(75.4, 21.5), { style: 'Toilets' })
    .door(at(to, 19), { width: 1.6, look: 'open' })
    .door(at(69.6, LOBBY.north))
    .door(at(men, 19.3))
    .door(at(72.2, LOBBY.north), { width: 1, look: 'sliding' })
    .door(at(75.4, LOBBY.north), { width: 1, look: 'sliding' });
  furnish(plan);
}

function furnish(plan: FloorPlan): void {
  const { from, men, women, accessible, to } = TOILETS;
  const deep = 3;
  const row = (left: number, right: number) =>
    lotOf(plan, {
      front: LOBBY.north,
      left: [left, left],
      right: [right, right],
      side: 1,
      depth: deep,
    });
  toilets(row(from, women));
  smallBath(row(women, accessible));
  smallBath(row(accessible, to));
  const menSouth = [at(men, MEN_SOUTH), at(from, MEN_SOUTH)] as const;
  const menNorth = [at(men, LOBBY.north), at(from, LOBBY.north)] as const;
  toilets(
    cornerLot(plan, [
      between(menNorth[0], menSouth[0], 0.02),
      between(menSouth[0], menNorth[0], 0.02),
      between(menSouth[1], menNorth[1], 0.02),
      between(menNorth[1], menSouth[1], 0.02),
    ]),
  );
}
