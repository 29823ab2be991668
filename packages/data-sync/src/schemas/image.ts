import { Type } from 'typebox';
import { address, timestamp } from './string-formats.ts';

export const MAX_IMAGE_BYTES = 15_000_000;

const FIELDS = {
  url: address(
    'URL of the image. An empty text removes the image from the map.',
    'https://cms.harbour-mall.example/logos/bookshop.svg',
  ),
  fileName: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'Name that changes when the picture does. Without it: the last part of the address.',
      examples: ['logo-v3.svg'],
    }),
  ),
  changedAt: Type.Optional(timestamp('When the picture was changed last.')),
  hash: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the file, as 64 hexadecimal digits.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  ),
  mediaType: Type.Optional(
    Type.Enum(['image/jpeg', 'image/png', 'image/svg+xml'], {
      description: 'What the file is, where its name does not say so.',
    }),
  ),
  bytes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_IMAGE_BYTES,
      description: 'Size of the file, in bytes. At most 15 MB are fetched.',
    }),
  ),
  alt: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'What the picture shows, for who does not see it.',
    }),
  ),
};

const ABOUT = 'A picture at a public address: JPEG, PNG or SVG.';

export const Image = Type.Object(FIELDS, { title: 'Image', description: ABOUT });

/** An image, with the description of the field that holds it. */
export function image(description: string) {
  return Type.Object(FIELDS, { title: 'Image', description });
}
