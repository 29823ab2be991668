import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { Member, MemberChange, MemberPage, MemberRequest } from '../schemas/member.ts';
import { PageQuery } from '../schemas/page.ts';

const COMMON = { apis: ['partner'], tag: 'Members', scope: 'partner' } as const;
const EDITOR = { ...exampleOf(Member), role: 'editor', status: 'invited' };

export const listMembers = operation({
  ...COMMON,
  id: 'listMembers',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/members',
  summary: 'List members',
  description: 'Lists the members of a workspace, oldest first.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of members.',
    schema: MemberPage,
    example: { items: [EDITOR] },
  },
  problems: ['workspace-not-found'],
});

export const addMember = operation({
  ...COMMON,
  id: 'addMember',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/members',
  summary: 'Invite a member',
  description:
    'Adds a person to a workspace. An e-mail address can be in several workspaces, but only once in each. This demo sends no e-mail.',
  headers: ['idempotency-key'],
  body: {
    schema: MemberRequest,
    example: { ...exampleOf(MemberRequest), role: 'editor' },
  },
  answer: {
    status: 201,
    description: 'The member.',
    schema: Member,
    example: EDITOR,
    headers: ['location', 'idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'member-exists', 'limit-reached'],
});

export const getMember = operation({
  ...COMMON,
  id: 'getMember',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/members/{memberId}',
  summary: 'Read a member',
  description: 'Returns a member of a workspace.',
  answer: { status: 200, description: 'The member.', schema: Member, example: EDITOR },
  problems: ['workspace-not-found', 'member-not-found'],
});

export const changeMember = operation({
  ...COMMON,
  id: 'changeMember',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/members/{memberId}',
  summary: 'Change a member',
  description: 'Changes the name or the role of a member.',
  body: { schema: MemberChange, example: { role: 'admin' } },
  answer: {
    status: 200,
    description: 'The updated member.',
    schema: Member,
    example: { ...EDITOR, role: 'admin' },
  },
  problems: ['workspace-not-found', 'member-not-found'],
});

export const removeMember = operation({
  ...COMMON,
  id: 'removeMember',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/members/{memberId}',
  summary: 'Remove a member',
  description: 'Removes a person from a workspace. The person stays a member of other workspaces.',
  answer: { status: 204, description: 'The member was removed.' },
  problems: ['workspace-not-found', 'member-not-found'],
});
