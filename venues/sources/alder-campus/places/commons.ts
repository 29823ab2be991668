import { hours } from '../../../src/dsl/hours.ts';
import {
  amenity,
  ALWAYS,
  type CampusPlace,
  COFFEE_HOURS,
  COMMONS_HOURS,
  MEAL_HOURS,
  room,
  tenant,
} from './place-kit.ts';

const LUNCH = { hours: hours('Mo-Fr 11:30-14:30', 'Mo-Th 17:00-19:30'), categories: ['eat-drink'] };
const SPORT = { hours: hours('Mo-Fr 7:00-22:30', 'Sa,Su 9:00-20:00'), categories: ['sports'] };
const CLUB = { hours: hours('Mo-Fr 12:00-22:00'), categories: ['clubs'] };

export const FOOD: readonly CampusPlace[] = [
  room(
    'canteen',
    'Canteen',
    '160 seats at long tables, open to the sunken garden in summer. Trays go back to the window by the street.',
    {
      hours: MEAL_HOURS,
      categories: ['eat-drink'],
      phone: '+1 541 555 0140',
      website: 'https://canteen.alder-university.example',
      links: [{ label: "Today's menu", url: 'https://canteen.alder-university.example/today' }],
      images: ['assets/scenes/food-court.svg'],
      tags: ['lunch', 'dining hall', 'cafeteria'],
      extra: { seats: 160 },
    },
  ),
  room(
    'counter-hearth',
    'Hearth Counter',
    'Stews, roasts and a pot of something slow; the meat is from the valley.',
    LUNCH,
  ),
  room('counter-garden', 'Garden Counter', 'Vegan dishes with vegetables from the student farm.', {
    ...LUNCH,
    tags: ['vegan', 'vegetarian'],
  }),
  room('counter-noodle', 'Noodle Counter', 'Broth, noodles and five things to put on top.', {
    ...LUNCH,
    tags: ['noodles', 'soup'],
  }),
  room(
    'counter-world',
    'Guest Counter',
    'Each week another student club cooks what it misses from home.',
    {
      ...LUNCH,
      tags: ['world food', 'guest cooks'],
    },
  ),
  room('salad-bar', 'Salad Bar', 'Paid by weight; the dressing with hazelnut is the famous one.', {
    ...LUNCH,
    tags: ['salad', 'vegetarian'],
  }),
  amenity('tray-return', 'Tray Return', 'Leave trays and dishes here; sorted waste helps.', {
    categories: ['amenities'],
    tags: ['trays', 'recycling'],
  }),
  tenant(
    'coffee-heron',
    'Heron Coffee',
    'Roasted in town, with a cart on the plaza when it does not rain.',
    {
      motif: 'bird',
      categories: ['coffee'],
      hours: COFFEE_HOURS,
      phone: '+1 541 555 0141',
      social: [{ name: 'Photos', url: 'https://photos.example/heron-coffee' }],
      images: ['assets/scenes/cafe.svg'],
      tags: ['espresso', 'bagels'],
      instances: [
        {
          key: 'coffee-heron-cart',
          at: ['coffee-cart'],
          texts: { name: 'Heron Coffee Cart', description: 'On Compass Plaza, in dry weather.' },
          hours: hours('Mo-Fr 8:00-15:00'),
        },
      ],
    },
  ),
  room(
    'sunken-garden',
    'Sunken Garden',
    'Tables under small trees below the plaza; a ramp and stairs lead down.',
    {
      hours: hours('Mo-Su 7:00-22:00'),
      categories: ['outdoors', 'eat-drink'],
      images: ['assets/scenes/courtyard.svg'],
      tags: ['garden', 'terrace', 'ramp'],
    },
  ),
];

export const SPORT_AND_MUSIC: readonly CampusPlace[] = [
  room(
    'sports-hall',
    'Sports Hall',
    'A wooden court for basketball, volleyball and badminton, with 140 seats.',
    {
      ...SPORT,
      phone: '+1 541 555 0142',
      images: ['assets/scenes/sports-hall.svg'],
      tags: ['basketball', 'volleyball', 'badminton', 'gym'],
      extra: { seats: 140 },
    },
  ),
  room(
    'spectator-gallery',
    'Spectator Gallery',
    'Benches above the court; enter from the street or from the court door.',
    {
      hours: COMMONS_HOURS,
      categories: ['sports'],
      tags: ['matches', 'seats'],
    },
  ),
  room(
    'climbing-room',
    'Climbing Room',
    'Ten metres of wall and thick mats; shoes can be borrowed.',
    {
      ...SPORT,
      tags: ['bouldering', 'climbing'],
    },
  ),
  room('changing-room-a', 'Changing Room A', 'Women. Showers and lockers.', {
    ...SPORT,
    tags: ['showers', 'women'],
  }),
  room('changing-room-b', 'Changing Room B', 'Men. Showers and lockers.', {
    ...SPORT,
    tags: ['showers', 'men'],
  }),
  room(
    'ensemble-room',
    'Ensemble Room',
    'The orchestra rehearses on Tuesday, the jazz band on Thursday; listeners are welcome.',
    {
      ...CLUB,
      tags: ['orchestra', 'choir', 'rehearsal'],
    },
  ),
  room(
    'practice-room-1',
    'Practice Room',
    'A piano, a chair and thick walls. Take the key from the desk in the great hall.',
    {
      hours: COMMONS_HOURS,
      categories: ['clubs'],
      tags: ['piano', 'practice'],
      instances: [2, 3].map((number) => ({
        key: `practice-room-${number}`,
        at: [`practice-room-${number}`],
        texts: { name: `Practice Room ${number}` },
      })),
    },
  ),
  room(
    'recording-studio',
    'Recording Studio',
    'Eight microphones and a sound engineer on Wednesday evenings.',
    {
      ...CLUB,
      tags: ['studio', 'sound'],
    },
  ),
];

export const CLUBS: readonly CampusPlace[] = [
  tenant(
    'radio-station',
    'Radio Alder 88.1',
    'On the air from six in the morning; come in when the red lamp is off.',
    {
      ...CLUB,
      hours: ALWAYS,
      motif: 'pulse',
      social: [{ name: 'Live stream', url: 'https://radio-alder-881.example/live' }],
      tags: ['radio', 'music', 'podcast'],
    },
  ),
  tenant(
    'student-newspaper',
    'The Lakeside Leaf',
    'The student newspaper, on paper every second Thursday since 1931.',
    {
      ...CLUB,
      motif: 'leaf',
      tags: ['newspaper', 'journalism'],
    },
  ),
  tenant(
    'chess-club',
    'Rook & Pine Chess Club',
    'Blitz on Monday, lessons for beginners on Wednesday.',
    {
      ...CLUB,
      motif: 'crown',
      tags: ['chess', 'games'],
    },
  ),
  tenant('outdoor-club', 'High Trail Club', 'Lends tents, skis and canoes; trips every weekend.', {
    ...CLUB,
    motif: 'mountain',
    tags: ['hiking', 'ski', 'canoe', 'rental'],
  }),
  tenant('film-club', 'Flicker Film Club', 'Shows films in Lecture Hall 1 on Friday at eight.', {
    ...CLUB,
    motif: 'lens',
    tags: ['film', 'cinema'],
  }),
];
