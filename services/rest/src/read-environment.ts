import {
  clientNetwork,
  type Environment,
  readChoice,
  readInteger,
  readProxyHops,
  readRateLimit,
  readTokenKeys,
} from '@brand/service-kit';
import { openDatabase } from '@brand/sql-database';
import type { TenantKeys } from './access/api-keys.ts';
import type { RestServiceOptions } from './create-rest-service.ts';
import { REST_SCHEMA } from './storage/tables.ts';

/** Trying out a page of the documentation takes some ten requests. */
const ADDRESS_LIMIT = { burst: 600, perSecond: 10 };
const TOKEN_LIMIT = { burst: 240, perSecond: 2 };
/** A token is valid for two days; an office that shares an IP address needs several at a time. */
const NEW_TOKEN_LIMIT = { burst: 30, perSecond: 0.1 };
const DEFAULT_SANDBOXES = 1000;
const MAX_SANDBOXES = 1_000_000;
const MIN_SECRET_LENGTH = 32;

type FromEnvironment = Pick<
  RestServiceOptions,
  'database' | 'keys' | 'tenantKeys' | 'limits' | 'clientOf' | 'baseUrl' | 'webhooks'
>;

/** Reads the operator's settings. */
export function readEnvironment(
  environment: Environment,
  { dataFolder }: { readonly dataFolder: string },
): FromEnvironment {
  return {
    database: openDatabase(
      environment,
      REST_SCHEMA,
      environment['REST_DB_FILE'] || `${dataFolder}/rest.sqlite`,
    ),
    keys: readTokenKeys(environment, {
      variable: 'REST_TOKEN_KEYS',
      keyFile: `${dataFolder}/rest-token-key`,
    }),
    tenantKeys: readTenantKeys(environment['REST_PARTNER_KEYS']),
    limits: {
      address: readRateLimit(environment, 'REST_RATE', ADDRESS_LIMIT),
      token: TOKEN_LIMIT,
      newTokens: NEW_TOKEN_LIMIT,
      sandboxes: readInteger(environment, 'REST_SANDBOXES', {
        fallback: DEFAULT_SANDBOXES,
        min: 1,
        max: MAX_SANDBOXES,
      }),
    },
    clientOf: clientNetwork(environment),
    baseUrl: {
      publicUrl: readPublicUrl(environment['REST_PUBLIC_URL']),
      proxyHops: readProxyHops(environment),
    },
    webhooks: {
      allowPrivate: readChoice(environment, 'REST_WEBHOOKS_PRIVATE', ['0', '1']) === '1',
    },
  };
}

/** Errors do not show the pair: it is a secret. */
function readTenantKeys(setting: string | undefined): TenantKeys {
  const pairs = setting ? setting.split(',') : [];
  return new Map(
    pairs.map((pair): [string, string] => {
      const [, key, secret] = /^([a-z0-9][a-z0-9-]{0,39}):(\S+)$/.exec(pair.trim()) ?? [];
      if (key !== undefined && key !== 'demo' && secret && secret.length >= MIN_SECRET_LENGTH) {
        return [key, secret];
      }
      throw new Error(
        `REST_PARTNER_KEYS: expected pairs key:secret, separated by commas, with secrets of at least ${MIN_SECRET_LENGTH} characters and no key called demo.`,
      );
    }),
  );
}

function readPublicUrl(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  const url = URL.parse(setting);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `REST_PUBLIC_URL: expected an origin like https://docs.example, found "${setting}".`,
  );
}
