import { hours } from '../../../src/dsl/hours.ts';
import {
  type CampusPlace,
  COFFEE_HOURS,
  DESK_HOURS,
  LIBRARY_HOURS,
  room,
  tenant,
} from './place-kit.ts';

const OPEN = { hours: LIBRARY_HOURS };
const COLLECTION = { ...OPEN, categories: ['collections'] };
const STUDY = { ...OPEN, categories: ['study-spaces'] };

export const LIBRARY: readonly CampusPlace[] = [
  room(
    'library',
    'Alder Library',
    'Three floors around a skylit atrium, with 640,000 volumes and 300 seats. The entrance from the plaza is the step-free one with the wide doors.',
    {
      ...OPEN,
      at: ['library-atrium'],
      shortName: 'Library',
      externalId: 'LIB',
      categories: ['library-services'],
      phone: '+1 541 555 0110',
      website: 'https://library.alder-university.example',
      links: [{ label: 'Catalogue', url: 'https://library.alder-university.example/catalogue' }],
      images: ['assets/scenes/library.svg', 'assets/scenes/atrium.svg'],
      tags: ['books', 'reading', 'atrium'],
    },
  ),
  room(
    'ask-desk',
    'Ask Desk',
    'Librarians answer questions about sources and citations; no appointment needed.',
    {
      hours: DESK_HOURS,
      categories: ['library-services', 'amenities'],
      phone: '+1 541 555 0111',
      tags: ['help', 'information', 'research help'],
    },
  ),
  room(
    'loans-desk',
    'Loans and Returns',
    'Borrow, return and collect what you ordered. Three machines lend when the desk is closed.',
    {
      ...OPEN,
      categories: ['library-services'],
      tags: ['borrow', 'library card', 'self-checkout'],
      extra: { maximumLoans: 40 },
    },
  ),
  room(
    'map-room',
    'Map and Chart Room',
    'Nautical charts, river surveys and a globe from 1894; large tables to unroll them on.',
    {
      ...COLLECTION,
      hours: hours('Mo-Fr 10:00-17:00'),
      tags: ['maps', 'charts', 'globe', 'atlas'],
    },
  ),
  tenant(
    'library-cafe',
    'Marginalia Café',
    'Espresso, soup and oat biscuits; loud enough to talk, quiet enough to read.',
    {
      motif: 'feather',
      categories: ['coffee'],
      hours: COFFEE_HOURS,
      phone: '+1 541 555 0112',
      images: ['assets/scenes/cafe.svg'],
      tags: ['espresso', 'soup', 'cake'],
    },
  ),
  room(
    'periodicals',
    'Periodicals',
    'Current issues of 700 journals and the newspapers of the week, with armchairs.',
    {
      ...COLLECTION,
      tags: ['journals', 'newspapers', 'magazines'],
    },
  ),
  room(
    'study-hall',
    'Study Hall',
    'Open desks with sockets; talking in low voices is fine here.',
    STUDY,
  ),
  ...[1, 2, 3].map((number) =>
    room(
      `study-room-${number}`,
      `Study Room ${number}`,
      `A glass room for up to six, with a screen. Book it for two hours at the door.`,
      {
        ...STUDY,
        externalId: `LIB-0${number}`,
        tags: ['group work', 'bookable'],
        links: [{ label: 'Book', url: `https://library.alder-university.example/rooms/${number}` }],
      },
    ),
  ),
  room(
    'course-reserves',
    'Course Reserves',
    'The books on every reading list, lent for three hours and not overnight.',
    {
      ...COLLECTION,
      tags: ['reading list', 'textbooks', 'short loan'],
    },
  ),
  room(
    'science-stacks',
    'Science Stacks',
    'Mathematics to zoology on shelves like the spokes of a wheel, classes Q to T.',
    {
      ...COLLECTION,
      tags: ['science', 'mathematics', 'biology'],
    },
  ),
  room(
    'humanities-stacks',
    'Humanities Stacks',
    'Philosophy, languages and literature, classes B and P.',
    {
      ...COLLECTION,
      tags: ['literature', 'philosophy'],
    },
  ),
  room(
    'history-stacks',
    'History Stacks',
    'History and geography, classes C to G, with the county archive on microfilm.',
    {
      ...COLLECTION,
      tags: ['history', 'archive', 'microfilm'],
    },
  ),
  room(
    'digital-lab',
    'Digital Scholarship Lab',
    'Workstations for maps, text mining and scanning; a tutor is there in the afternoon.',
    {
      hours: hours('Mo-Fr 9:00-21:00'),
      categories: ['library-services', 'labs'],
      tags: ['computers', 'scanner', 'data'],
    },
  ),
  room('language-lab', 'Language Lab', 'Nine booths with headphones and courses in 28 languages.', {
    hours: hours('Mo-Fr 9:00-21:00'),
    categories: ['study-spaces', 'labs'],
    tags: ['languages', 'headphones'],
  }),
  room(
    'lake-reading-room',
    'Lake Reading Room',
    'Long tables and armchairs behind a curved window over the water. Silent.',
    {
      ...STUDY,
      images: ['assets/scenes/library.svg'],
      tags: ['silent', 'view', 'lake'],
    },
  ),
  room(
    'great-reading-room',
    'Great Reading Room',
    'The largest room of the library, under the timber roof. Silent, no food.',
    {
      ...STUDY,
      tags: ['silent', 'reading room'],
    },
  ),
  room(
    'lantern-lounge',
    'Lantern Lounge',
    'Soft chairs around the top of the atrium, in the light of the skylight.',
    STUDY,
  ),
  room(
    'reading-terrace',
    'Reading Terrace',
    'A terrace above the plaza with tables and a view of the mountains on clear days.',
    {
      hours: hours('Mo-Su 9:00-20:00'),
      categories: ['study-spaces', 'outdoors'],
      tags: ['viewpoint', 'terrace', 'view'],
    },
  ),
  room(
    'special-collections',
    'Special Collections',
    'Manuscripts, herbals and the papers of the botanist Ida Thorne. Bring a pencil.',
    {
      hours: hours('Mo-Fr 10:00-16:00'),
      categories: ['collections'],
      phone: '+1 541 555 0114',
      tags: ['rare books', 'manuscripts', 'archive'],
    },
  ),
  room(
    'conservation',
    'Conservation Workshop',
    'Bindings and paper are repaired here. Staff only; tours on the first Friday of the month.',
    {
      categories: ['offices'],
      tags: ['restoration', 'binding'],
    },
  ),
];
