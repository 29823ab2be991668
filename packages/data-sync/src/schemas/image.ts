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
      description: 'Name that changes whenever the image does. Default: the last part of the URL.',
      examples: ['logo-v3.svg'],
    }),
  ),
  changedAt: Type.Optional(timestamp("Time of the image's last change.")),
  hash: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the file, as 64 hexadecimal digits.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
  ),
  mediaType: Type.Optional(
    Type.Enum(['image/jpeg', 'image/png', 'image/svg+xml'], {
      description: 'Type of the file, if the file name does not show it.',
    }),
  ),
  bytes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_IMAGE_BYTES,
      description: 'Size of the file, in bytes. The sync downloads a maximum of 15 MB.',
    }),
  ),
  alt: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Alternative text of the image.',
    }),
  ),
};

const ABOUT = 'An image at a public URL: JPEG, PNG or SVG.';

export const Image = Type.Object(FIELDS, { title: 'Image', description: ABOUT });

/** An image, with the description of the field that holds it. */
export function image(description: string) {
  return Type.Object(FIELDS, { title: 'Image', description });
}
