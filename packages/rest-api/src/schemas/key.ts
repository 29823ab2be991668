import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const KeyId = prefixedId('key', 'Id of the key, for `key` in `POST /v1/token`.');
export const KEY_SCOPES = ['venues:read', 'svg:export'] as const;

const name = plainName('Purpose of the key.', 'Nightly export');
const scopes = Type.Array(stringEnum(KEY_SCOPES, 'A scope.'), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  description: "Scopes of this key's tokens, within the workspace.",
  examples: [['venues:read']],
});

export const KeyRequest = Type.Object(
  { name, scopes },
  { title: 'KeyRequest', description: 'A key to create.', additionalProperties: false },
);

export const Key = Type.Object(
  { id: KeyId, name, scopes, createdAt: timestamp('Time when the key was created.') },
  { title: 'Key', description: 'A key for the published maps of one workspace.' },
);

export const NewKey = Type.Object(
  {
    ...Key.properties,
    secret: Type.String({
      description: 'Secret of the key. It is returned only once, so store it immediately.',
      examples: ['sk_2Vw0xKq8ZbT1yNfR5mJcE7hLpD4uGs9aXoQiYt3nBv6'],
    }),
  },
  { title: 'NewKey', description: 'A key with its secret.' },
);

export const KeyPage = pageOf(Key, 'KeyPage', "A page of a workspace's keys, without secrets.");

export type Key = Static<typeof Key>;
export type NewKey = Static<typeof NewKey>;
