import { hours } from '../../../src/dsl/hours.ts';
import { text } from '../text.ts';
import {
  ALWAYS,
  amenity,
  CAFE_HOURS,
  department,
  HALL_HOURS,
  type HospitalPlace,
  SHOP_HOURS,
  tenant,
} from './place-kit.ts';

export const SERVICES: readonly HospitalPlace[] = [
  department(
    'reception',
    text('Reception', 'Accueil'),
    text(
      'Ask here for patients, ways and wheelchairs. Volunteers walk with you.',
      'Renseignements sur les patients, les chemins et les fauteuils roulants. Des bénévoles vous accompagnent.',
    ),
    {
      categories: ['services'],
      hours: HALL_HOURS,
      extension: '00',
      tags: ['information', 'desk', 'accueil', 'help', 'aide'],
      website: 'https://st-brigid-hospital.example',
      images: ['assets/scenes/reception.svg'],
      links: [{ label: 'Visiting', url: 'https://st-brigid-hospital.example/visit' }],
    },
  ),
  department(
    'admissions',
    text('Admissions', 'Admissions'),
    text(
      'For patients who stay overnight: papers, rooms, parking permits.',
      'Pour les patients hospitalisés : papiers, chambres, vignettes de stationnement.',
    ),
    {
      categories: ['services'],
      hours: hours('Mo-Fr 7:00-17:00'),
      extension: '01',
      tags: ['registration'],
    },
  ),
  amenity(
    'self-check-in',
    text('Self check-in', 'Borne d’inscription'),
    text('Scan your appointment letter.', 'Numérisez votre convocation.'),
    {
      at: ['kiosk-check-in-west'],
      categories: ['services'],
      tags: ['kiosk', 'borne', 'appointment'],
      instances: [
        {
          key: 'self-check-in-east',
          at: ['kiosk-check-in-east'],
          texts: {
            description: text('East of the doors.', 'À l’est des portes.'),
          },
        },
      ],
    },
  ),
  department(
    'social-work',
    text('Social work', 'Service social'),
    text(
      'Help with care at home, money and language.',
      'Aide pour les soins à domicile, l’argent et la langue.',
    ),
    {
      categories: ['services'],
      hours: hours('Mo-Fr 8:30-16:30'),
      extension: '02',
      tags: ['help', 'interpreter'],
    },
  ),
  department(
    'lecture-room',
    text('Lecture room', 'Salle de conférence'),
    text(
      'Talks for patients on the first Tuesday of the month.',
      'Conférences pour les patients le premier mardi du mois.',
    ),
    { categories: ['services'], tags: ['talk', 'conférence'] },
  ),
  department(
    'training-room',
    text('Training room', 'Salle de formation'),
    text('First aid courses for everyone.', 'Cours de premiers soins pour tous.'),
    { categories: ['services'], tags: ['course', 'cours'] },
  ),
];

export const TENANTS: readonly HospitalPlace[] = [
  tenant(
    'cafe',
    'Café Tilleul',
    text(
      'Soup, sandwiches and pie, with a terrace under sunshades.',
      'Soupes, sandwichs et tartes, avec une terrasse sous les parasols.',
    ),
    {
      motif: 'cup',
      site: 'cafe-tilleul',
      at: ['cafe', 'cafe-terrace'],
      categories: ['food'],
      hours: CAFE_HOURS,
      phone: '+1 418 555 0180',
      tags: ['coffee', 'lunch', 'café', 'dîner'],
      images: ['assets/scenes/cafe.svg'],
      social: [{ name: 'cafe-tilleul', url: 'https://social.example/cafe-tilleul' }],
    },
  ),
  tenant(
    'gift-shop',
    'Boutique Marguerite',
    text(
      'Flowers, magazines and what one forgets to pack. Run by volunteers.',
      'Fleurs, magazines et tout ce qu’on oublie dans sa valise. Tenue par des bénévoles.',
    ),
    {
      motif: 'petal',
      site: 'boutique-marguerite',
      categories: ['shops'],
      hours: SHOP_HOURS,
      phone: '+1 418 555 0181',
      tags: ['gifts', 'flowers', 'cadeaux', 'fleurs'],
      images: ['assets/scenes/shop-front.svg'],
    },
  ),
  tenant(
    'pharmacy',
    'Pharmacie du Hall',
    text(
      'Fills prescriptions from all clinics; a pharmacist is here until late.',
      'Prépare les ordonnances de toutes les cliniques; un pharmacien est là jusqu’au soir.',
    ),
    {
      motif: 'leaf',
      site: 'pharmacie-du-hall',
      categories: ['shops'],
      hours: hours('Mo-Fr 8:00-21:00', 'Sa,Su 9:00-18:00'),
      phone: '+1 418 555 0182',
      tags: ['medicine', 'prescription', 'médicaments', 'ordonnance'],
      images: ['assets/scenes/pharmacy.svg'],
    },
  ),
];

export const QUIET_PLACES: readonly HospitalPlace[] = [
  amenity(
    'chapel',
    text('Chapel', 'Chapelle'),
    text(
      'Open to people of every faith and none; music on Sundays at ten.',
      'Ouverte à toutes les croyances et à ceux qui n’en ont pas; musique le dimanche à dix heures.',
    ),
    { categories: ['quiet'], hours: ALWAYS, tags: ['prayer', 'prière', 'mass', 'messe'] },
  ),
  amenity(
    'library',
    text('Patients’ library', 'Bibliothèque des patients'),
    text(
      'Half a floor up: by the ramp along the courtyard or the steps beside the café.',
      'Un demi-étage plus haut : par la rampe le long de la cour ou les marches près du café.',
    ),
    {
      categories: ['quiet'],
      hours: hours('Mo-Fr 9:00-17:00'),
      tags: ['books', 'livres', 'magazines'],
      images: ['assets/scenes/library.svg'],
    },
  ),
  amenity(
    'quiet-room',
    text('Quiet room', 'Salle de recueillement'),
    text('No telephones, please.', 'Sans téléphone, s’il vous plaît.'),
    { categories: ['quiet'], hours: HALL_HOURS, tags: ['silence', 'calm', 'calme'] },
  ),
  amenity(
    'courtyard',
    text('Linden courtyard', 'Cour du tilleul'),
    text(
      'A pond, lindens and benches. Step-free from the entrance hall; three steps at the hub.',
      'Un bassin, des tilleuls et des bancs. De plain-pied depuis le hall; trois marches côté carrefour.',
    ),
    {
      categories: ['quiet'],
      hours: hours('Mo-Su 7:00-20:00'),
      tags: ['garden', 'jardin', 'fresh air'],
      images: ['assets/scenes/courtyard.svg'],
    },
  ),
  amenity(
    'roof-garden',
    text('Roof garden', 'Jardin sur le toit'),
    text(
      'Raised beds that can be reached from a wheelchair, and a labyrinth to walk.',
      'Des bacs surélevés accessibles en fauteuil roulant et un labyrinthe à parcourir.',
    ),
    {
      categories: ['quiet'],
      hours: hours('Mo-Su 8:00-20:00'),
      tags: ['garden', 'terrace', 'jardin', 'terrasse'],
    },
  ),
];

export const GETTING_HERE: readonly HospitalPlace[] = [
  amenity(
    'main-entrance',
    text('Main entrance', 'Entrée principale'),
    text(
      'Revolving door, with step-free sliding doors on both sides.',
      'Porte tournante, avec portes coulissantes de plain-pied de chaque côté.',
    ),
    {
      categories: ['getting-here'],
      hours: HALL_HOURS,
      tags: ['entrance', 'entrée', 'step-free', 'accessible'],
      images: ['assets/scenes/cover-hospital.svg'],
    },
  ),
  amenity(
    'side-entrance',
    text('East entrance', 'Entrée est'),
    text(
      'Four steps: with a wheelchair or a stroller take the main entrance.',
      'Quatre marches : en fauteuil roulant ou avec une poussette, prenez l’entrée principale.',
    ),
    {
      categories: ['getting-here'],
      hours: hours('Mo-Fr 7:00-18:00'),
      tags: ['steps', 'marches', 'imaging'],
    },
  ),
  amenity(
    'emergency-drop-off',
    text('Emergency drop-off', 'Débarcadère des urgences'),
    text(
      'Stop for ten minutes, then park in the garage.',
      'Arrêt de dix minutes, puis garez-vous au stationnement.',
    ),
    {
      categories: ['getting-here', 'emergency-care'],
      hours: ALWAYS,
      tags: ['car', 'taxi', 'voiture'],
    },
  ),
  amenity(
    'parking-entrance',
    text('Parking garage', 'Stationnement'),
    text(
      'Stairs and elevator down to 240 spaces, 14 of them for disabled drivers.',
      'Escalier et ascenseur vers 240 places, dont 14 pour personnes handicapées.',
    ),
    {
      categories: ['getting-here'],
      hours: ALWAYS,
      tags: ['parking', 'garage', 'car', 'voiture'],
      extra: { spaces: 240 },
    },
  ),
  amenity(
    'bus-shelter',
    text('Bus stop', 'Arrêt d’autobus'),
    text('Lines 3 and 11, every quarter of an hour.', 'Lignes 3 et 11, tous les quarts d’heure.'),
    { categories: ['getting-here'], tags: ['bus', 'autobus', 'transit'] },
  ),
  amenity(
    'forecourt',
    text('Forecourt', 'Parvis'),
    text(
      'Taxis, bicycle stands and the crossing to the park.',
      'Taxis, supports à vélos et passage vers le parc.',
    ),
    { categories: ['getting-here'], tags: ['taxi', 'bike', 'vélo'] },
  ),
  amenity(
    'helipad',
    text('Helipad', 'Héliport'),
    text(
      'On the roof of the surgery wing, for staff only.',
      'Sur le toit de l’aile de chirurgie, réservé au personnel.',
    ),
    { categories: ['emergency-care'], tags: ['helicopter', 'hélicoptère'] },
  ),
];
