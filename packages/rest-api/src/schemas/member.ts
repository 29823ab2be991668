import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const MemberId = prefixedId('mem', 'Id of the member.');
export const ROLES = ['viewer', 'editor', 'admin'] as const;

const email = Type.String({
  format: 'email',
  maxLength: 200,
  pattern: '^[^\\s<>@]+@[^\\s<>@]+$',
  description: 'Mail address. Letters are compared without case.',
  examples: ['ines@harbour.example'],
});
const name = plainName('Name of the person.', 'Ines Duarte');
const role = stringEnum(
  ROLES,
  'What the member may do: look at maps, edit them, or manage the workspace.',
);

export const MemberRequest = Type.Object(
  { email, name, role },
  { title: 'MemberRequest', description: 'A person to invite.', additionalProperties: false },
);

export const MemberChange = Type.Object(
  { name: Type.Optional(name), role: Type.Optional(role) },
  {
    title: 'MemberChange',
    description: 'Fields to change. The address cannot be changed: invite the new one.',
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
      'Whether the person has logged in. This service sends no mail, so members stay `invited`.',
    ),
    createdAt: timestamp('When the person was invited.'),
    updatedAt: timestamp('When the member was last changed.'),
  },
  { title: 'Member', description: 'A person who may use a workspace.' },
);

export const MemberPage = pageOf(Member, 'MemberPage', 'The members of a workspace.');

export type Member = Static<typeof Member>;
