import { CLUSTERS, type Desk, DESKS } from '../desks.ts';
import { type OfficePlace, spot } from './place-kit.ts';

const AREAS: Readonly<Record<string, string>> = {
  'work-moss': 'Moss',
  'work-heather': 'Heather',
  'work-reed': 'Reed',
  'work-juniper': 'Juniper',
  'work-slate': 'Slate',
  'work-chalk': 'Chalk',
  'work-flint': 'Flint',
  'work-amber': 'Amber',
};

/** What stands on a desk, by its number. */
function equipmentOf(number: number): string[] {
  return [
    ...(number % 3 === 0 ? ['two screens'] : ['one screen']),
    ...(number % 4 === 1 ? ['height-adjustable'] : []),
    'USB-C dock',
  ];
}

/** Desks that can be booked for a day. */
function deskPlace({ key, cluster: { area } }: Desk): OfficePlace {
  const number = Number(key.slice(-2));
  const equipment = equipmentOf(number);
  return spot(
    key,
    [
      `Desk ${key.slice('desk-'.length).replace('-', '.')}`,
      `Bookable by the day, in ${AREAS[area] ?? area}: ${equipment.join(', ')}.`,
    ],
    {
      categories: ['desks'],
      type: 'desk',
      tags: ['desk', 'bookable', (AREAS[area] ?? area).toLowerCase()],
      extra: { bookable: true, capacity: 1, equipment, area },
    },
  );
}

export const DESK_PLACES: readonly OfficePlace[] = DESKS.map(deskPlace);

const VIEWS: Readonly<Record<string, string>> = {
  'work-moss': 'Along the north windows, in even light all day.',
  'work-heather': 'Round the west end, three clusters that fan out to the balcony.',
  'work-reed': 'South-west side, behind Fjord and Heath. Warm in the afternoon.',
  'work-juniper': 'South-east side, above the café. Sun until noon.',
  'work-slate': 'Along the north windows, beside the kitchenette.',
  'work-chalk': 'The west end, with a long shared table and the wide balcony.',
  'work-flint': 'South-west side, next to the phone booths.',
  'work-amber': 'South-east side, with a view of the harbour basin.',
};

/** The work areas themselves: plants on the first floor, stones on the second. */
export const AREA_PLACES: readonly OfficePlace[] = Object.entries(AREAS).map(([key, name]) => {
  const capacity = CLUSTERS.filter(({ area }) => area === key).reduce(
    (sum, { columns }) => sum + 2 * columns,
    0,
  );
  return spot(key, [name, VIEWS[key] ?? ''], {
    categories: ['workplaces'],
    type: 'area',
    tags: ['work area', 'open plan', 'desks'],
    extra: { capacity },
    ...(key === 'work-moss' && { images: ['assets/scenes/open-office.svg'] }),
  });
});
