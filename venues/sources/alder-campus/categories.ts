import type { IconName } from '../../src/art/index.ts';
import type { CategorySource } from '../../src/dsl/venue-source.ts';

type CampusCategory = {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly icon: IconName;
  readonly parent?: string;
};

const CAMPUS_CATEGORIES: readonly CampusCategory[] = [
  { key: 'learning', name: 'Teaching and learning', color: '#A9523B', icon: 'lecture' },
  {
    key: 'lectures',
    parent: 'learning',
    name: 'Lecture halls and classrooms',
    color: '#B5654A',
    icon: 'lecture',
  },
  { key: 'labs', parent: 'learning', name: 'Labs', color: '#3F7F8C', icon: 'lab' },
  { key: 'workshops', parent: 'learning', name: 'Workshops', color: '#B98A3F', icon: 'services' },
  { key: 'library-services', name: 'Library', color: '#8E5B41', icon: 'library' },
  {
    key: 'collections',
    parent: 'library-services',
    name: 'Collections',
    color: '#A9744F',
    icon: 'book',
  },
  {
    key: 'study-spaces',
    parent: 'library-services',
    name: 'Places to study',
    color: '#7C8F5A',
    icon: 'desk',
  },
  { key: 'offices', name: 'Departments and offices', color: '#6B7563', icon: 'reception' },
  { key: 'eat-drink', name: 'Eat and drink', color: '#C4553B', icon: 'food' },
  { key: 'coffee', parent: 'eat-drink', name: 'Coffee', color: '#8F6B4B', icon: 'coffee' },
  { key: 'shops', name: 'Shops and services', color: '#C98A4B', icon: 'shop' },
  { key: 'health', name: 'Health and advice', color: '#3E8E7E', icon: 'medical' },
  { key: 'sports', name: 'Sports', color: '#4C7A57', icon: 'sports' },
  { key: 'clubs', name: 'Clubs and music', color: '#6D5F8D', icon: 'music' },
  { key: 'outdoors', name: 'Outdoors', color: '#6F9A5B', icon: 'tree' },
  { key: 'getting-around', name: 'Getting around', color: '#4F6B73', icon: 'bus' },
  { key: 'amenities', name: 'Amenities', color: '#5B7F86', icon: 'info' },
  { key: 'toilets', parent: 'amenities', name: 'Toilets', color: '#4C8CA3', icon: 'toilet' },
];

/** The icons that categories are shown with. */
export const CATEGORY_ICONS: readonly IconName[] = [
  ...new Set(CAMPUS_CATEGORIES.map(({ icon }) => icon)),
];

export const CATEGORIES: readonly CategorySource[] = CAMPUS_CATEGORIES.map(
  ({ name, icon, ...rest }) => ({
    ...rest,
    texts: { name, icon: `assets/icons/${icon}.svg` },
  }),
);
