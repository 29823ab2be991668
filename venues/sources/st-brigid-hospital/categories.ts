import type { IconName } from '../../src/art/index.ts';
import type { CategorySource } from '../../src/dsl/venue-source.ts';
import { type HospitalText, text } from './text.ts';

type HospitalCategory = {
  readonly key: string;
  readonly name: HospitalText;
  readonly color: string;
  readonly icon: IconName;
  readonly parent?: string;
};

const HOSPITAL_CATEGORIES: readonly HospitalCategory[] = [
  {
    key: 'care',
    name: text('Departments', 'Services médicaux'),
    color: '#2C7A78',
    icon: 'medical',
  },
  {
    key: 'emergency-care',
    parent: 'care',
    name: text('Emergency', 'Urgences'),
    color: '#C9543F',
    icon: 'emergency',
  },
  {
    key: 'clinics',
    parent: 'care',
    name: text('Outpatient clinics', 'Cliniques externes'),
    color: '#3B9A7E',
    icon: 'medical',
  },
  {
    key: 'imaging',
    parent: 'care',
    name: text('Medical imaging', 'Imagerie médicale'),
    color: '#5468B0',
    icon: 'imaging',
  },
  {
    key: 'surgery',
    parent: 'care',
    name: text('Surgery and intensive care', 'Chirurgie et soins intensifs'),
    color: '#2F7F9B',
    icon: 'medical',
  },
  {
    key: 'laboratories',
    parent: 'care',
    name: text('Laboratories', 'Laboratoires'),
    color: '#8A66A8',
    icon: 'lab',
  },
  {
    key: 'wards',
    parent: 'care',
    name: text('Wards', 'Unités de soins'),
    color: '#4B8FA0',
    icon: 'ward',
  },
  {
    key: 'patient-rooms',
    parent: 'wards',
    name: text('Patient rooms', 'Chambres'),
    color: '#6FA4AE',
    icon: 'ward',
  },
  {
    key: 'services',
    name: text('Reception and services', 'Accueil et services'),
    color: '#3D7C8C',
    icon: 'reception',
  },
  { key: 'food', name: text('Eat and drink', 'Manger et boire'), color: '#B7803F', icon: 'coffee' },
  {
    key: 'shops',
    name: text('Pharmacy and shop', 'Pharmacie et boutique'),
    color: '#4E9A5B',
    icon: 'pharmacy',
  },
  {
    key: 'quiet',
    name: text('Quiet places and gardens', 'Lieux calmes et jardins'),
    color: '#7C9A55',
    icon: 'tree',
  },
  { key: 'amenities', name: text('Amenities', 'Commodités'), color: '#5B7F86', icon: 'info' },
  {
    key: 'toilets',
    parent: 'amenities',
    name: text('Toilets', 'Toilettes'),
    color: '#4C8CA3',
    icon: 'toilet',
  },
  {
    key: 'getting-here',
    name: text('Entrances and parking', 'Entrées et stationnement'),
    color: '#66736F',
    icon: 'parking',
  },
];

/** The icons that categories are shown with. */
export const CATEGORY_ICONS: readonly IconName[] = [
  ...new Set(HOSPITAL_CATEGORIES.map(({ icon }) => icon)),
];

export const CATEGORIES: readonly CategorySource[] = HOSPITAL_CATEGORIES.map(
  ({ name, icon, ...rest }) => ({
    ...rest,
    texts: { name, icon: `assets/icons/${icon}.svg` },
  }),
);
