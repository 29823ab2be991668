import { type Static, Type } from 'typebox';
import { externalId, timestamp, name } from './string-formats.ts';

export const Parking = Type.Object(
  {
    externalId: externalId(
      'Id of the car park in your system. The place of the map has the same.',
      'car-park-p1',
    ),
    available: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Free spaces.',
    }),
    measuredAt: timestamp('When they were counted. Treat it as unknown after 15 minutes.'),
    name: Type.Optional(name('Name on the signs.')),
    capacity: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'All spaces.' }),
    ),
    status: Type.Optional(
      Type.Enum(['open', 'full', 'closed'], {
        description: 'What the sign says. Without it: `full` at no free spaces, else `open`.',
      }),
    ),
  },
  { title: 'Parking', description: 'How full a car park is.' },
);

export type Parking = Static<typeof Parking>;
