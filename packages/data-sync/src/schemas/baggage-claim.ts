import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { externalId, flightNumber, name } from './string-formats.ts';

export const BaggageClaim = Type.Object(
  {
    externalId: externalId('Id of the belt in your system.', 'baggage-belt-2'),
    name: name('Name on the signs.'),
    type: Type.Literal('baggage-claim', {
      description: 'Type of the record, which distinguishes belts from other places.',
    }),
    units: Type.Array(externalId('External id of a belt on the map.', 'g_baggage-belt-2'), {
      minItems: 1,
      maxItems: 20,
      description: 'External ids of the belts on the map that the record describes.',
    }),
    flights: Type.Optional(
      Type.Array(flightNumber('Number of a flight.'), {
        maxItems: 50,
        description:
          'Flights whose baggage currently arrives on the belt. An empty list means none.',
      }),
    ),
    status: Type.Optional(
      Type.Enum(['waiting', 'unloading', 'finished', 'closed'], {
        description: 'Current state of the belt.',
      }),
    ),
    extra: Type.Optional(extra()),
  },
  { title: 'BaggageClaim', description: 'A belt where passengers take their baggage.' },
);

export type BaggageClaim = Static<typeof BaggageClaim>;
