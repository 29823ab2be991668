import {
  another,
  BADGE_HOURS,
  CAFE_HOURS,
  HOUSE_HOURS,
  LUNCH_HOURS,
  type OfficePlace,
  spot,
} from './place-kit.ts';

export const FOOD_PLACES: readonly OfficePlace[] = [
  spot('cafe', ['Perch', 'Coffee from a roaster two streets away, rye sandwiches, soup at noon.'], {
    categories: ['food'],
    type: 'tenant',
    motif: 'bird',
    hours: CAFE_HOURS,
    phone: '+45 555 01 144',
    website: 'https://perch-coffee.example',
    tags: ['coffee', 'café', 'lunch', 'cake'],
    images: ['assets/scenes/cafe.svg'],
    social: [{ name: 'photos', url: 'https://photos.example/perch-coffee' }],
  }),
  spot('canteen', ['The Roost', 'Lunch for all at long tables: a hot dish, salads, bread.'], {
    icon: 'food',
    categories: ['food'],
    type: 'tenant',
    motif: 'acorn',
    hours: LUNCH_HOURS,
    phone: '+45 555 01 301',
    website: 'https://roost.kestrel-house.example',
    tags: ['lunch', 'canteen', 'vegetarian'],
    extra: { capacity: 36 },
    images: ['assets/scenes/food-court.svg'],
    links: [{ label: 'Menu of the week', url: 'https://roost.kestrel-house.example/menu' }],
  }),
  spot('sky-bar', ['Sky bar', 'Water and fruit by day; drinks on the last Friday of the month.'], {
    categories: ['food', 'lounges'],
    hours: BADGE_HOURS,
    tags: ['bar', 'drinks', 'friday'],
  }),
  spot('kitchenette', ['Kitchenette', 'First floor. Coffee, tea, a fridge and a dishwasher.'], {
    at: ['kitchenette-first'],
    icon: 'kitchen',
    categories: ['food'],
    tags: ['coffee', 'tea', 'fridge', 'microwave'],
    instances: [another('kitchenette-2', ['kitchenette-second'], 'Second floor, beside Cove.')],
  }),
];

export const LOUNGE_PLACES: readonly OfficePlace[] = [
  spot('library', ['Library', 'Shelves along the round wall. No calls, no talking.'], {
    categories: ['quiet'],
    hours: BADGE_HOURS,
    tags: ['quiet', 'books', 'reading', 'focus'],
    extra: { capacity: 18 },
    images: ['assets/scenes/library.svg'],
  }),
  spot('reading-room', ['Reading room', 'Six armchairs and the newspapers of the week.'], {
    categories: ['quiet'],
    tags: ['quiet', 'newspapers', 'armchair'],
    extra: { capacity: 6 },
  }),
  spot('lounge-hearth', ['The Hearth', 'Sofas around a stove, chess on the floor beside them.'], {
    categories: ['lounges'],
    tags: ['lounge', 'sofa', 'chess', 'stove'],
    images: ['assets/scenes/lounge.svg'],
  }),
  spot('lounge-maze', ['The Maze', 'A lounge around a woven labyrinth, and table football.'], {
    categories: ['lounges'],
    tags: ['lounge', 'sofa', 'labyrinth', 'games'],
  }),
  spot('sky-lounge', ['Sky lounge', 'Sofas under the east windows of the top floor.'], {
    categories: ['lounges'],
    tags: ['lounge', 'sofa', 'view'],
  }),
  spot('roof-terrace', ['Roof terrace', 'A timber deck with beds of herbs and three beehives.'], {
    icon: 'tree',
    categories: ['lounges'],
    hours: BADGE_HOURS,
    motif: 'leaf',
    tags: ['terrace', 'garden', 'bees', 'outdoors'],
    images: ['assets/scenes/courtyard.svg'],
  }),
  spot('glasshouse', ['Glasshouse', 'Tomatoes and herbs for the Roost; water them if you like.'], {
    categories: ['lounges'],
    tags: ['greenhouse', 'herbs', 'garden'],
  }),
  spot('balcony-first', ['Balcony', 'First floor, west end. Room for a few chairs.'], {
    categories: ['lounges'],
    tags: ['balcony', 'outdoors', 'fresh air'],
    instances: [another('balcony-2', ['balcony-second'], 'Second floor, west end, with tables.')],
  }),
  spot('atrium', ['The Atrium', 'The middle of the house: a stair winds around a rowan tree.'], {
    categories: ['lounges'],
    tags: ['atrium', 'meeting point', 'tree', 'stair'],
    images: ['assets/scenes/atrium.svg'],
  }),
];

export const ARRIVAL_PLACES: readonly OfficePlace[] = [
  spot('reception', ['Reception', 'Badges for visitors, parcels for today, lost and found.'], {
    categories: ['services', 'getting-here'],
    motif: 'feather',
    hours: HOUSE_HOURS,
    phone: '+45 555 01 100',
    website: 'https://kestrel-house.example/visit',
    tags: ['visitors', 'badge', 'lost and found', 'front desk'],
    images: ['assets/scenes/reception.svg'],
  }),
  spot('entrance', ['Main entrance', 'From the square, by sliding or by revolving door.'], {
    categories: ['getting-here'],
    hours: HOUSE_HOURS,
    tags: ['entrance', 'door', 'way out'],
  }),
  spot('check-in', ['Self check-in', 'Visitors with an invitation scan it here.'], {
    at: ['check-in-1'],
    categories: ['getting-here'],
    tags: ['visitors', 'badge', 'kiosk'],
    instances: [another('check-in-second', ['check-in-2'], 'The one to the right.')],
  }),
  spot('exhibition', ['Hover', 'Models and drawings of what the company has built.'], {
    categories: ['lounges', 'getting-here'],
    hours: HOUSE_HOURS,
    tags: ['exhibition', 'models', 'history'],
  }),
  spot(
    'bike-store',
    ['Bicycle store', 'Stands for forty, with charging, a pump and a workbench.'],
    {
      icon: 'bike',
      categories: ['getting-here'],
      hours: BADGE_HOURS,
      tags: ['bike', 'cycling', 'charging', 'pump'],
      extra: { capacity: 40 },
    },
  ),
];
