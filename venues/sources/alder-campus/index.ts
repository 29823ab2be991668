import { hours } from '../../src/dsl/hours.ts';
import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { ANNOTATION_SYMBOLS, ASSETS } from './art.ts';
import { CATEGORIES } from './categories.ts';
import { commonsGround } from './commons/ground-floor.ts';
import { commonsLower } from './commons/lower-floor.ts';
import { CONNECTIONS } from './connections.ts';
import { engineeringGround } from './engineering/ground-floor.ts';
import { engineeringUpper } from './engineering/upper-floor.ts';
import { greenhouseFloor } from './greenhouse.ts';
import { grounds } from './grounds/grounds.ts';
import { COMMONS_ROOF_LIGHTS, ENGINEERING_ROOF_LIGHTS } from './grounds/roofs.ts';
import { libraryFirst } from './library/first-floor.ts';
import { libraryGround } from './library/ground-floor.ts';
import { libraryRoof } from './library/roof.ts';
import { librarySecond } from './library/second-floor.ts';
import { PLACES } from './places/index.ts';
import openingHours from './places/hours.json' with { type: 'json' };
import { STYLES } from './styles.ts';

const TOWN = 'Alder Falls, OR 97300, USA';

/** A university campus at a lake: four buildings and the grounds between them. */
export const source: VenueSource = {
  slug: 'alder-campus',
  name: 'Alder University, Lakeside Campus',
  description:
    'A campus between woods and a lake: a round library, engineering labs around a court, a student commons with a sunken garden, and a greenhouse.',
  languages: { en: 'English' },
  origin: [-123.2794, 44.5646],
  bearingDegrees: 12,
  tzid: 'America/Los_Angeles',
  countrycode: 'US',
  address: `1 Lakeside Drive, ${TOWN}`,
  webUrl: 'https://alder-university.example',
  hours: hours(...openingHours.commons),
  logo: 'assets/logo.svg',
  coverImage: 'assets/scenes/cover-campus.svg',
  buildings: [
    {
      key: 'library',
      texts: {
        name: 'Alder Library',
        shortName: 'Library',
        description: 'A brick drum of three storeys around a skylit atrium, opened in 1967.',
      },
      address: `3 Lakeside Drive, ${TOWN}`,
      defaultFloor: 'library-0',
      facade: ['library-facade', 'library-lantern'],
    },
    {
      key: 'engineering',
      texts: {
        name: 'Engineering',
        shortName: 'Engineering',
        description: 'Two wings and a curved glass corridor, the Bow, around a court of birches.',
      },
      address: `12 Alder Ring, ${TOWN}`,
      defaultFloor: 'engineering-0',
      facade: [
        'engineering-facade',
        'engineering-east-facade',
        'bow-facade',
        ...Object.keys(ENGINEERING_ROOF_LIGHTS),
      ],
    },
    {
      key: 'commons',
      texts: {
        name: 'Student Commons',
        shortName: 'Commons',
        description:
          'Where students eat, play, rehearse and meet, built half a storey into the slope.',
      },
      address: `8 Lakeside Drive, ${TOWN}`,
      defaultFloor: 'commons-ground',
      facade: ['commons-facade', ...Object.keys(COMMONS_ROOF_LIGHTS)],
    },
    {
      key: 'greenhouse',
      texts: {
        name: 'Greenhouse',
        description: 'A glass pavilion with three climates, kept by the botany students.',
      },
      address: `2 Lakeside Drive, ${TOWN}`,
      defaultFloor: 'greenhouse-0',
      facade: ['greenhouse-facade'],
    },
  ],
  floors: [
    grounds(),
    libraryGround(),
    libraryFirst(),
    librarySecond(),
    libraryRoof(),
    engineeringGround(),
    engineeringUpper(),
    commonsLower(),
    commonsGround(),
    greenhouseFloor(),
  ],
  connections: CONNECTIONS,
  categories: CATEGORIES,
  places: PLACES,
  topPlaces: [
    'library',
    'lecture-hall-1',
    'canteen',
    'sports-hall',
    'bus-stop',
    'bookshop',
    'health-centre',
    'maker-space',
    'commons-desk',
  ],
  styles: STYLES,
  symbols: ANNOTATION_SYMBOLS,
  assets: ASSETS,
};
