import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { externalId, flightNumber, name } from './string-formats.ts';

export const BaggageClaim = Type.Object(
  {
    externalId: externalId('Id of the belt in your system.', 'baggage-belt-2'),
    name: name('Name on the signs.'),
    type: Type.Literal('baggage-claim', { description: 'Tells belts from other places.' }),
    units: Type.Array(externalId('External id of a belt on the map.', 'g_baggage-belt-2'), {
      minItems: 1,
      maxItems: 20,
      description: 'External ids of the belts that are meant.',
    }),
    flights: Type.Optional(
      Type.Array(flightNumber('Number of a flight.'), {
        maxItems: 50,
        description: 'Flights whose baggage comes here now. Empty: none.',
      }),
    ),
    status: Type.Optional(
      Type.Enum(['waiting', 'unloading', 'finished', 'closed'], {
        description: 'What the belt does now.',
      }),
    ),
    extra: Type.Optional(extra()),
  },
  { title: 'BaggageClaim', description: 'A belt where passengers take their baggage.' },
);

export type BaggageClaim = Static<typeof BaggageClaim>;
