import {
  clientNetwork,
  type Environment,
  readInteger,
  readProxyHops,
  readRateLimit,
  readTokenKeys,
} from '@brand/service-kit';
import type { AssistantServiceOptions } from './create-assistant-service.ts';
import { readOrigins } from './protocol/check-origin.ts';
import { openStore } from './storage/open-store.ts';

/** High, because an office shares one IP address, and each question takes two requests. */
const DEFAULT_LIMIT = { burst: 1000, perSecond: 20 };
/** Rate limit of a token (one reader), as a ratio of the limit of an IP address. */
const TOKEN_SHARE = 0.2;
const DEFAULT_STREAMS = 200;
const MAX_STREAMS = 100_000;
const ANSWER_MS = 120_000;
const PING_MS = 5000;

/** Reads the operator's settings. */
export function readEnvironment(
  environment: Environment,
  { dataFolder }: { readonly dataFolder: string },
): Pick<AssistantServiceOptions, 'store' | 'keys' | 'limits' | 'clientOf' | 'allowedOrigins'> {
  const address = readRateLimit(environment, 'ASSISTANT_RATE', DEFAULT_LIMIT);
  return {
    keys: readTokenKeys(environment, {
      variable: 'ASSISTANT_TOKEN_KEYS',
      keyFile: `${dataFolder}/assistant-token-key`,
    }),
    store: openStore(environment, dataFolder),
    limits: {
      address,
      token: {
        burst: Math.max(1, Math.floor(address.burst * TOKEN_SHARE)),
        perSecond: address.perSecond * TOKEN_SHARE,
      },
      streams: readInteger(environment, 'ASSISTANT_STREAMS', {
        fallback: DEFAULT_STREAMS,
        min: 1,
        max: MAX_STREAMS,
      }),
      answerMs: ANSWER_MS,
      pingMs: PING_MS,
    },
    clientOf: clientNetwork(environment),
    allowedOrigins: {
      listed: readOrigins(environment['ASSISTANT_ORIGINS']),
      proxyHops: readProxyHops(environment),
    },
  };
}
