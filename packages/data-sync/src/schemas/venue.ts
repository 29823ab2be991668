import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { address, externalId, name, text } from './string-formats.ts';
import { image } from './image.ts';
import { openingHours } from './opening-hours.ts';
import { translations } from './translations.ts';

export const Venue = Type.Object(
  {
    externalId: externalId('Id of the property in your system.', 'harbour-mall'),
    name: name('Name of the property.'),
    description: Type.Optional(text('Description of the property, in one or two sentences.')),
    address: Type.Optional(text('Street and number.', 300)),
    city: Type.Optional(text('City or town.', 100)),
    region: Type.Optional(text('State, province or region.', 100)),
    postalCode: Type.Optional(text('Postal code.', 20)),
    country: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{2}$',
        description: 'Country, as a two-letter ISO 3166-1 code.',
        examples: ['PT'],
      }),
    ),
    phone: Type.Optional(text('Telephone number, with the country code.', 40)),
    website: Type.Optional(address('Website of the property.', 'https://harbour-mall.example')),
    timeZone: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$',
        description:
          'Time zone, as a name from the IANA database. Opening hours use this time zone.',
        examples: ['Europe/Lisbon'],
      }),
    ),
    openingHours: Type.Optional(openingHours('Opening hours of the property, including holidays.')),
    image: Type.Optional(image('A wide image of the property.')),
    logo: Type.Optional(image('Logo of the property.')),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Venue', description: 'The property as a whole: its names, its address, its hours.' },
);

export type Venue = Static<typeof Venue>;
