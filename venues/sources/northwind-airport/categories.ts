import type { IconName } from '../../src/art/index.ts';
import type { CategorySource } from '../../src/dsl/venue-source.ts';
import { type AirportText, text } from './text.ts';

type AirportCategory = {
  readonly key: string;
  readonly name: AirportText;
  readonly color: string;
  readonly icon: IconName;
  readonly parent?: string;
};

const AIRPORT_CATEGORIES: readonly AirportCategory[] = [
  { key: 'flights', name: text('Flying', 'Voyager', 'السفر'), color: '#2F6690', icon: 'plane' },
  {
    key: 'gates',
    parent: 'flights',
    name: text('Gates', 'Portes d’embarquement', 'بوابات الصعود'),
    color: '#E5A02E',
    icon: 'gate',
  },
  {
    key: 'check-in',
    parent: 'flights',
    name: text('Check-in', 'Enregistrement', 'تسجيل السفر'),
    color: '#37709C',
    icon: 'desk',
  },
  {
    key: 'controls',
    parent: 'flights',
    name: text('Security and borders', 'Sûreté et frontières', 'الأمن والجوازات'),
    color: '#B98524',
    icon: 'security',
  },
  {
    key: 'baggage',
    parent: 'flights',
    name: text('Baggage', 'Bagages', 'الأمتعة'),
    color: '#5D6B79',
    icon: 'baggage',
  },
  { key: 'shops', name: text('Shops', 'Boutiques', 'المتاجر'), color: '#7A78B3', icon: 'shop' },
  {
    key: 'food',
    name: text('Eat and drink', 'Restauration', 'المطاعم والمقاهي'),
    color: '#D97F2B',
    icon: 'food',
  },
  {
    key: 'cafes',
    parent: 'food',
    name: text('Cafés and bars', 'Cafés et bars', 'المقاهي'),
    color: '#A87B4F',
    icon: 'coffee',
  },
  {
    key: 'restaurants',
    parent: 'food',
    name: text('Restaurants', 'Restaurants', 'المطاعم'),
    color: '#C8632E',
    icon: 'food',
  },
  {
    key: 'lounges',
    name: text('Lounges and rest', 'Salons et repos', 'الصالات والراحة'),
    color: '#6D5F93',
    icon: 'lounge',
  },
  {
    key: 'services',
    name: text('Services', 'Services', 'الخدمات'),
    color: '#2F8C86',
    icon: 'services',
  },
  {
    key: 'amenities',
    name: text('Amenities', 'Commodités', 'المرافق'),
    color: '#5B7F96',
    icon: 'info',
  },
  {
    key: 'toilets',
    parent: 'amenities',
    name: text('Toilets', 'Toilettes', 'دورات المياه'),
    color: '#3F88B5',
    icon: 'toilet',
  },
  {
    key: 'transport',
    name: text('Onward travel', 'Transports', 'المواصلات'),
    color: '#3C6E47',
    icon: 'train',
  },
  {
    key: 'car-rental',
    parent: 'transport',
    name: text('Car rental', 'Location de voitures', 'تأجير السيارات'),
    color: '#5C8A5F',
    icon: 'parking',
  },
];

/** The icons that categories are shown with. */
export const CATEGORY_ICONS: readonly IconName[] = [
  ...new Set(AIRPORT_CATEGORIES.map(({ icon }) => icon)),
];

export const CATEGORIES: readonly CategorySource[] = AIRPORT_CATEGORIES.map(
  ({ name, icon, ...rest }) => ({
    ...rest,
    texts: { name, icon: `assets/icons/${icon}.svg` },
  }),
);
