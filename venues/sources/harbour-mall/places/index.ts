import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { AMENITIES, GETTING_HERE } from './amenities.ts';
import { FASHION } from './fashion.ts';
import { RESTAURANTS, STALLS } from './food.ts';
import { GROCERIES } from './groceries.ts';
import { KIOSKS } from './kiosks.ts';
import { LEISURE } from './leisure.ts';
import type { MallPlace } from './place-kit.ts';
import { HEALTH, SERVICES } from './services.ts';
import { SHOPS } from './shops.ts';

/** Everything people look for in the mall, with what their logos are drawn from. */
export const MALL_PLACES: readonly MallPlace[] = [
  ...FASHION,
  ...SHOPS,
  ...KIOSKS,
  ...GROCERIES,
  ...RESTAURANTS,
  ...STALLS,
  ...LEISURE,
  ...HEALTH,
  ...SERVICES,
  ...AMENITIES,
  ...GETTING_HERE,
];

export const PLACES: readonly PlaceSource[] = MALL_PLACES.map(({ place }) => place);
