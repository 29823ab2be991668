import { bakery, cafe, parlour, restaurant, stall } from './hospitality.ts';
import type { Lot } from './lot.ts';
import {
  aisles,
  books,
  counterShop,
  electronics,
  fashion,
  furniture,
  household,
  jewellery,
  optician,
  pharmacy,
  shoes,
  sports,
  toys,
} from './retail.ts';
import { arcade, desk, laundry, office, salon, smallBath, studio, toilets } from './services.ts';

/** How the rooms of the mall are furnished, by what they are for. */
export const FITTINGS = {
  aisles,
  arcade,
  bakery,
  books,
  cafe,
  counterShop,
  desk,
  electronics,
  fashion,
  furniture,
  household,
  jewellery,
  laundry,
  office,
  optician,
  parlour,
  pharmacy,
  restaurant,
  salon,
  shoes,
  smallBath,
  sports,
  stall,
  studio,
  toilets,
  toys,
} satisfies Record<string, (lot: Lot) => void>;

export type Fitting = keyof typeof FITTINGS;
