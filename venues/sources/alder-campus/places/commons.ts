import { hours } from '../../../src/dsl/hours.ts';
import {
  amenity,
  ALWAYS,
  type CampusPlace,
  COFFEE_HOURS,
  COMMONS_HOURS,
  MEAL_HOURS,
  OFFICE_HOURS,
  room,
  SHOP_HOURS,
  tenant,
} from './place-kit.ts';

const LUNCH = { hours: hours('Mo-Fr 11:30-14:30', 'Mo-Th 17:00-19:30'), categories: ['eat-drink'] };
const SPORT = { hours: hours('Mo-Fr 7:00-22:30', 'Sa,Su 9:00-20:00'), categories: ['sports'] };
const CLUB = { hours: hours('Mo-Fr 12:00-22:00'), categories: ['clubs'] };

export const FOOD: readonly CampusPlace[] = [
  room(
    'canteen',
    'Canteen',
    '420 seats at long tables, open to the sunken garden in summer. Trays go back to the window by the street.',
    {
      hours: MEAL_HOURS,
      categories: ['eat-drink'],
      phone: '+1 541 555 0140',
      website: 'https://canteen.alder-university.example',
      links: [{ label: "Today's menu", url: 'https://canteen.alder-university.example/today' }],
      images: ['assets/scenes/food-court.svg'],
      tags: ['lunch', 'dining hall', 'cafeteria'],
      extra: { seats: 420 },
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
    'A wooden court for basketball, volleyball and badminton, with 240 seats.',
    {
      ...SPORT,
      phone: '+1 541 555 0142',
      images: ['assets/scenes/sports-hall.svg'],
      tags: ['basketball', 'volleyball', 'badminton', 'gym'],
      extra: { seats: 240 },
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

export const SERVICES: readonly CampusPlace[] = [
  amenity(
    'commons-desk',
    'Commons Desk',
    'Keys, campus cards, lost property and the plan of the day.',
    {
      hours: COMMONS_HOURS,
      categories: ['amenities'],
      phone: '+1 541 555 0143',
      images: ['assets/scenes/reception.svg'],
      tags: ['information', 'keys', 'lost and found'],
    },
  ),
  tenant(
    'bookshop',
    'Quill & Alder',
    'Course books new and used, paper, pens and sweaters in three greens.',
    {
      motif: 'book',
      categories: ['shops'],
      hours: SHOP_HOURS,
      phone: '+1 541 555 0144',
      images: ['assets/scenes/shop-front.svg'],
      tags: ['books', 'stationery', 'gifts', 'bookstore'],
    },
  ),
  tenant(
    'swap-shop',
    'Second Round',
    'Students leave lamps, pans and coats and take others home. Nothing costs anything.',
    {
      motif: 'ring',
      categories: ['shops'],
      hours: hours('Tu,Th 14:00-18:00'),
      tags: ['free', 'second hand', 'reuse'],
    },
  ),
  tenant(
    'repair-cafe',
    'Spoke & Solder',
    'Volunteers help to repair bicycles, radios and toasters on Monday and Thursday.',
    {
      motif: 'wheel',
      categories: ['shops', 'workshops'],
      hours: hours('Mo,Th 15:00-19:00'),
      tags: ['bike repair', 'electronics'],
    },
  ),
  amenity('laundry', 'Laundry', 'Eleven machines; the last wash starts at ten.', {
    hours: COMMONS_HOURS,
    categories: ['shops'],
    tags: ['washing', 'dryer'],
  }),
  amenity('lockers', 'Day Lockers', 'Lockers for a day, opened with the campus card.', {
    hours: COMMONS_HOURS,
    categories: ['amenities'],
    tags: ['locker', 'bags'],
  }),
  amenity(
    'parcel-lockers',
    'Parcel Lockers',
    'Parcels wait here for five days; the code comes by mail.',
    {
      hours: COMMONS_HOURS,
      categories: ['shops', 'amenities'],
      tags: ['post', 'parcels', 'mail'],
    },
  ),
  amenity(
    'ticket-office',
    'Ticket Window',
    'Tickets for concerts, matches and the ferry across the lake.',
    {
      hours: hours('Mo-Fr 11:00-17:00'),
      categories: ['shops'],
      tags: ['tickets', 'events'],
    },
  ),
  amenity('atm-commons', 'Cash Machine', 'In the great hall, beside the bookshop.', {
    hours: COMMONS_HOURS,
    categories: ['amenities'],
    tags: ['atm', 'cash'],
  }),
  room(
    'health-centre',
    'Health Centre',
    'Walk-in care for students and staff; waiting room and reception.',
    {
      hours: hours('Mo-Fr 8:30-17:00'),
      categories: ['health'],
      phone: '+1 541 555 0145',
      website: 'https://health.alder-university.example',
      images: ['assets/scenes/clinic.svg'],
      tags: ['doctor', 'nurse', 'clinic'],
    },
  ),
  room('consulting-room', 'Consulting Room', 'Doctor on duty, by number from the reception.', {
    hours: hours('Mo-Fr 9:00-16:30'),
    categories: ['health'],
    tags: ['doctor'],
  }),
  room('treatment-room', 'Treatment Room', 'Vaccinations, bandages and blood tests.', {
    hours: hours('Mo-Fr 9:00-16:30'),
    categories: ['health'],
    tags: ['vaccination', 'nurse'],
  }),
  room(
    'counselling',
    'Counselling',
    'Confidential talks about study, money or a bad week. The first one needs no appointment.',
    {
      hours: hours('Mo-Th 10:00-17:00'),
      categories: ['health'],
      phone: '+1 541 555 0146',
      tags: ['advice', 'mental health'],
    },
  ),
  room(
    'student-union',
    'Student Union',
    'Elected students advise on housing, grants and complaints.',
    {
      hours: OFFICE_HOURS,
      categories: ['offices', 'clubs'],
      phone: '+1 541 555 0147',
      tags: ['union', 'housing', 'grants'],
    },
  ),
  room(
    'fireside-lounge',
    'Fireside Lounge',
    'Sofas around a round fireplace, a shelf of novels to swap, chess sets.',
    {
      hours: COMMONS_HOURS,
      categories: ['study-spaces', 'clubs'],
      tags: ['lounge', 'fireplace'],
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
