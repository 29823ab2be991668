import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const KeyId = prefixedId('key', 'The key: what `POST /v1/token` takes.');
export const KEY_SCOPES = ['venues:read', 'svg:export'] as const;

const name = plainName('What the key is for.', 'Nightly export');
const scopes = Type.Array(stringEnum(KEY_SCOPES, 'A scope.'), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
  description: 'What tokens of this key may do, within the workspace.',
  examples: [['venues:read']],
});

export const KeyRequest = Type.Object(
  { name, scopes },
  { title: 'KeyRequest', description: 'A key to create.', additionalProperties: false },
);

export const Key = Type.Object(
  { id: KeyId, name, scopes, createdAt: timestamp('When it was created.') },
  { title: 'Key', description: 'A key that opens the published maps of one workspace.' },
);

export const NewKey = Type.Object(
  {
    ...Key.properties,
    secret: Type.String({
      description: 'The secret. It is shown once: store it now.',
      examples: ['sk_2Vw0xKq8ZbT1yNfR5mJcE7hLpD4uGs9aXoQiYt3nBv6'],
    }),
  },
  { title: 'NewKey', description: 'A key with its secret.' },
);

export const KeyPage = pageOf(Key, 'KeyPage', 'The keys of a workspace, without secrets.');

export type Key = Static<typeof Key>;
export type NewKey = Static<typeof NewKey>;
