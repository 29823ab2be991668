import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { AMENITIES } from './amenities.ts';
import { CLINICS, EMERGENCY, IMAGING } from './ground-care.ts';
import type { HospitalPlace } from './place-kit.ts';
import { GETTING_HERE, QUIET_PLACES, SERVICES, TENANTS } from './public-places.ts';
import { DAY_CARE, LABORATORIES, SURGERY, WARDS } from './upper-care.ts';

/** Everything people look for in the hospital, with what their logos are drawn from. */
export const HOSPITAL_PLACES: readonly HospitalPlace[] = [
  ...SERVICES,
  ...EMERGENCY,
  ...CLINICS,
  ...IMAGING,
  ...SURGERY,
  ...DAY_CARE,
  ...LABORATORIES,
  ...WARDS,
  ...TENANTS,
  ...QUIET_PLACES,
  ...AMENITIES,
  ...GETTING_HERE,
];

export const PLACES: readonly PlaceSource[] = HOSPITAL_PLACES.map(({ place }) => place);
