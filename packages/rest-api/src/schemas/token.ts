import { type Static, Type } from 'typebox';
import { DEMO_KEY, DEMO_SECRET, TOKEN_SECONDS } from '../demo.ts';
import { stringEnum, timestamp } from '../string-formats.ts';

export const SCOPES = ['venues:read', 'svg:export', 'partner'] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'venues:read': 'List venues and export their bundles.',
  'svg:export': 'Have floors drawn.',
  partner: 'Manage workspaces and all that is in them.',
};

export const TokenRequest = Type.Object(
  {
    key: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The key: `demo`, or the `id` of a key that was created for a workspace.',
      examples: [DEMO_KEY],
    }),
    secret: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The secret that came with the key.',
      examples: [DEMO_SECRET],
    }),
  },
  {
    title: 'TokenRequest',
    description: 'A key and its secret.',
    additionalProperties: false,
  },
);

export const Token = Type.Object(
  {
    accessToken: Type.String({
      description: 'Send it as `Authorization: Bearer …`. Do not read it: its form may change.',
      examples: [
        'eyJraWQiOiJvd24iLCJleHAiOjE3OTM4NjIwNzB9.q1xJ8pN2c0aZ4mVt6LwYh3sKdRfUb9GeTo7iXvB5yEk',
      ],
    }),
    tokenType: Type.Literal('Bearer', { description: 'How it is sent.' }),
    expiresIn: Type.Integer({
      description: 'Seconds until it expires: 48 hours.',
      examples: [TOKEN_SECONDS],
    }),
    expiresAt: timestamp('When it expires.', '2026-11-05T09:41:10.000Z'),
    scopes: Type.Array(stringEnum(SCOPES, 'What it may do.'), {
      description: 'What the token may do.',
      examples: [[...SCOPES]],
    }),
  },
  { title: 'Token', description: 'A token for all further requests.' },
);

export type TokenRequest = Static<typeof TokenRequest>;
export type Token = Static<typeof Token>;
