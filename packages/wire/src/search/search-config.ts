import { readChoice } from '../read-choice.ts';
import { DOCS_INDEX } from './docs-index.ts';

/** Search settings for the browser. */
export type SearchConfig = {
  readonly appId: string;
  readonly apiKey: string;
  readonly index: string;
  /** Origins of the service, in order of preference; by default the page's own. */
  readonly hosts?: readonly string[];
  /** Whether it is hosted Algolia, with hosts derived from the application id. */
  readonly hosted?: true;
  /** Pattern of URLs in the index that belong to other sites. */
  readonly externalUrls?: string;
  /** Whether pages search records on the device, because there is no service. */
  readonly isLocal?: true;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the published settings below the base path. The dialog reads them when it opens. */
export const SEARCH_CONFIG_FILE = 'search/config.json';

/** Environment variables of search. */
export const SEARCH_VARIABLES = [
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_HOSTS',
  'SEARCH_HOSTED',
  'SEARCH_EXTERNAL_URLS',
] as const;

/** Reads the search settings; by default the portal's own service on the site's origin. */
export function readSearchConfig(environment: Environment): SearchConfig {
  const isHosted = readChoice(environment, 'SEARCH_HOSTED', ['0', '1']) === '1';
  if (isHosted) requireHostedSettings(environment);
  const hosts = readHosts(environment['SEARCH_HOSTS']);
  const externalUrls = readPattern(environment['SEARCH_EXTERNAL_URLS']);
  return {
    appId: environment['SEARCH_APP_ID'] || 'portal',
    apiKey: environment['SEARCH_API_KEY'] || 'public',
    index: environment['SEARCH_INDEX'] || DOCS_INDEX,
    ...(hosts.length > 0 && { hosts }),
    ...(isHosted && { hosted: true }),
    ...(externalUrls && { externalUrls }),
  };
}

/**
 * Other origins that browsers send requests to, preferred first. The content security policy has to
 * allow them, and the first is worth a preconnect. For hosted search, these are the hosts of the
 * official client and the one for click events.
 */
export function listSearchOrigins({ appId, hosts, hosted }: SearchConfig): readonly string[] {
  if (hosts) return hosts;
  if (!hosted) return [];
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

/** A `Link` header value for a preconnect to an origin. */
export function preconnectLink(origin: string): string {
  return `<${origin}>; rel=preconnect; crossorigin`;
}

function requireHostedSettings(environment: Environment): void {
  for (const name of ['SEARCH_APP_ID', 'SEARCH_API_KEY']) {
    if (environment[name]) continue;
    throw new Error(
      `${name}: expected the value of your application, because SEARCH_HOSTED is 1, found none.`,
    );
  }
}

function readHosts(value = ''): string[] {
  return value
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
    .map((host) => {
      if (URL.canParse(host) && /^https?:/.test(host)) return new URL(host).origin;
      throw new Error(
        `SEARCH_HOSTS: expected origins such as https://search.example, found "${host}".`,
      );
    });
}

function readPattern(value: string | undefined): string | undefined {
  if (!value) return undefined;
  try {
    return new RegExp(value).source;
  } catch (cause) {
    throw new Error(`SEARCH_EXTERNAL_URLS: expected a regular expression, found "${value}".`, {
      cause,
    });
  }
}
