/**
 * Analytics settings for the browser; a service without configuration is absent and never loaded.
 */
export type AnalyticsConfig = {
  readonly pageTag?: { readonly domain: string; readonly endpoint: string };
  readonly product?: { readonly key: string; readonly host: string };
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the analytics settings of the build. Both services are off unless configured. */
export function readAnalyticsConfig(environment: Environment = process.env): {
  readonly client: AnalyticsConfig;
  readonly origins: readonly string[];
} {
  const domain = environment['ANALYTICS_PAGE_TAG_DOMAIN'];
  const endpoint = environment['ANALYTICS_PAGE_TAG_ENDPOINT'];
  const key = environment['ANALYTICS_PRODUCT_KEY'];
  const host = environment['ANALYTICS_PRODUCT_HOST'];
  requirePair({ ANALYTICS_PAGE_TAG_DOMAIN: domain, ANALYTICS_PAGE_TAG_ENDPOINT: endpoint });
  requirePair({ ANALYTICS_PRODUCT_KEY: key, ANALYTICS_PRODUCT_HOST: host });
  return {
    client: {
      ...(domain && endpoint && { pageTag: { domain, endpoint } }),
      ...(key && host && { product: { key, host } }),
    },
    origins: [endpoint, host].flatMap((url) => (url ? [originOf(url)] : [])),
  };
}

function requirePair(pair: Record<string, string | undefined>): void {
  const missing = Object.entries(pair).filter(([, value]) => !value);
  if (missing.length !== 1) return;
  const names = Object.keys(pair).join(' and ');
  throw new Error(`Analytics: ${names} go together. Set ${missing[0]?.[0]}, or neither.`);
}

function originOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).origin;
  throw new Error(`Analytics: expected an absolute URL, found "${url}".`);
}
