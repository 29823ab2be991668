import { hours } from '../../src/dsl/hours.ts';
import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { ANNOTATION_SYMBOLS, ASSETS } from './art.ts';
import { CATEGORIES } from './categories.ts';
import { CONNECTIONS } from './connections.ts';
import { groundFloor } from './ground-floor.ts';
import { lowerFloor } from './lower-floor.ts';
import { PLACES } from './places/index.ts';
import openingHours from './places/hours.json' with { type: 'json' };
import { STYLES } from './styles.ts';
import { LANGUAGES, text } from './text.ts';
import { upperFloor } from './upper-floor.ts';

const ADDRESS = 'Cais da Concha 7, 1200-000 Lisboa, Portugal';

/** A shopping mall that bends along a quay in Lisbon: three floors, two atria. */
export const source: VenueSource = {
  slug: 'harbour-mall',
  name: text('Harbour Mall', 'Harbour Mall', 'Harbour Mall'),
  description: text(
    'A shopping mall along a curved quay: three floors around two atria, a cinema, a food court above the water.',
    'Um centro comercial ao longo de um cais curvo: três pisos à volta de dois átrios, um cinema e uma praça da alimentação sobre a água.',
    'Un centro comercial a lo largo de un muelle curvo: tres plantas en torno a dos atrios, un cine y una zona de restauración sobre el agua.',
  ),
  languages: LANGUAGES,
  origin: [-9.1402, 38.7031],
  bearingDegrees: 24,
  tzid: 'Europe/Lisbon',
  countrycode: 'PT',
  address: ADDRESS,
  webUrl: 'https://harbour-mall.example',
  hours: hours(...openingHours.shop),
  logo: 'assets/logo.svg',
  coverImage: 'assets/scenes/cover-mall.svg',
  buildings: [
    {
      key: 'mall',
      texts: { name: text('Harbour Mall', 'Harbour Mall', 'Harbour Mall') },
      address: ADDRESS,
      defaultFloor: 'ground',
    },
  ],
  floors: [lowerFloor(), groundFloor(), upperFloor()],
  connections: CONNECTIONS,
  categories: CATEGORIES,
  places: PLACES,
  topPlaces: [
    'information',
    'supermarket',
    'cinema',
    'bakery',
    'bookshop',
    'food-court',
    'department-store',
    'toilets-ground',
  ],
  styles: STYLES,
  symbols: ANNOTATION_SYMBOLS,
  assets: ASSETS,
};
