import type { PlaceRow } from '../../../src/dsl/place-row.ts';
import { type Desk, DESKS } from '../desks.ts';
import areas from './areas.json' with { type: 'json' };

const AREA_NAMES = new Map(areas.map(({ key, name }) => [key, name]));

/** What stands on a desk, by its number. */
function equipmentOf(number: number): string[] {
  return [
    ...(number % 3 === 0 ? ['two screens'] : ['one screen']),
    ...(number % 4 === 1 ? ['height-adjustable'] : []),
    'USB-C dock',
  ];
}

function createDeskRow({ key, cluster: { area } }: Desk): PlaceRow {
  const equipment = equipmentOf(Number(key.slice(-2)));
  const areaName = AREA_NAMES.get(area) ?? area;
  return {
    kind: 'desk',
    key,
    name: `Desk ${key.slice('desk-'.length).replace('-', '.')}`,
    description: `Bookable by the day, in ${areaName}: ${equipment.join(', ')}.`,
    categories: ['desks'],
    tags: ['desk', 'bookable', areaName.toLowerCase()],
    extra: { bookable: true, capacity: 1, equipment, area },
  };
}

/** Desks that can be booked for a day. */
export const BOOKABLE_DESKS: readonly PlaceRow[] = DESKS.map(createDeskRow);
