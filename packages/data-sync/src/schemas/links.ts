import { Type } from 'typebox';
import { address, name } from './string-formats.ts';

export const Link = Type.Object(
  { label: name('Text of the link.'), url: address('Where it leads.') },
  { title: 'Link', description: 'A link with its text.' },
);

export const SocialLink = Type.Object(
  { name: name('Name of the network.'), url: address('Address of the profile.') },
  { title: 'SocialLink', description: 'A profile on a social network.' },
);
