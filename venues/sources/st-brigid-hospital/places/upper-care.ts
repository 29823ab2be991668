import { hours } from '../../../src/dsl/hours.ts';
import { ROOM_NUMBERS } from '../second/patient-rooms.ts';
import { text } from '../text.ts';
import { CLINIC_HOURS, department, type HospitalPlace, VISITING_HOURS } from './place-kit.ts';

const THEATRES = [1, 2, 3, 4].map((number) =>
  department(
    `theatre-${number}`,
    text(`Operating theatre ${number}`, `Salle d’opération ${number}`),
    text('For staff and their patients only.', 'Réservée au personnel et à ses patients.'),
    { categories: ['surgery'], tags: ['operation', 'OR', 'bloc opératoire'] },
  ),
);

export const SURGERY: readonly HospitalPlace[] = [
  department(
    'surgery-reception',
    text('Surgery reception', 'Accueil de la chirurgie'),
    text(
      'Arrive an hour before your operation. Relatives wait here and are told when it is over.',
      'Arrivez une heure avant l’opération. Les proches attendent ici et sont prévenus à la fin.',
    ),
    {
      categories: ['surgery', 'services'],
      hours: hours('Mo-Fr 6:30-18:00'),
      extension: '40',
      tags: ['operation', 'opération', 'waiting'],
    },
  ),
  ...THEATRES,
  department(
    'recovery',
    text('Recovery room', 'Salle de réveil'),
    text(
      'Where patients wake up after an operation.',
      'Où les patients se réveillent après l’opération.',
    ),
    { categories: ['surgery'], tags: ['réveil'] },
  ),
  department(
    'intensive-care',
    text('Intensive care', 'Soins intensifs'),
    text(
      'Ring at the desk: two visitors per patient, no flowers.',
      'Sonnez à l’accueil : deux visiteurs par patient, pas de fleurs.',
    ),
    {
      categories: ['surgery'],
      hours: VISITING_HOURS,
      extension: '45',
      tags: ['ICU', 'réanimation'],
      images: ['assets/scenes/ward.svg'],
    },
  ),
  department(
    'family-room',
    text('Family room', 'Salon des familles'),
    text(
      'A room to talk and rest for families of intensive care patients.',
      'Un salon pour parler et se reposer, pour les familles des soins intensifs.',
    ),
    { categories: ['surgery', 'quiet'], tags: ['family', 'famille'] },
  ),
];

export const DAY_CARE: readonly HospitalPlace[] = [
  department(
    'day-ward',
    text('Day ward', 'Hôpital de jour'),
    text(
      'Twelve beds for patients who go home the same evening. Register at the desk.',
      'Douze lits pour les patients qui rentrent le soir même. Inscrivez-vous à l’accueil.',
    ),
    {
      at: ['day-ward', 'day-ward-north', 'day-ward-south'],
      categories: ['wards'],
      hours: hours('Mo-Fr 6:30-19:00'),
      extension: '50',
      tags: ['day surgery', 'chirurgie d’un jour'],
      images: ['assets/scenes/ward.svg'],
    },
  ),
  department(
    'dialysis',
    text('Dialysis', 'Hémodialyse'),
    text(
      'Three shifts a day, with a view of the park.',
      'Trois séances par jour, avec vue sur le parc.',
    ),
    {
      categories: ['clinics'],
      hours: hours('Mo-Sa 6:00-22:00'),
      extension: '51',
      tags: ['kidney', 'rein'],
    },
  ),
  department(
    'endoscopy',
    text('Endoscopy', 'Endoscopie'),
    text('Come with an empty stomach.', 'Présentez-vous à jeun.'),
    {
      categories: ['clinics'],
      hours: CLINIC_HOURS,
      extension: '52',
      tags: ['gastroscopy', 'coloscopie'],
    },
  ),
  department(
    'pain-clinic',
    text('Pain clinic', 'Clinique de la douleur'),
    text('By referral from your doctor.', 'Sur demande de votre médecin.'),
    { categories: ['clinics'], hours: CLINIC_HOURS, extension: '53', tags: ['pain', 'douleur'] },
  ),
  department(
    'physiotherapy',
    text('Physiotherapy', 'Physiothérapie'),
    text(
      'Mats, bars and a round wall of windows to train beside.',
      'Tapis, barres parallèles et un mur de fenêtres tout en rondeur.',
    ),
    {
      categories: ['clinics'],
      hours: CLINIC_HOURS,
      extension: '54',
      tags: ['rehabilitation', 'réadaptation'],
    },
  ),
];

export const LABORATORIES: readonly HospitalPlace[] = [
  department(
    'blood-tests',
    text('Blood tests', 'Prises de sang'),
    text(
      'Take a number; without appointment before 11 in the morning.',
      'Prenez un numéro; sans rendez-vous avant 11 h.',
    ),
    {
      categories: ['laboratories'],
      hours: hours('Mo-Fr 6:30-15:00', 'Sa 7:00-11:00'),
      extension: '60',
      tags: ['blood', 'sample', 'prélèvement', 'sang'],
      images: ['assets/scenes/lab.svg'],
    },
  ),
  department(
    'lab-haematology',
    text('Haematology laboratory', 'Laboratoire d’hématologie'),
    text(
      'Staff only. Results go to your doctor.',
      'Réservé au personnel. Les résultats vont à votre médecin.',
    ),
    { categories: ['laboratories'], extension: '61', tags: ['blood', 'sang'] },
  ),
  department(
    'lab-microbiology',
    text('Microbiology laboratory', 'Laboratoire de microbiologie'),
    text('Staff only.', 'Réservé au personnel.'),
    { categories: ['laboratories'], extension: '62', tags: ['bacteria', 'bactéries'] },
  ),
];

function patientRooms(ward: string, numbers: readonly number[]): HospitalPlace[] {
  return numbers.map((number) =>
    department(
      `room-${number}`,
      text(`Room ${number}`, `Chambre ${number}`),
      text(
        `Two beds and an accessible bathroom, ward ${ward}.`,
        `Deux lits et une salle de bain accessible, unité ${ward}.`,
      ),
      {
        categories: ['patient-rooms'],
        hours: VISITING_HOURS,
        tags: [String(number), ward],
        extra: { beds: 2 },
      },
    ),
  );
}

export const WARDS: readonly HospitalPlace[] = [
  department(
    'ward-2a',
    text('Ward 2A', 'Unité 2A'),
    text(
      'Internal medicine, rooms 201 to 213. Ask at the nurses’ station.',
      'Médecine interne, chambres 201 à 213. Adressez-vous au poste des infirmières.',
    ),
    {
      categories: ['wards'],
      hours: VISITING_HOURS,
      extension: '70',
      tags: ['nurses', 'internal medicine', 'infirmières'],
      images: ['assets/scenes/ward.svg'],
    },
  ),
  department(
    'ward-2b',
    text('Ward 2B', 'Unité 2B'),
    text(
      'Surgery and geriatrics, rooms 221 to 235. Ask at the nurses’ station.',
      'Chirurgie et gériatrie, chambres 221 à 235. Adressez-vous au poste des infirmières.',
    ),
    {
      categories: ['wards'],
      hours: VISITING_HOURS,
      extension: '71',
      tags: ['nurses', 'surgery', 'geriatrics', 'gériatrie'],
      images: ['assets/scenes/ward.svg'],
    },
  ),
  ...patientRooms('2A', [...ROOM_NUMBERS.northOfA, ...ROOM_NUMBERS.southOfA]),
  ...patientRooms('2B', [...ROOM_NUMBERS.northOfB, ...ROOM_NUMBERS.southOfB]),
  department(
    'day-room-a',
    text('Day room 2A', 'Salle de séjour 2A'),
    text('Tables, games and the evening sun.', 'Des tables, des jeux et le soleil du soir.'),
    { categories: ['wards', 'quiet'], hours: VISITING_HOURS, tags: ['lounge', 'salon'] },
  ),
  department(
    'day-room-b',
    text('Day room 2B', 'Salle de séjour 2B'),
    text('Sofas at the end of the east wing.', 'Des fauteuils au bout de l’aile est.'),
    { categories: ['wards', 'quiet'], hours: VISITING_HOURS, tags: ['lounge', 'salon'] },
  ),
  department(
    'pantry-2a',
    text('Pantry 2A', 'Cuisinette 2A'),
    text('Tea, ice and a microwave for visitors.', 'Thé, glace et micro-ondes pour les visiteurs.'),
    {
      categories: ['wards', 'amenities'],
      tags: ['tea', 'thé', 'microwave'],
      instances: [
        {
          key: 'pantry-2b',
          at: ['pantry-2b'],
          texts: { name: text('Pantry 2B', 'Cuisinette 2B') },
        },
      ],
    },
  ),
];
