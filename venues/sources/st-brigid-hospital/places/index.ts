import { createPlaces, type VenuePlace } from '../../../src/dsl/create-places.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { LANGUAGES } from '../text.ts';
import amenities from './amenities.json' with { type: 'json' };
import clinics from './clinics.json' with { type: 'json' };
import dayCare from './day-care.json' with { type: 'json' };
import emergency from './emergency.json' with { type: 'json' };
import gettingHere from './getting-here.json' with { type: 'json' };
import hours from './hours.json' with { type: 'json' };
import imaging from './imaging.json' with { type: 'json' };
import laboratories from './laboratories.json' with { type: 'json' };
import { PATIENT_ROOMS } from './patient-rooms.ts';
import quietPlaces from './quiet-places.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import surgery from './surgery.json' with { type: 'json' };
import tenants from './tenants.json' with { type: 'json' };
import wardRooms from './ward-rooms.json' with { type: 'json' };
import wards from './wards.json' with { type: 'json' };

/** Everything people look for in the hospital, with what their logos are drawn from. */
export const HOSPITAL_PLACES: readonly VenuePlace[] = createPlaces({
  venue: 'st-brigid-hospital',
  languages: Object.keys(LANGUAGES),
  hours,
  files: {
    'services.json': services,
    'emergency.json': emergency,
    'clinics.json': clinics,
    'imaging.json': imaging,
    'surgery.json': surgery,
    'day-care.json': dayCare,
    'laboratories.json': laboratories,
    'wards.json': wards,
    'patient-rooms.ts': PATIENT_ROOMS,
    'ward-rooms.json': wardRooms,
    'tenants.json': tenants,
    'quiet-places.json': quietPlaces,
    'amenities.json': amenities,
    'getting-here.json': gettingHere,
  },
});

export const PLACES: readonly PlaceSource[] = HOSPITAL_PLACES.map(({ place }) => place);
