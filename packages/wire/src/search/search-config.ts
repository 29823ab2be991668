import { DOCS_INDEX } from './docs-index.ts';

/** What the browser needs to know to ask for search results. */
export type SearchConfig = {
  readonly appId: string;
  readonly apiKey: string;
  readonly index: string;
  /** Origins that answer, in the order of preference; the page's own unless given. */
  readonly hosts?: readonly string[];
  /** Whether hosted Algolia answers, by the hosts of its application id. */
  readonly hosted?: true;
  /** A pattern of addresses in the index that are pages of other sites. */
  readonly externalUrls?: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a site publishes its settings, below its base path: the dialog reads them when it opens. */
export const SEARCH_CONFIG_FILE = 'search/config.json';

/** The variables that decide whom readers ask. */
export const SEARCH_VARIABLES = [
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_HOSTS',
  'SEARCH_HOSTED',
  'SEARCH_EXTERNAL_URLS',
] as const;

/** Reads the search settings of an operator: our own service on the site's origin unless given. */
export function readSearchConfig(environment: Environment): SearchConfig {
  const isHosted = environment['SEARCH_HOSTED'] === '1';
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
 * The other origins that readers' browsers ask, the first choice first: what a content security
 * policy has to admit, and of which the first is worth an early connection. For hosted search those
 * that the official client knows for an application, and the one that counts clicks.
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

/** The value of a `Link` header that has browsers connect to an origin before they ask it. */
export function preconnectLink(origin: string): string {
  return `<${origin}>; rel=preconnect; crossorigin`;
}

function requireHostedSettings(environment: Environment): void {
  for (const name of ['SEARCH_APP_ID', 'SEARCH_API_KEY']) {
    if (environment[name]) continue;
    throw new Error(`${name}: expected the one of your application, for SEARCH_HOSTED is 1.`);
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
        `SEARCH_HOSTS: expected origins like https://search.example, found "${host}".`,
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
