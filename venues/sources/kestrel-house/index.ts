import { hours } from '../../src/dsl/hours.ts';
import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { ANNOTATION_SYMBOLS, ASSETS } from './art.ts';
import { CATEGORIES } from './categories.ts';
import { CONNECTIONS } from './connections.ts';
import { firstFloor } from './first-floor.ts';
import { groundFloor } from './ground-floor.ts';
import { PLACES } from './places/index.ts';
import openingHours from './places/hours.json' with { type: 'json' };
import { roofPlatform } from './roof.ts';
import { secondFloor } from './second-floor.ts';
import { STYLES } from './styles.ts';
import { thirdFloor } from './third-floor.ts';

const ADDRESS = 'Tårnfalkekaj 4, 2150 København, Denmark';

/** An office in the shape of a guitar pick: four floors around an atrium, a platform on the roof. */
export const source: VenueSource = {
  slug: 'kestrel-house',
  name: 'Kestrel House',
  description:
    'The office of a design company on a Copenhagen quay: desks and glass rooms around a three-sided atrium, a canteen and a terrace on top.',
  languages: { en: 'English' },
  origin: [12.5936, 55.6901],
  bearingDegrees: -31,
  tzid: 'Europe/Copenhagen',
  countrycode: 'DK',
  address: ADDRESS,
  webUrl: 'https://kestrel-house.example',
  hours: hours(...openingHours.house),
  logo: 'assets/logo.svg',
  coverImage: 'assets/scenes/cover-office.svg',
  buildings: [
    {
      key: 'house',
      texts: { name: 'Kestrel House' },
      address: ADDRESS,
      defaultFloor: 'ground',
    },
  ],
  floors: [groundFloor(), firstFloor(), secondFloor(), thirdFloor(), roofPlatform()],
  connections: CONNECTIONS,
  categories: CATEGORIES,
  places: PLACES,
  topPlaces: [
    'reception',
    'cafe',
    'canteen',
    'boardroom',
    'meeting-fjord',
    'library',
    'event-space',
    'it-help',
  ],
  styles: STYLES,
  symbols: ANNOTATION_SYMBOLS,
  assets: ASSETS,
};
