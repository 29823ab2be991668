import type { AnalyticsConfig } from '@site/config/analytics';
import type { ConnectSink } from './page-view-sink';

type ProductConfig = NonNullable<AnalyticsConfig['product']>;

/** The product-analytics service: how readers move through the portal, kept in memory only. */
export const connectProduct: ConnectSink<ProductConfig> = async ({ key, host }) => {
  const { PostHog } = await import(/* webpackChunkName: "posthog" */ 'posthog-js-lite');
  const client = new PostHog(key, { host, persistence: 'memory', flushAt: 1 });
  return { pageView: (url) => client.capture('$pageview', { $current_url: url }) };
};
