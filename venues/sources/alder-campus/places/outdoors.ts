import { hours } from '../../../src/dsl/hours.ts';
import { ALWAYS, amenity, type CampusPlace, room } from './place-kit.ts';

const OUTSIDE = { hours: ALWAYS, categories: ['outdoors'] };
const GREENHOUSE = {
  hours: hours('Mo-Fr 9:00-16:00', 'Sa 10:00-15:00'),
  categories: ['outdoors', 'labs'],
};

export const OUTDOORS: readonly CampusPlace[] = [
  room(
    'compass-plaza',
    'Compass Plaza',
    'The middle of the campus. The rose in the paving points to true north.',
    {
      ...OUTSIDE,
      images: ['assets/scenes/cover-campus.svg'],
      tags: ['square', 'meeting point', 'compass'],
    },
  ),
  room(
    'clock-tower',
    'Clock Tower',
    'A slim brick tower; it strikes the quarter hours, always a minute late.',
    {
      ...OUTSIDE,
      tags: ['landmark', 'meeting point'],
    },
  ),
  room(
    'amphitheatre',
    'Amphitheatre',
    'Four rows of stone towards the lake; plays in June, lectures in the sun before.',
    {
      ...OUTSIDE,
      tags: ['theatre', 'open air', 'stage'],
      extra: { seats: 180 },
    },
  ),
  room(
    'labyrinth',
    'Labyrinth',
    'A walking labyrinth in the gravel. It takes six minutes to the middle.',
    {
      ...OUTSIDE,
      tags: ['walk', 'quiet'],
    },
  ),
  room('great-lawn', 'Great Lawn', 'Grass to lie on between the library and Linden Avenue.', {
    ...OUTSIDE,
    tags: ['lawn', 'frisbee'],
  }),
  room(
    'picnic-lawn',
    'Picnic Lawn',
    'Three tables with a view of the lake; no barbecues in August.',
    {
      ...OUTSIDE,
      tags: ['picnic', 'lawn', 'lake'],
    },
  ),
  room(
    'orchard',
    'Orchard',
    'Old apple and pear trees; everybody may pick from the lower branches.',
    {
      ...OUTSIDE,
      tags: ['apples', 'trees'],
    },
  ),
  room(
    'jetty',
    'Jetty',
    'A deck over the water with a view of Heron Island. Boats of the rowing club tie up here.',
    {
      hours: hours('Mo-Su 6:00-22:00'),
      categories: ['outdoors', 'sports'],
      images: ['assets/scenes/courtyard.svg'],
      tags: ['viewpoint', 'lake', 'rowing', 'boats'],
    },
  ),
  room(
    'outdoor-court',
    'Lake Court',
    'A painted court for basketball, lit until ten. First come, first served.',
    {
      hours: hours('Mo-Su 7:00-22:00'),
      categories: ['sports', 'outdoors'],
      tags: ['basketball', 'court'],
    },
  ),
  room(
    'palm-house',
    'Palm House',
    'Tropical air under the dome, a pond with koi, bananas in spring.',
    {
      ...GREENHOUSE,
      website: 'https://greenhouse.alder-university.example',
      tags: ['botany', 'palms', 'koi', 'greenhouse'],
    },
  ),
  room('fern-room', 'Fern Room', 'Ferns and mosses of the coast range, cool and dripping.', {
    ...GREENHOUSE,
    tags: ['botany', 'ferns', 'greenhouse'],
  }),
  room('cactus-room', 'Cactus Room', 'Plants of the high desert. Do not touch; they do.', {
    ...GREENHOUSE,
    tags: ['botany', 'cacti', 'greenhouse'],
  }),
];

export const GETTING_AROUND: readonly CampusPlace[] = [
  amenity(
    'bus-stop',
    'Lakeside Campus Bus Stop',
    'Lines 12 and 15 to the town centre, every ten minutes.',
    {
      shortName: 'Bus stop',
      hours: hours('Mo-Su 5:30-24:00'),
      categories: ['getting-around'],
      website: 'https://alder-falls-transit.example',
      tags: ['bus', 'transit', 'line 12'],
      instances: [
        {
          key: 'bus-stop-north',
          at: ['bus-stop-north'],
          texts: {
            name: 'Lakeside Campus Bus Stop, northbound',
            description: 'Lines 12 and 15 to the hospital and the hill villages.',
          },
        },
      ],
    },
  ),
  amenity(
    'car-park',
    'North Car Park',
    '46 bays, 5 with chargers and 2 for wheelchair users. Permits on weekdays until five.',
    {
      hours: ALWAYS,
      categories: ['getting-around'],
      tags: ['parking', 'charging', 'permit'],
      extra: { bays: 46 },
    },
  ),
  amenity(
    'pay-station',
    'Pay Station',
    'Visitors pay here before they park: two dollars an hour.',
    {
      hours: ALWAYS,
      categories: ['getting-around', 'amenities'],
      tags: ['parking ticket', 'payment'],
    },
  ),
  amenity('bike-parking', 'Bicycle Stands', 'Before the library, with a pump.', {
    at: ['bikes-library'],
    hours: ALWAYS,
    categories: ['getting-around'],
    tags: ['bike', 'bicycle', 'pump'],
    instances: [
      {
        key: 'bike-parking-engineering',
        at: ['bikes-engineering'],
        texts: { description: 'On the square before engineering.' },
      },
      {
        key: 'bike-parking-commons',
        at: ['bikes-commons'],
        texts: { description: 'Beside the main entrance of the commons.' },
      },
    ],
  }),
];

/** Floors with toilets, and where they are. */
const TOILETS = [
  ['library-0', 'Library, ground floor, behind the café.'],
  ['library-1', 'Library, first floor, in the core.'],
  ['library-2', 'Library, second floor, in the core.'],
  ['engineering-0', 'Engineering, ground floor, at the corner of the wings.'],
  ['engineering-1', 'Engineering, first floor, at the corner of the wings.'],
  ['commons-lower', 'Commons, lower floor, beside the sports hall.'],
  ['commons-ground', 'Commons, ground floor, along the street.'],
] as const;

function everywhere(key: string, rooms: readonly string[]) {
  const [first, ...others] = TOILETS.map(([floor, description]) => ({
    key: `${key}-${floor}`,
    at: rooms.map((name) => `${name}-${floor}`),
    texts: { description },
  }));
  return { at: first?.at ?? [], description: first?.texts.description ?? '', others };
}

const REGULAR = everywhere('toilets', ['toilets-women', 'toilets-men']);
const ACCESSIBLE = everywhere('accessible-toilet', ['toilet-accessible']);

export const TOILET_PLACES: readonly CampusPlace[] = [
  amenity('toilets', 'Toilets', REGULAR.description, {
    at: REGULAR.at,
    categories: ['toilets'],
    tags: ['restroom', 'bathroom', 'wc', 'women', 'men'],
    instances: REGULAR.others,
  }),
  amenity('accessible-toilet', 'Accessible Toilet', ACCESSIBLE.description, {
    at: ACCESSIBLE.at,
    categories: ['toilets'],
    tags: ['wheelchair', 'restroom', 'changing table'],
    instances: ACCESSIBLE.others,
  }),
];
