import {
  listSearchOrigins,
  preconnectLink,
  readSearchConfig,
  SEARCH_CONFIG_FILE,
  SEARCH_VARIABLES,
  type SearchConfig,
} from '@brand/wire/search';
import { Hono } from 'hono';

type Headers = Readonly<Record<string, string>>;

/** Whom readers are to ask, where the operator says so when the server starts. */
export function readSearchSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SearchConfig | undefined {
  const isSet = SEARCH_VARIABLES.some((name) => environment[name]);
  return isSet ? readSearchConfig(environment) : undefined;
}

/** Tells the search dialog whom to ask, in place of the file that the build wrote. */
export function createSearchSettings(config: SearchConfig): Hono {
  return new Hono().get(`/${SEARCH_CONFIG_FILE}`, ({ json }) =>
    json(config, 200, { 'cache-control': 'public, max-age=0, must-revalidate' }),
  );
}

/** The headers of built pages, for other search settings than those of the build. */
export function withSearchOrigins(
  headers: Headers,
  built: SearchConfig | undefined,
  wanted: SearchConfig,
): Headers {
  const before = new Set(built && listSearchOrigins(built));
  const origins = listSearchOrigins(wanted);
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (name.toLowerCase() === 'link') return [];
    if (name.toLowerCase() !== 'content-security-policy') return [[name, value]];
    const policy = value.replace(/(?<=connect-src )[^;]*/, (sources) =>
      [...sources.split(' ').filter((source) => !before.has(source)), ...origins].join(' '),
    );
    return [[name, policy]];
  });
  const [first] = origins;
  return { ...Object.fromEntries(entries), ...(first && { Link: preconnectLink(first) }) };
}
