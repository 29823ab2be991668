import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { crown } from '../../src/dsl/shapes.ts';
import { lounge, tableSet } from './fittings/amenities.ts';
import { block } from './frames.ts';
import { drawLibrarySteps, drawRamp, LANDING, RAMP_OUTER, STAIR_INNER } from './library-ways.ts';
import { box, type Lot, slab, steps } from './lot.ts';
import { INNER, INNER_ENDS, OUTER_ENDS, ring, ringArc, ringFrame } from './ring.ts';
import { drawRow } from './room-row.ts';
import { RING_STRIP, WEST_WALL } from './strip.ts';
import { text } from './text.ts';

/** A half floor above the café: the library and a quiet room, up a ramp or a few steps. */
export function halfLevel(): FloorPlan {
  const plan = new FloorPlan('half-level', {
    elevation: 0.5,
    name: text('Library gallery', 'Galerie de la bibliothèque'),
    shortName: text('M', 'M'),
    building: 'hospital',
    maxHeight: 2.6,
  });
  plan
    .wall([INNER_ENDS.west, OUTER_ENDS.west], 'exterior')
    .wall([INNER_ENDS.west, ...ringArc(196, LANDING, INNER)], 'glass')
    .wall([ring(LANDING, RAMP_OUTER), ring(LANDING, STAIR_INNER)], 'low')
    .hall('library-landing', ring(204, 22), { style: 'EntranceHall' });
  drawRow(plan, RING_STRIP, {
    from: WEST_WALL,
    rooms: [
      {
        key: 'quiet-room',
        to: 204,
        style: 'Library',
        fit: lounge,
        door: { width: 1.1 },
        doorAt: 2.4,
      },
      {
        key: 'library',
        to: 232,
        style: 'Library',
        front: 'glass',
        fit: bookcases,
        door: { width: 1.6, look: 'sliding' },
        doorAt: 1.6,
      },
    ],
  });
  drawRamp(plan, 'head');
  drawLibrarySteps(plan, 'head');
  for (const degrees of [198, 203, 208]) {
    plan.object(block(ringFrame(degrees, 19), [0, 0], [1.2, 0.6]), { style: 'Sofas' });
  }
  plan
    .object(block(ringFrame(199, 23.6), [0, 0], [2.2, 0.8]), { style: 'Information' })
    .object(block(ringFrame(199, 24.4), [0, 0], [0.5, 0.5]), { style: 'Chairs' })
    .object(crown(ring(210.6, 21.4), 0.4), { style: 'Plants' })
    .mark('fire-extinguisher', ring(197, 26.3))
    .mark('emergency-exit', ring(210.6, 25.6))
    .mark('hearing-loop', ring(205.6, 28))
    .mark('first-aid', ring(196, 24.6));
  return plan;
}

/** Shelves across the room, reading tables between them and the window. */
function bookcases(lot: Lot): void {
  slab(lot, [0.4, -0.5], [lot.depth - 0.6, lot.depth - 0.2], 'Shelves');
  for (const x of steps(4, lot.width(2) - 1.6, 1.8)) box(lot, [x, 2], [0.5, 2.6], 'Shelves');
  for (const x of steps(1.6, lot.width(5) - 1.6, 2.4)) {
    tableSet(lot.plan, lot.point(x, lot.depth - 2.2), 4);
  }
}
