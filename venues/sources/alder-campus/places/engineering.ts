import { hours } from '../../../src/dsl/hours.ts';
import { amenity, type CampusPlace, LAB_HOURS, OFFICE_HOURS, room } from './place-kit.ts';

const LAB = { hours: LAB_HOURS, categories: ['labs'] };
const WORKSHOP = { hours: hours('Mo-Fr 9:00-18:00'), categories: ['workshops'] };
const TEACHING = { hours: LAB_HOURS, categories: ['lectures'] };
const OFFICE = { hours: OFFICE_HOURS, categories: ['offices'] };

const TEACHING_ROOMS: readonly CampusPlace[] = [
  room(
    'lecture-hall-1',
    'Lecture Hall 1',
    'The fan: 260 seats in ten rising rows. Wheelchair places are in the first row, by the lower door.',
    {
      ...TEACHING,
      shortName: 'LH 1',
      externalId: 'ENG-001',
      images: ['assets/scenes/lecture-hall.svg'],
      tags: ['auditorium', 'hearing loop', 'lecture'],
      extra: { seats: 260 },
    },
  ),
  room(
    'lecture-hall-2',
    'Lecture Hall 2',
    '40 seats and a ceiling camera for demonstrations at the bench.',
    {
      ...TEACHING,
      shortName: 'LH 2',
      externalId: 'ENG-122',
      tags: ['auditorium', 'lecture'],
      extra: { seats: 40 },
    },
  ),
  ...[1, 2, 3].map((number) =>
    room(
      `seminar-room-${number}`,
      `Seminar Room ${number}`,
      'One long table for twenty, windows to the court.',
      {
        ...TEACHING,
        externalId: `ENG-1${number}0`,
        images: ['assets/scenes/meeting-room.svg'],
        tags: ['classroom', 'seminar'],
        extra: { seats: 20 },
      },
    ),
  ),
  room(
    'computer-lab',
    'Computer Lab',
    'Nine workstations for simulation and drawing; sign in with the campus card.',
    {
      ...LAB,
      tags: ['computers', 'cad', 'simulation'],
    },
  ),
  room(
    'drawing-studio',
    'Drawing Studio',
    'Tilted tables in north light for the first-year drawing course.',
    {
      ...TEACHING,
      tags: ['drafting', 'drawing', 'models'],
    },
  ),
];

const LABS: readonly CampusPlace[] = [
  room(
    'robotics-lab',
    'Robotics Lab',
    'An arena on the floor where small robots learn to sort crates and to give way.',
    {
      ...LAB,
      images: ['assets/scenes/lab.svg'],
      tags: ['robots', 'automation'],
      phone: '+1 541 555 0120',
    },
  ),
  room(
    'electronics-lab',
    'Electronics Lab',
    'Nine benches with oscilloscopes and soldering irons.',
    {
      ...LAB,
      tags: ['circuits', 'soldering'],
    },
  ),
  room(
    'materials-lab',
    'Materials Lab',
    'Furnaces, microscopes and a machine that pulls samples until they break.',
    {
      ...LAB,
      tags: ['microscope', 'testing'],
    },
  ),
  room('fluid-lab', 'Fluid Mechanics Lab', 'A wave tank six metres long and pumps to fill it.', {
    ...LAB,
    tags: ['water', 'waves'],
  }),
  room(
    'energy-lab',
    'Energy Lab',
    'Heat pumps, batteries and the display of what the library roof produces.',
    {
      ...LAB,
      tags: ['solar', 'battery', 'heat pump'],
    },
  ),
  room(
    'wind-tunnel',
    'Wind Tunnel',
    'Air at up to 45 metres a second. Ear protection hangs beside the door.',
    {
      ...LAB,
      tags: ['aerodynamics', 'air'],
    },
  ),
  room('test-cell', 'Engine Test Cell', 'Small engines and propellers run behind a thick window.', {
    ...LAB,
    tags: ['engines', 'propellers'],
  }),
  room(
    'concrete-lab',
    'Concrete Lab',
    'Beams are cast on Monday and broken on the Monday four weeks later.',
    {
      ...LAB,
      tags: ['construction', 'press'],
    },
  ),
];

const WORKSHOPS: readonly CampusPlace[] = [
  room(
    'maker-space',
    'Maker Space',
    'Tables, a laser cutter and patient tutors, open to all students after an introduction.',
    {
      hours: hours('Mo-Fr 10:00-22:00', 'Sa 10:00-18:00'),
      categories: ['workshops'],
      website: 'https://makers.alder-university.example',
      images: ['assets/scenes/lab.svg'],
      tags: ['laser cutter', 'prototype', 'diy'],
    },
  ),
  room(
    'print-room',
    '3D Print Room',
    'Eight printers; send a file and collect the part the next day.',
    {
      ...WORKSHOP,
      tags: ['3d printing', 'prototype'],
    },
  ),
  room(
    'student-projects',
    'Student Projects',
    'Home of the solar car, which came fourth across the desert last year.',
    {
      ...WORKSHOP,
      tags: ['solar car', 'team'],
    },
  ),
  room('wood-workshop', 'Wood Workshop', 'Saws, lathes and eight benches; wear closed shoes.', {
    ...WORKSHOP,
    tags: ['carpentry', 'saw'],
  }),
  room(
    'metal-workshop',
    'Metal Workshop',
    'Mills, lathes and two welding places behind the curtain.',
    {
      ...WORKSHOP,
      tags: ['welding', 'milling', 'lathe'],
    },
  ),
  room(
    'tool-crib',
    'Tool Crib',
    'Tools and meters on loan against the campus card, for a day or a week.',
    {
      ...WORKSHOP,
      tags: ['tools', 'lending'],
    },
  ),
  room(
    'workshop-reception',
    'Workshop Reception',
    'Visitors sign in here and get glasses and coats.',
    {
      ...WORKSHOP,
      categories: ['workshops', 'amenities'],
      tags: ['visitors', 'deliveries'],
      phone: '+1 541 555 0125',
    },
  ),
];

/** Rooms of the corridor with the view of the woods, from the south. */
const PROFESSORS = [
  ['Prof. Imogen Achterberg', 'Structures; office hours on Tuesday afternoon.'],
  ['Prof. Tadeo Quillfeather', 'Control and robotics; the door is open when the lamp is on.'],
  ['Prof. Sunniva Marsh', 'Rivers and hydraulics; office hours on Wednesday morning.'],
  ['Dr. Bartholomew Okafor-Lind', 'Materials; questions about the press are welcome.'],
  ['Prof. Anneke Windross', 'Aerodynamics; often down in the wind tunnel.'],
  ['Dr. Rafael Umber', 'Power electronics; office hours on Thursday.'],
  ['Examinations Office', 'Registration, results and certificates of the engineering school.'],
] as const;

const OFFICES: readonly CampusPlace[] = [
  amenity(
    'engineering-desk',
    'Engineering Information',
    'Room numbers, lost property and visitor badges.',
    {
      hours: hours('Mo-Fr 7:30-19:00'),
      categories: ['amenities'],
      phone: '+1 541 555 0126',
      images: ['assets/scenes/reception.svg'],
      tags: ['information', 'lost and found', 'reception'],
    },
  ),
  room(
    'dean-of-engineering',
    "Dean's Office",
    'Office of the dean of engineering, by appointment.',
    {
      ...OFFICE,
      phone: '+1 541 555 0127',
      tags: ['dean', 'administration'],
    },
  ),
  room(
    'civil-engineering',
    'Civil Engineering',
    'Department office: courses, excursions and the key to the concrete lab.',
    {
      ...OFFICE,
      tags: ['department', 'civil'],
    },
  ),
  room(
    'mechanical-engineering',
    'Mechanical Engineering',
    'Department office, with the list of thesis topics on the door.',
    {
      ...OFFICE,
      tags: ['department', 'mechanical'],
    },
  ),
  room(
    'electrical-engineering',
    'Electrical Engineering',
    'Department office; lab badges are made here.',
    {
      ...OFFICE,
      tags: ['department', 'electrical'],
    },
  ),
  ...PROFESSORS.map(([name, description], index) =>
    room(`office-e1${10 + index}`, name, description, {
      categories: ['offices'],
      externalId: `ENG-E1${10 + index}`,
      tags: ['office', `E1${10 + index}`],
      ...(index === 6 && { hours: OFFICE_HOURS, phone: '+1 541 555 0128' }),
    }),
  ),
  room('faculty-lounge', 'Faculty Lounge', 'Sofas, a kitchen and the only good view of the pond.', {
    categories: ['offices'],
    tags: ['staff', 'lounge'],
  }),
  room('quiet-room', 'Quiet Room', 'For prayer, rest or a moment of silence. Shoes stay outside.', {
    categories: ['amenities'],
    tags: ['prayer', 'meditation', 'rest'],
  }),
  room(
    'engineering-court',
    'Birch Court',
    'A court of birches around a pond, closed in by the Bow.',
    {
      hours: hours('Mo-Su 8:00-21:00'),
      categories: ['outdoors'],
      images: ['assets/scenes/courtyard.svg'],
      tags: ['garden', 'pond', 'benches'],
    },
  ),
];

export const ENGINEERING: readonly CampusPlace[] = [
  ...TEACHING_ROOMS,
  ...LABS,
  ...WORKSHOPS,
  ...OFFICES,
];
