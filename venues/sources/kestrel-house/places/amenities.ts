import { another, BADGE_HOURS, HOUSE_HOURS, type OfficePlace, spot } from './place-kit.ts';

const FLOORS = [
  ['first', 'First floor'],
  ['second', 'Second floor'],
  ['third', 'Third floor'],
] as const;

/** The same at the core of every floor above. */
function above(key: string, at: (floor: string) => readonly string[]) {
  return FLOORS.map(([floor, name]) =>
    another(`${key}-${floor}`, at(floor), `${name}, in the passage behind the lift.`),
  );
}

export const SERVICE_PLACES: readonly OfficePlace[] = [
  spot('it-help', ['Tech perch', 'Laptops, cables and passwords. Walk up, no ticket needed.'], {
    icon: 'electronics',
    categories: ['services'],
    motif: 'spark',
    hours: HOUSE_HOURS,
    phone: '+45 555 01 199',
    tags: ['it', 'helpdesk', 'laptop', 'cables'],
  }),
  spot('post-room', ['Post room', 'Letters and parcels; the van leaves at 15:30.'], {
    categories: ['services'],
    hours: HOUSE_HOURS,
    phone: '+45 555 01 150',
    tags: ['post', 'mail', 'parcels', 'courier'],
  }),
  spot('loading-dock', ['Loading dock', 'Deliveries ring at the gate on the north-east side.'], {
    categories: ['services'],
    hours: HOUSE_HOURS,
    tags: ['deliveries', 'goods', 'staff only'],
  }),
  spot('cloakroom', ['Cloakroom', 'Staffed when there is an event in Updraft.'], {
    categories: ['amenities'],
    tags: ['coats', 'bags', 'wardrobe'],
  }),
  spot('printer', ['Printer', 'First floor, near Tarn. Prints follow your badge.'], {
    at: ['printer-first-1'],
    categories: ['printing'],
    tags: ['print', 'copy', 'scan', 'paper'],
    instances: [
      another('printer-1b', ['printer-first-2'], 'First floor, near Tarn.'),
      another('printer-2a', ['printer-second-1'], 'Second floor, near Lyng.'),
      another('printer-2b', ['printer-second-2'], 'Second floor, near Lyng.'),
    ],
  }),
  spot('directory', ['Directory', 'A screen that shows the way to rooms and people.'], {
    icon: 'info',
    categories: ['services'],
    tags: ['map', 'information', 'wayfinding'],
  }),
];

export const AMENITY_PLACES: readonly OfficePlace[] = [
  spot('toilets', ['Toilets', 'Ground floor, in the passage behind the lift.'], {
    at: ['toilets-women-ground', 'toilets-men-ground'],
    categories: ['toilets'],
    tags: ['wc', 'restroom', 'women', 'men'],
    instances: above('toilets', (floor) => [`toilets-women-${floor}`, `toilets-men-${floor}`]),
  }),
  spot('accessible-toilet', ['Accessible toilet', 'Ground floor, across from the lift.'], {
    at: ['toilet-accessible-ground'],
    icon: 'toilet-accessible',
    categories: ['toilets'],
    tags: ['wc', 'wheelchair', 'accessible'],
    instances: above('accessible-toilet', (floor) => [`toilet-accessible-${floor}`]),
  }),
  spot('showers', ['Showers', 'Ground floor, between café and bicycle store. Towels are there.'], {
    at: ['showers-women', 'showers-men'],
    icon: 'water',
    categories: ['wellbeing'],
    hours: BADGE_HOURS,
    tags: ['shower', 'towels', 'cycling'],
  }),
  spot('changing', ['Changing room', 'Lockers for the day; the drying room is next door.'], {
    categories: ['amenities'],
    hours: BADGE_HOURS,
    tags: ['changing', 'lockers', 'drying room'],
  }),
  spot('lockers', ['Lockers', 'First floor, behind the phone booths. One for each booked desk.'], {
    at: ['lockers-first'],
    categories: ['amenities'],
    tags: ['locker', 'storage'],
    instances: [another('lockers-2', ['lockers-second'], 'Second floor, behind the booths.')],
  }),
  spot('gym', ['Windhover gym', 'Rowing machines, weights and mats. Bring indoor shoes.'], {
    icon: 'sports',
    categories: ['wellbeing'],
    hours: BADGE_HOURS,
    motif: 'pulse',
    tags: ['gym', 'fitness', 'sport'],
  }),
  spot(
    'first-aid',
    ['First-aid room', 'A bed and a first-aid kit; reception has the list of aiders.'],
    {
      categories: ['wellbeing'],
      phone: '+45 555 01 112',
      tags: ['first aid', 'medical', 'rest'],
    },
  ),
  spot('parents-room', ['Parents’ room', 'An armchair, a changing table and a fridge; lockable.'], {
    icon: 'baby',
    categories: ['wellbeing', 'quiet'],
    tags: ['nursing', 'baby', 'changing table', 'prayer'],
  }),
];
