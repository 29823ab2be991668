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
    type: Type.Literal('check-in', {
      description: 'Type of the record, which distinguishes counters from other places.',
    }),
    units: Type.Array(externalId('External id of a desk or room.', 'g_check-in-a'), {
      minItems: 1,
      maxItems: 100,
      description: 'External ids of the desks on the map that the record describes.',
    }),
    logo: image('Logo of the airline that currently uses the counter.'),
    airlineCodes: Type.Optional(
      Type.Array(airlineCode('Code of an airline.'), {
        maxItems: 30,
        description:
          'Airlines that currently use the counter. If omitted, the counter is for all airlines.',
      }),
    ),
    assignedFrom: Type.Optional(timestamp('Time from which the airlines use the counter.')),
    assignedUntil: Type.Optional(timestamp('Time until which the airlines use the counter.')),
    extra: Type.Optional(extra()),
  },
  { title: 'CheckInCounter', description: 'A place where passengers of some airlines check in.' },
);

export type CheckInCounter = Static<typeof CheckInCounter>;
