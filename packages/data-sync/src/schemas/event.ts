import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { address, externalId, timestamp, name, text } from './string-formats.ts';
import { image } from './image.ts';
import { translations } from './translations.ts';

export const Event = Type.Object(
  {
    externalId: externalId('Id of the event in your system.', 'reading-2026-03-12'),
    name: name('Name of the event.'),
    startsAt: timestamp('Start of the event.'),
    endsAt: timestamp('End of the event.'),
    location: Type.Optional(
      externalId(
        'External id of the place where the event happens. Default: the whole venue.',
        'bookshop',
      ),
    ),
    type: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9-]{0,39}$',
        description: 'Type of event in your system.',
        examples: ['concert'],
      }),
    ),
    description: Type.Optional(text('Description of the event.')),
    showFrom: Type.Optional(
      timestamp(
        'Time from which visitors see the event. Default: as soon as the feed contains the event.',
      ),
    ),
    website: Type.Optional(
      address('Page about the event.', 'https://harbour-mall.example/events/reading'),
    ),
    image: Type.Optional(image('Image of the event.')),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Event', description: 'Something that takes place in the venue for a limited time.' },
);

export type Event = Static<typeof Event>;
