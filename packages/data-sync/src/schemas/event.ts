import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { address, externalId, timestamp, name, text } from './string-formats.ts';
import { image } from './image.ts';
import { translations } from './translations.ts';

export const Event = Type.Object(
  {
    externalId: externalId('Id of the event in your system.', 'reading-2026-03-12'),
    name: name('Name of the event.'),
    startsAt: timestamp('When it begins.'),
    endsAt: timestamp('When it ends.'),
    location: Type.Optional(
      externalId('External id of the place where it is. Without it: the whole venue.', 'bookshop'),
    ),
    type: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9-]{0,39}$',
        description: 'Kind of event in your system.',
        examples: ['concert'],
      }),
    ),
    description: Type.Optional(text('What happens.')),
    showFrom: Type.Optional(
      timestamp('From when on visitors see it. Without it: as soon as it is in the feed.'),
    ),
    website: Type.Optional(
      address('Page about the event.', 'https://harbour-mall.example/events/reading'),
    ),
    image: Type.Optional(image('Picture of the event.')),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Event', description: 'Something that takes place in the venue for a limited time.' },
);

export type Event = Static<typeof Event>;
