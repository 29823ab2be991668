import { hours } from '../../../src/dsl/hours.ts';
import {
  amenity,
  type CampusPlace,
  COMMONS_HOURS,
  OFFICE_HOURS,
  room,
  SHOP_HOURS,
  tenant,
} from './place-kit.ts';

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
