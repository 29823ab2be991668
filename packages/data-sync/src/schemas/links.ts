import { Type } from 'typebox';
import { address, name } from './string-formats.ts';

export const Link = Type.Object(
  {
    label: name('Text of the link.'),
    url: address('Target of the link.', 'https://mare-de-papel.example/opening'),
  },
  { title: 'Link', description: 'A link with its text.' },
);

export const SocialLink = Type.Object(
  {
    name: name('Name of the social network.'),
    url: address('URL of the profile.', 'https://social.example/mare-de-papel'),
  },
  { title: 'SocialLink', description: 'A profile on a social network.' },
);
