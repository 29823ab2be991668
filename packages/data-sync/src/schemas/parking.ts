import { type Static, Type } from 'typebox';
import { externalId, timestamp, name } from './string-formats.ts';

export const Parking = Type.Object(
  {
    externalId: externalId(
      'Id of the car park in your system, the same as on the map.',
      'car-park-p1',
    ),
    available: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Number of free spaces.',
    }),
    measuredAt: timestamp('Time of the count. After 15 minutes, treat the count as unknown.'),
    name: Type.Optional(name('Name on the signs.')),
    capacity: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Total number of spaces.' }),
    ),
    status: Type.Optional(
      Type.Enum(['open', 'full', 'closed'], {
        description:
          'Status on the sign. Default: `full` if there are no free spaces, otherwise `open`.',
      }),
    ),
  },
  { title: 'Parking', description: 'Occupancy of a car park.' },
);

export type Parking = Static<typeof Parking>;
