/**
 * Words that IMDF writes without spaces. A category is a path of such words. An unlisted word is a
 * single word already, or one of the thousand types of business for which the plain form is
 * sufficient.
 */
const WORDS: Readonly<Record<string, string>> = {
  animalreliefarea: 'animal relief area',
  arrivalgate: 'arrival gate',
  artgallery: 'art gallery',
  atm: 'ATM',
  babychanging: 'baby changing',
  baggagecarousel: 'baggage carousel',
  baggagecarts: 'baggage carts',
  baggageclaim: 'baggage claim',
  baggagerecheck: 'baggage recheck',
  baggagestorage: 'baggage storage',
  boardinggate: 'boarding gate',
  businesscenter: 'business center',
  busstop: 'bus stop',
  carrental: 'car rental',
  changemachine: 'change machine',
  checkin: 'check-in',
  childplayarea: 'play area',
  coinlocker: 'coin locker',
  conferenceroom: 'conference room',
  conveniencestore: 'convenience store',
  copymachine: 'copy machine',
  currencyexchange: 'currency exchange',
  departmentstore: 'department store',
  drinkingfountain: 'drinking fountain',
  dutyfree: 'duty free',
  eatingdrinking: 'eating and drinking',
  emergencyshelter: 'emergency shelter',
  entertainmentarea: 'entertainment area',
  ev: 'electric vehicles',
  faregate: 'fare gate',
  fastfood: 'fast food',
  fieldofplay: 'field of play',
  firealarmpullstation: 'fire alarm',
  fireextinguisher: 'fire extinguisher',
  firstaid: 'first aid',
  fitnessroom: 'fitness room',
  fittingroom: 'fitting room',
  foodcourt: 'food court',
  foodservice: 'food service',
  gatearea: 'gate area',
  groundtransportation: 'ground transportation',
  guestservices: 'guest services',
  handsanitizerstation: 'hand sanitizer',
  healthscreening: 'health screening',
  huddleroom: 'huddle room',
  longterm: 'long term',
  lostandfound: 'lost and found',
  mailroom: 'mail room',
  meetingpoint: 'meeting point',
  mobilityrescue: 'mobility rescue',
  mothersroom: 'nursing room',
  movietheater: 'cinema',
  movingwalkway: 'moving walkway',
  nonpublic: 'non-public area',
  opentobelow: 'open to below',
  paidarea: 'paid area',
  parkandride: 'park and ride',
  payphone: 'pay phone',
  pedestriancrossing: 'pedestrian crossing',
  peoplemover: 'people mover',
  phoneroom: 'phone room',
  photobooth: 'photo booth',
  postsecurity: 'after security',
  powerchargingstation: 'charging station',
  prayerroom: 'prayer room',
  presecurity: 'before security',
  privatelounge: 'private lounge',
  productreturn: 'returns',
  retaildepartment: 'department',
  selfservice: 'self-service',
  serverroom: 'server room',
  servicearea: 'service area',
  shoppingcenter: 'shopping center',
  shortterm: 'short term',
  sleepbox: 'sleep box',
  smokingarea: 'smoking area',
  strollerrental: 'stroller rental',
  studentadmissions: 'student admissions',
  studentservices: 'student services',
  swimmingpool: 'swimming pool',
  traintrack: 'train track',
  underconstruction: 'under construction',
  unenclosedarea: 'open area',
  vendingmachine: 'vending machine',
  waitingarea: 'waiting area',
  waitingroom: 'waiting room',
  wheelchairassist: 'wheelchair assistance',
  wifi: 'Wi-Fi',
};

const PHRASES: Readonly<Record<string, string>> = {
  restroom: 'Restroom',
  'restroom.family': 'Family restroom',
  'restroom.female': 'Women’s restroom',
  'restroom.female.wheelchair': 'Accessible women’s restroom',
  'restroom.male': 'Men’s restroom',
  'restroom.male.wheelchair': 'Accessible men’s restroom',
  'restroom.transgender': 'Transgender restroom',
  'restroom.transgender.wheelchair': 'Accessible transgender restroom',
  'restroom.unisex': 'Unisex restroom',
  'restroom.unisex.wheelchair': 'Accessible unisex restroom',
  'restroom.wheelchair': 'Accessible restroom',
  'parking.bicycle': 'Bicycle parking',
  'parking.car': 'Car park',
  'parking.ev': 'Parking for electric vehicles',
  'parking.motorcycle': 'Motorcycle parking',
  'phone.emergency': 'Emergency phone',
  'reception.desk': 'Reception desk',
  'security.checkpoint': 'Security checkpoint',
};

/**
 * Returns a category as readable text: `restroom.female` is "Women’s restroom", `conferenceroom` is
 * "Conference room". The words of a path without its own phrase are concatenated.
 */
export function categoryName(category: string): string {
  const phrase = Object.hasOwn(PHRASES, category) ? PHRASES[category] : undefined;
  if (phrase) return phrase;
  const words = category
    .split(/[._\-\s]+/)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SPELLED: ReadonlyMap<string, string> = new Map([
  ...Object.keys(WORDS).map((word): [string, string] => [categoryName(word).toLowerCase(), word]),
  ...Object.entries(PHRASES).map(([path, name]): [string, string] => [name.toLowerCase(), path]),
]);

/** Returns the category of a name: the inverse of `categoryName`, if there is one. */
export function categoryFromName(name: string): string | undefined {
  return SPELLED.get(name.trim().toLowerCase());
}
