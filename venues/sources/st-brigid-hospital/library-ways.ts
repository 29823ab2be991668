import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { FRONT, INNER, ring, ringArc, ringSlab } from './ring.ts';

/** The ramp along the courtyard: it rises from its foot in the hall to its head at the library. */
const RAMP = { head: 212, foot: 284, outer: INNER + 2 } as const;
/** The steps beside the shops that do the same on less ground. */
const STAIR = { head: 212, foot: 222, inner: 24.2 } as const;

/** Where the landing of the half level ends. */
export const LANDING = RAMP.head;
/** Radii that bound the ramp and the steps. */
export const RAMP_OUTER = RAMP.outer;
export const STAIR_INNER = STAIR.inner;

/** Draws the ramp, open at the end that is on this floor. */
export function drawRamp(plan: FloorPlan, end: 'foot' | 'head'): void {
  const { head, foot, outer } = RAMP;
  const closed = end === 'foot' ? head : foot;
  const open = end === 'foot' ? foot : head;
  plan
    .wall(ringArc(head, foot, INNER), 'glass')
    .wall(ringArc(head, foot, outer), 'low')
    .wall([ring(closed, INNER), ring(closed, outer)], 'low')
    .divide([ring(open, INNER), ring(open, outer)])
    .stop('ramp-library', ring((head + foot) / 2, INNER + 1), { style: 'Ramp' });
  for (let degrees = head + 6; degrees < foot - 2; degrees += 12) {
    plan.object(ringSlab(degrees, degrees + 2, INNER + 0.5, outer - 0.5), {
      style: 'Ramp',
      flat: true,
    });
  }
}

/** Draws the steps, open at the end that is on this floor. */
export function drawLibrarySteps(plan: FloorPlan, end: 'foot' | 'head'): void {
  const { head, foot, inner } = STAIR;
  const [open, closed] = end === 'foot' ? [foot, head] : [head, foot];
  plan
    .wall(ringArc(head, foot, inner), 'low')
    .wall([ring(closed, inner), ring(closed, FRONT)], 'low')
    .divide([ring(open, inner), ring(open, FRONT)])
    .stop('stair-library', ring((head + foot) / 2, (inner + FRONT) / 2), { style: 'Stairs' });
  for (let degrees = head + 1; degrees < foot - 0.6; degrees += 0.9) {
    plan.object(ringSlab(degrees, degrees + 0.45, inner + 0.2, FRONT - 0.2), {
      style: 'Steps',
      flat: true,
    });
  }
}

const LIFT = { from: 284, to: 290, inner: 24.2 } as const;

/** The lift between the entrance hall and the gallery above it. */
export function drawHallLift(plan: FloorPlan): void {
  const { from, to, inner } = LIFT;
  plan
    .wall(ringArc(from, to, inner), 'glass')
    .wall([ring(from, inner), ring(from, FRONT)], 'glass')
    .wall([ring(to, inner), ring(to, FRONT)], 'glass')
    .wall(ringArc(from, to, FRONT))
    .stop('lift-hall', ring((from + to) / 2, 25.6), { style: 'Lifts' })
    .door(ring((from + to) / 2, inner), { width: 1.3, look: 'sliding' });
}
