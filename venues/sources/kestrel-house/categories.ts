import type { IconName } from '../../src/art/index.ts';
import type { CategorySource } from '../../src/dsl/venue-source.ts';

type OfficeCategory = {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly icon: IconName;
  readonly parent?: string;
};

const OFFICE_CATEGORIES: readonly OfficeCategory[] = [
  { key: 'workplaces', name: 'Places to work', color: '#6D8460', icon: 'desk' },
  { key: 'desks', parent: 'workplaces', name: 'Desks', color: '#8A6A3B', icon: 'desk' },
  { key: 'quiet', parent: 'workplaces', name: 'Quiet places', color: '#5B7A66', icon: 'library' },
  { key: 'meeting', name: 'Meeting', color: '#A87B47', icon: 'meeting' },
  { key: 'small-rooms', parent: 'meeting', name: 'Up to 4', color: '#B98F57', icon: 'meeting' },
  { key: 'medium-rooms', parent: 'meeting', name: '5 to 10', color: '#A37640', icon: 'meeting' },
  {
    key: 'large-rooms',
    parent: 'meeting',
    name: 'More than 10',
    color: '#855D2E',
    icon: 'lecture',
  },
  { key: 'booths', parent: 'meeting', name: 'Booths', color: '#C29A4B', icon: 'phone-booth' },
  { key: 'food', name: 'Food and coffee', color: '#B88F3A', icon: 'coffee' },
  { key: 'lounges', name: 'Lounges and terraces', color: '#4F7A5B', icon: 'lounge' },
  { key: 'services', name: 'Services', color: '#4E6670', icon: 'reception' },
  { key: 'printing', parent: 'services', name: 'Printing', color: '#61757F', icon: 'printer' },
  { key: 'amenities', name: 'Amenities', color: '#5F7C86', icon: 'locker' },
  { key: 'wellbeing', parent: 'amenities', name: 'Wellbeing', color: '#5A8A7A', icon: 'medical' },
  { key: 'toilets', parent: 'amenities', name: 'Toilets', color: '#4C8CA3', icon: 'toilet' },
  { key: 'getting-here', name: 'Arriving', color: '#55605F', icon: 'gate' },
];

/** The icons that categories are shown with. */
export const CATEGORY_ICONS: readonly IconName[] = [
  ...new Set(OFFICE_CATEGORIES.map(({ icon }) => icon)),
];

export const CATEGORIES: readonly CategorySource[] = OFFICE_CATEGORIES.map(
  ({ name, icon, ...rest }) => ({
    ...rest,
    texts: { name, icon: `assets/icons/${icon}.svg` },
  }),
);
