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
      description:
        'Direction of the flight: `departure` leaves this airport, `arrival` lands here.',
    }),
    scheduledAt: timestamp('Scheduled time of departure or arrival.'),
    estimatedAt: Type.Optional(timestamp('Estimated time of departure or arrival.')),
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
        { description: "Status on the airport's screens. Default: `scheduled`." },
      ),
    ),
    airlineCode: Type.Optional(
      airlineCode(
        'Airline that operates the flight. Default: the first two characters of the flight number.',
      ),
    ),
    codeshares: Type.Optional(
      Type.Array(flightNumber('Another number of the flight.'), {
        maxItems: 30,
        description: 'Other numbers under which the flight is sold. Search also finds these.',
      }),
    ),
    origin: Type.Optional(airportCode('Departure airport.')),
    destination: Type.Optional(airportCode('Destination airport.')),
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
