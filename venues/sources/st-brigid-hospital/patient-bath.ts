import { box, type Lot } from './lot.ts';

/** Size of the bathroom of a patient room: along the corridor and into the room. */
export const BATH = { wide: 2.1, deep: 2.4 } as const;

/** A bathroom in the left corner beside the corridor, with its door to the room. */
export function drawBath(lot: Lot, key: string): void {
  const { plan } = lot;
  const { wide, deep } = BATH;
  plan
    .wall([lot.point(wide, 0), lot.point(wide, deep), lot.point(0, deep)])
    .room(`${key}-bath`, lot.point(wide / 2, deep / 2), { style: 'Bathrooms' })
    .door(lot.point(wide, deep - 0.75), { width: 1, look: 'sliding' });
  box(lot, [0.45, 0.5], [0.5, 0.6], 'Basins');
  box(lot, [0.35, deep - 0.6], [0.45, 0.6], 'Basins');
}
