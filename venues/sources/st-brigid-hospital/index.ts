import { hours } from '../../src/dsl/hours.ts';
import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { ANNOTATION_SYMBOLS, ASSETS } from './art.ts';
import { CATEGORIES } from './categories.ts';
import { CONNECTIONS } from './connections.ts';
import { firstFloor } from './first/first-floor.ts';
import { groundFloor } from './ground/ground-floor.ts';
import { halfLevel } from './half-level.ts';
import { PLACES } from './places/index.ts';
import openingHours from './places/hours.json' with { type: 'json' };
import { secondFloor } from './second/second-floor.ts';
import { STYLES } from './styles.ts';
import { LANGUAGES, text } from './text.ts';

const ADDRESS = '40, rue des Tilleuls, Québec (Québec) G1R 0A0, Canada';
const NAME = text('St. Brigid Hospital', 'Hôpital Sainte-Brigide');

/** A hospital of three wings around a courtyard: three floors and a half. */
export const source: VenueSource = {
  slug: 'st-brigid-hospital',
  name: NAME,
  description: text(
    'Three wings around a courtyard, with a round entrance hall, an emergency department, imaging, theatres and two wards. All public rooms are step-free.',
    'Trois ailes autour d’une cour, un hall d’entrée tout en rondeur, des urgences, l’imagerie, un bloc opératoire et deux unités de soins. Chaque lieu public est accessible sans marches.',
  ),
  languages: LANGUAGES,
  origin: [-71.2276, 46.8029],
  bearingDegrees: 33,
  tzid: 'America/Toronto',
  countrycode: 'CA',
  address: ADDRESS,
  webUrl: 'https://st-brigid-hospital.example',
  hours: hours(...openingHours.always),
  logo: 'assets/logo.svg',
  coverImage: 'assets/scenes/cover-hospital.svg',
  buildings: [{ key: 'hospital', texts: { name: NAME }, address: ADDRESS, defaultFloor: 'ground' }],
  floors: [groundFloor(), halfLevel(), firstFloor(), secondFloor()],
  connections: CONNECTIONS,
  categories: CATEGORIES,
  places: PLACES,
  topPlaces: [
    'reception',
    'emergency',
    'radiology',
    'outpatient-desk',
    'ward-2a',
    'ward-2b',
    'cafe',
    'pharmacy',
    'accessible-toilet',
  ],
  styles: STYLES,
  symbols: ANNOTATION_SYMBOLS,
  assets: ASSETS,
};
