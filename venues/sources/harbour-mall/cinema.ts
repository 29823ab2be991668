import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { crown, regular, type Vec } from '../../src/dsl/shapes.ts';
import { inEastEnd, northFront, northWall, onEastEnd, southFront, southWall } from './edges.ts';
import { cornerLot } from './fittings/lot.ts';
import { toilets } from './fittings/services.ts';
import { across, at } from './spine.ts';
import { drawEastPassage, drawEastStair, EAST_PASSAGE } from './vertical.ts';

/** Radius of the foyer, whose middle is the middle of the round end. */
const FOYER = EAST_PASSAGE.mouth;
const FRONT = 150.5;
/** Directions of the side walls of the auditoria, from quay to city; the stair is between 2 and 3. */
const AUDITORIA = [
  { key: 'auditorium-1', from: -96, to: -50 },
  { key: 'auditorium-2', from: -50, to: EAST_PASSAGE.south },
  { key: 'auditorium-3', from: EAST_PASSAGE.north, to: 62 },
  { key: 'auditorium-4', from: 62, to: 96 },
] as const;

/** Metres from the middle of the foyer to the outer wall in a direction. */
function reach(degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  if (Math.abs(degrees) > 90) return 21.3 / Math.abs(Math.sin(angle));
  return 1 / Math.hypot(Math.cos(angle) / 27, Math.sin(angle) / 21.3);
}

function arcAround(radius: number, from: number, to: number): Vec[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / 4));
  return Array.from({ length: count + 1 }, (_, index) =>
    inEastEnd(from + ((to - from) * index) / count, radius),
  );
}

/** The cinema: a round foyer with four auditoria around it, like sails. */
export function drawCinema(plan: FloorPlan): void {
  plan
    .wall(across(FRONT, southFront, northFront), 'glass')
    .door(at(FRONT, 2.6), { width: 3.2, look: 'open' })
    .door(at(FRONT, -2.6), { width: 3.2, look: 'open' })
    .wall(Array.from({ length: 97 }, (_, index) => inEastEnd(-96 + index * 2, FOYER)))
    .wall([at(FRONT, northFront), inEastEnd(96, FOYER)])
    .wall([at(FRONT, southFront), inEastEnd(-96, FOYER)])
    .wall([inEastEnd(96, FOYER), at(155.76, northWall)])
    .wall([inEastEnd(-96, FOYER), at(155.76, southWall)])
    .room('cinema', at(156, 0), { style: 'Leisure' })
    .room('cinema-toilets', at(153.6, 13), { style: 'Toilets' })
    .room('projection', at(153.6, -13), { style: 'StaffRooms', access: { public: false } })
    .door(at(153.2, 7.2), { width: 1.2 })
    .door(at(153.2, -7.2), { access: { public: false } });
  drawEastPassage(plan);
  drawEastStair(plan);
  plan.door(inEastEnd(16, FOYER), { width: 1.6, look: 'double-swing' });
  for (const auditorium of AUDITORIA) drawAuditorium(plan, auditorium);
  furnishFoyer(plan);
}

function drawAuditorium(plan: FloorPlan, { key, from, to }: (typeof AUDITORIA)[number]): void {
  const middle = (from + to) / 2;
  for (const side of [from, to]) {
    if (Math.abs(side) < 90) plan.wall([inEastEnd(side, FOYER), onEastEnd(side)]);
  }
  plan.room(key, inEastEnd(middle, FOYER + 1.2), { style: 'Auditoria' });
  plan.door(inEastEnd(middle, FOYER), { width: 1.8, look: 'double-swing' });
  const end = Math.min(reach(from), reach(middle), reach(to));
  plan.object(
    [...arcAround(end - 1.1, from + 7, to - 7), ...arcAround(end - 0.8, to - 7, from + 7)],
    { style: 'Screens' },
  );
  const isWide = to - from > 40;
  for (let radius = FOYER + 2.4; radius < end - 3.6; radius += 1.1) {
    const aisle = (1.3 / radius) * (180 / Math.PI);
    const blocks: (readonly [number, number])[] = isWide
      ? [
          [from + aisle, middle - aisle / 2],
          [middle + aisle / 2, to - aisle],
        ]
      : [[from + aisle, to - aisle]];
    for (const [left, right] of blocks) {
      plan.object([...arcAround(radius, left, right), ...arcAround(radius + 0.6, right, left)], {
        style: 'Seats',
      });
    }
  }
}

/** Ticket desk, popcorn bar, high tables. */
function furnishFoyer(plan: FloorPlan): void {
  plan.object([...arcAround(7.6, -88, -58), ...arcAround(8.4, -58, -88)], { style: 'Counters' });
  plan.object([...arcAround(9.9, -88, -56), ...arcAround(10.5, -56, -88)], { style: 'Kitchens' });
  plan.object([...arcAround(7.6, 66, 88), ...arcAround(8.4, 88, 66)], {
    key: 'ticket-desk',
    style: 'Information',
    walkUp: true,
  });
  for (const degrees of [-30, 0, 30]) {
    plan.object(regular(inEastEnd(degrees, 5.4), 0.5, 8, 22.5), { style: 'Tables' });
  }
  plan.object(regular(inEastEnd(0, 0), 1.5, 10, 0), { style: 'Sofas' });
  plan.object(crown(inEastEnd(0, 0), 0.7, 0), { style: 'Greenery' });
  toilets(cornerLot(plan, [at(151.4, 11), at(156, 11.6), at(155.5, 20.8), at(151.3, 20.8)]));
}
