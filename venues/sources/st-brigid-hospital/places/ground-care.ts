import { text } from '../text.ts';
import {
  ALWAYS,
  CLINIC_HOURS,
  department,
  type HospitalPlace,
  IMAGING_HOURS,
} from './place-kit.ts';

const BY_APPOINTMENT = text(
  'By appointment; register at the outpatient desk first.',
  'Sur rendez-vous; inscrivez-vous d’abord à l’accueil des cliniques externes.',
);

export const EMERGENCY: readonly HospitalPlace[] = [
  department(
    'emergency',
    text('Emergency', 'Urgences'),
    text(
      'Open day and night. Tell the nurse at triage why you came; the most urgent cases are seen first.',
      'Ouvertes jour et nuit. Dites au triage pourquoi vous venez; les cas les plus urgents passent d’abord.',
    ),
    {
      categories: ['emergency-care'],
      hours: ALWAYS,
      extension: '11',
      tags: ['accident', 'urgent', 'ER', 'urgence', 'accidents'],
      images: ['assets/scenes/clinic.svg'],
    },
  ),
  department(
    'emergency-desk',
    text('Emergency registration', 'Inscription aux urgences'),
    text('Have your health insurance card ready.', 'Préparez votre carte d’assurance maladie.'),
    {
      categories: ['emergency-care', 'services'],
      hours: ALWAYS,
      extension: '12',
      tags: ['card', 'carte'],
    },
  ),
  department(
    'triage',
    text('Triage 1', 'Triage 1'),
    text(
      'A nurse takes pulse and blood pressure and decides how soon you are seen.',
      'Une infirmière prend le pouls et la tension et décide de la priorité.',
    ),
    { categories: ['emergency-care'], hours: ALWAYS, tags: ['nurse', 'infirmière'] },
  ),
  department(
    'triage-b',
    text('Triage 2', 'Triage 2'),
    text(
      'Second triage room, also for children.',
      'Deuxième salle de triage, aussi pour les enfants.',
    ),
    { categories: ['emergency-care'], hours: ALWAYS, tags: ['nurse', 'children', 'enfants'] },
  ),
  department(
    'treatment',
    text('Emergency treatment', 'Soins d’urgence'),
    text(
      'Five bays around the staff base. Relatives are called in by the nurse.',
      'Cinq boxes autour du poste de soins. L’infirmière appelle les proches.',
    ),
    { categories: ['emergency-care'], hours: ALWAYS, tags: ['bays', 'box'] },
  ),
  department(
    'resuscitation',
    text('Resuscitation', 'Réanimation'),
    text(
      'Two rooms next to the ambulance entrance.',
      'Deux salles près de l’entrée des ambulances.',
    ),
    {
      at: ['resuscitation-1', 'resuscitation-2'],
      categories: ['emergency-care'],
      tags: ['trauma', 'shock room', 'choc'],
    },
  ),
  department(
    'plaster-room',
    text('Plaster room', 'Salle de plâtre'),
    text('Casts and splints.', 'Plâtres et attelles.'),
    { categories: ['emergency-care'], tags: ['cast', 'fracture', 'plâtre'] },
  ),
  department(
    'ambulance-bay',
    text('Ambulance bay', 'Quai des ambulances'),
    text('For ambulances only: do not stop here.', 'Réservé aux ambulances : arrêt interdit.'),
    { categories: ['emergency-care', 'getting-here'], tags: ['ambulance'] },
  ),
];

export const IMAGING: readonly HospitalPlace[] = [
  department(
    'radiology',
    text('Radiology', 'Radiologie'),
    text(
      'Desk and waiting room for all imaging. Bring your request form and earlier pictures.',
      'Accueil et salle d’attente de toute l’imagerie. Apportez la demande et vos clichés précédents.',
    ),
    {
      categories: ['imaging'],
      hours: IMAGING_HOURS,
      extension: '20',
      tags: ['scan', 'x-ray', 'imaging', 'radiographie'],
      images: ['assets/scenes/reception.svg'],
    },
  ),
  ...(
    [
      ['xray-1', 'X-ray 1', 'Radiographie 1', 'Bones and chest.', 'Os et thorax.'],
      ['xray-2', 'X-ray 2', 'Radiographie 2', 'With a table that tilts.', 'Avec table basculante.'],
      [
        'ct',
        'CT scanner',
        'Tomodensitomètre',
        'The scan takes ten minutes; some need contrast medium.',
        'L’examen dure dix minutes; certains demandent un produit de contraste.',
      ],
      [
        'mri',
        'MRI',
        'IRM',
        'Strong magnet: leave all metal in the changing room.',
        'Aimant puissant : laissez tout métal au vestiaire.',
      ],
      [
        'ultrasound',
        'Ultrasound',
        'Échographie',
        'Abdomen, vessels and pregnancy.',
        'Abdomen, vaisseaux et grossesse.',
      ],
      [
        'mammography',
        'Mammography',
        'Mammographie',
        'Screening and diagnosis.',
        'Dépistage et diagnostic.',
      ],
      [
        'bone-density',
        'Bone density',
        'Ostéodensitométrie',
        'Measures spine and hip.',
        'Mesure la colonne et la hanche.',
      ],
      [
        'changing-rooms',
        'Changing rooms',
        'Vestiaires',
        'Gowns and lockers for patients of imaging.',
        'Jaquettes et casiers pour les patients de l’imagerie.',
      ],
    ] as const
  ).map(([key, en, fr, aboutEn, aboutFr]) =>
    department(key, text(en, fr), text(aboutEn, aboutFr), {
      categories: ['imaging'],
      hours: IMAGING_HOURS,
      tags: ['scan', 'examen', key],
    }),
  ),
];

export const CLINICS: readonly HospitalPlace[] = [
  department(
    'outpatient-desk',
    text('Outpatient desk', 'Accueil des cliniques externes'),
    text(
      'Everyone with an appointment at a clinic registers here.',
      'Toute personne ayant rendez-vous en clinique s’inscrit ici.',
    ),
    {
      categories: ['clinics', 'services'],
      hours: CLINIC_HOURS,
      extension: '30',
      tags: ['appointment', 'rendez-vous', 'registration'],
    },
  ),
  ...(
    [
      ['cardiology', 'Cardiology', 'Cardiologie', ['heart', 'ECG', 'cœur'], '31'],
      ['orthopaedics', 'Orthopaedics', 'Orthopédie', ['bones', 'joints', 'os', 'genou'], '32'],
      ['eye-clinic', 'Eye clinic', 'Ophtalmologie', ['eyes', 'vision', 'yeux'], '33'],
      ['dermatology', 'Dermatology', 'Dermatologie', ['skin', 'peau'], '34'],
    ] as const
  ).map(([key, en, fr, tags, extension]) =>
    department(key, text(en, fr), BY_APPOINTMENT, {
      categories: ['clinics'],
      hours: CLINIC_HOURS,
      extension,
      tags,
      images: ['assets/scenes/clinic.svg'],
    }),
  ),
  department(
    'paediatrics',
    text('Children’s clinic', 'Pédiatrie'),
    text(
      'For patients up to 17. Toys and a fish tank in the waiting room.',
      'Pour les patients jusqu’à 17 ans. Jouets et aquarium dans la salle d’attente.',
    ),
    {
      categories: ['clinics'],
      hours: CLINIC_HOURS,
      extension: '35',
      tags: ['children', 'paediatrics', 'enfants'],
    },
  ),
];
