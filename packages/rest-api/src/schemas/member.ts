import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const MemberId = prefixedId('mem', 'Id of the member.');
export const ROLES = ['viewer', 'editor', 'admin'] as const;

const email = Type.String({
  format: 'email',
  maxLength: 200,
  pattern: '^[^\\s<>@]+@[^\\s<>@]+$',
  description: 'E-mail address. It is not case-sensitive.',
  examples: ['ines@harbour.example'],
});
const name = plainName('Name of the person.', 'Ines Duarte');
const role = stringEnum(
  ROLES,
  'Role of the member. A `viewer` can view maps, an `editor` can edit them, and an `admin` can manage the workspace.',
);

export const MemberRequest = Type.Object(
  { email, name, role },
  { title: 'MemberRequest', description: 'A person to invite.', additionalProperties: false },
);

export const MemberChange = Type.Object(
  { name: Type.Optional(name), role: Type.Optional(role) },
  {
    title: 'MemberChange',
    description: 'Fields to change. To change the e-mail address, invite the new one instead.',
    additionalProperties: false,
    minProperties: 1,
  },
);

export const Member = Type.Object(
  {
    id: MemberId,
    email,
    name,
    role,
    status: stringEnum(
      ['invited', 'active'],
      'Whether the person has logged in. This service sends no e-mail, so members stay `invited`.',
    ),
    createdAt: timestamp('Time when the person was invited.'),
    updatedAt: timestamp('Time when the member was last changed.'),
  },
  { title: 'Member', description: 'A person who has access to a workspace.' },
);

export const MemberPage = pageOf(Member, 'MemberPage', "A page of a workspace's members.");

export type Member = Static<typeof Member>;
