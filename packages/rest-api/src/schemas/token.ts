import { type Static, Type } from 'typebox';
import { DEMO_KEY, DEMO_SECRET, TOKEN_SECONDS } from '../demo.ts';
import { stringEnum, timestamp } from '../string-formats.ts';

export const SCOPES = ['venues:read', 'svg:export', 'partner'] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'venues:read': 'List venues and export their bundles.',
  'svg:export': 'Draw floors.',
  partner: 'Manage workspaces and their contents.',
};

export const TokenRequest = Type.Object(
  {
    key: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Id of the key: `demo`, or the `id` of a key created for a workspace.',
      examples: [DEMO_KEY],
    }),
    secret: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Secret of the key.',
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
      description:
        'Token to send as `Authorization: Bearer …`. Treat it as opaque, because its format may change.',
      examples: [
        'eyJraWQiOiJvd24iLCJleHAiOjE3OTM4NjIwNzB9.q1xJ8pN2c0aZ4mVt6LwYh3sKdRfUb9GeTo7iXvB5yEk',
      ],
    }),
    tokenType: Type.Literal('Bearer', {
      description: 'Type of the token, as in the `Authorization` header.',
    }),
    expiresIn: Type.Integer({
      description: 'Lifetime of the token, in seconds: 48 hours.',
      examples: [TOKEN_SECONDS],
    }),
    expiresAt: timestamp('Time when the token expires.', '2026-11-05T09:41:10.000Z'),
    scopes: Type.Array(stringEnum(SCOPES, 'Scope of the token.'), {
      description: 'Scopes of the token.',
      examples: [[...SCOPES]],
    }),
  },
  { title: 'Token', description: 'A token for all further requests.' },
);

export type TokenRequest = Static<typeof TokenRequest>;
export type Token = Static<typeof Token>;
