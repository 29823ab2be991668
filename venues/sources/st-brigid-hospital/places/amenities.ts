import { text } from '../text.ts';
import { amenity, another, type HospitalPlace } from './place-kit.ts';

const IN_HALL = text('East end of the entrance hall.', 'À l’est du hall d’entrée.');
const AT_HUB = {
  ground: text('Ground floor, towards Emergency.', 'Rez-de-chaussée, vers les urgences.'),
  first: text('First floor, beside the bed elevator.', 'Premier étage, près du monte-malades.'),
  second: text('Second floor, beside the bed elevator.', 'Deuxième étage, près du monte-malades.'),
} as const;
const FLOORS = ['ground', 'first', 'second'] as const;

export const AMENITIES: readonly HospitalPlace[] = [
  amenity('toilets', text('Toilets', 'Toilettes'), IN_HALL, {
    at: ['toilets-women-hall', 'toilets-men-hall'],
    categories: ['toilets'],
    tags: ['wc', 'washroom', 'restroom', 'women', 'men', 'salle de bain'],
    instances: FLOORS.map((floor) =>
      another(
        `toilets-${floor}`,
        [`toilets-women-${floor}`, `toilets-men-${floor}`],
        AT_HUB[floor],
      ),
    ),
  }),
  amenity('accessible-toilet', text('Accessible toilet', 'Toilette accessible'), IN_HALL, {
    at: ['toilet-accessible-hall'],
    categories: ['toilets'],
    tags: ['wheelchair', 'fauteuil roulant', 'changing table', 'table à langer'],
    instances: FLOORS.map((floor) =>
      another(`accessible-toilet-${floor}`, [`toilet-accessible-${floor}`], AT_HUB[floor]),
    ),
  }),
  amenity(
    'vending',
    text('Vending machines', 'Distributeurs'),
    text(
      'Drinks and snacks, by the passage to Radiology.',
      'Boissons et collations, près du passage vers la radiologie.',
    ),
    {
      at: ['vending-hall'],
      categories: ['food', 'amenities'],
      tags: ['snacks', 'drinks', 'collations', 'boissons'],
      instances: [
        another(
          'vending-gallery',
          ['vending-gallery'],
          text('First floor, on the gallery.', 'Premier étage, sur la galerie.'),
        ),
      ],
    },
  ),
  amenity(
    'wheelchairs',
    text('Wheelchairs to borrow', 'Prêt de fauteuils roulants'),
    text(
      'A coin unlocks one; bring it back to any entrance.',
      'Une pièce le déverrouille; rapportez-le à n’importe quelle entrée.',
    ),
    { categories: ['amenities'], tags: ['wheelchair', 'fauteuil roulant'] },
  ),
  amenity(
    'meeting-point',
    text('Meeting point', 'Point de rencontre'),
    text(
      'The round seat where the wings meet, ground floor.',
      'Le banc rond au carrefour des ailes, rez-de-chaussée.',
    ),
    {
      at: ['meeting-point-ground'],
      categories: ['amenities'],
      tags: ['meet', 'rencontre', 'hub', 'carrefour'],
      instances: [
        another(
          'meeting-point-first',
          ['meeting-point-first'],
          text('First floor.', 'Premier étage.'),
        ),
        another(
          'meeting-point-second',
          ['meeting-point-second'],
          text('Second floor.', 'Deuxième étage.'),
        ),
      ],
    },
  ),
];
