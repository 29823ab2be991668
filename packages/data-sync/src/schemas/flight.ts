import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import {
  airlineCode,
  airportCode,
  externalId,
  flightNumber,
  timestamp,
  text,
} from './string-formats.ts';

export const Flight = Type.Object(
  {
    externalId: externalId('Id of this flight on this day in your system.', '2026-03-02-NA417-D'),
    flightNumber: flightNumber('Number that passengers search for, without spaces.'),
    direction: Type.Enum(['departure', 'arrival'], {
      description: 'Whether it leaves from here or comes here.',
    }),
    scheduledAt: timestamp('When it leaves or comes by the timetable.'),
    estimatedAt: Type.Optional(timestamp('When it leaves or comes as far as is known now.')),
    status: Type.Optional(
      Type.Enum(
        [
          'scheduled',
          'delayed',
          'boarding',
          'final-call',
          'gate-closed',
          'departed',
          'landed',
          'cancelled',
          'diverted',
        ],
        { description: 'What the screens say. Without it: `scheduled`.' },
      ),
    ),
    airlineCode: Type.Optional(
      airlineCode('Airline that flies. Without it: the first two characters of the number.'),
    ),
    codeshares: Type.Optional(
      Type.Array(flightNumber('Another number of the flight.'), {
        maxItems: 30,
        description: 'Other numbers under which it is sold. Search finds them too.',
      }),
    ),
    origin: Type.Optional(airportCode('Airport that it comes from.')),
    destination: Type.Optional(airportCode('Airport that it flies to.')),
    terminal: Type.Optional(text('Terminal, as on the signs.', 40)),
    gate: Type.Optional(externalId('External id of the gate, once it is known.', 'gate-a7')),
    checkIn: Type.Optional(
      Type.Array(externalId('External id of a counter.', 'check-in-a'), {
        maxItems: 50,
        description: 'External ids of the counters.',
      }),
    ),
    baggageClaim: Type.Optional(
      externalId('External id of the belt of an arrival.', 'baggage-belt-2'),
    ),
    extra: Type.Optional(extra()),
  },
  { title: 'Flight', description: 'One departure or arrival on one day.' },
);

export type Flight = Static<typeof Flight>;
