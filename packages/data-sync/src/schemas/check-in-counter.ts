import { type Static, Type } from 'typebox';
import { airlineCode, externalId, timestamp, name } from './string-formats.ts';
import { extra } from './extra.ts';
import { image } from './image.ts';

export const CheckInCounter = Type.Object(
  {
    externalId: externalId(
      'Id of the counter, or of the row of counters, in your system.',
      'check-in-a',
    ),
    name: name('Name on the signs.'),
    type: Type.Literal('check-in', { description: 'Tells counters from other places.' }),
    units: Type.Array(externalId('External id of a desk or room.', 'g_check-in-a'), {
      minItems: 1,
      maxItems: 100,
      description: 'External ids of the desks that are meant.',
    }),
    logo: image('Logo of the airline that checks in here now.'),
    airlineCodes: Type.Optional(
      Type.Array(airlineCode('Code of an airline.'), {
        maxItems: 30,
        description: 'Airlines that check in here now. Without it: a counter for all.',
      }),
    ),
    assignedFrom: Type.Optional(timestamp('From when on the airlines have the counter.')),
    assignedUntil: Type.Optional(timestamp('Until when they have it.')),
    extra: Type.Optional(extra()),
  },
  { title: 'CheckInCounter', description: 'Where the passengers of some airlines check in.' },
);

export type CheckInCounter = Static<typeof CheckInCounter>;
