import type { AnalyticsConfig } from '@site/config/analytics';
import type { ConnectSink } from './page-view-sink';

type PageTagConfig = NonNullable<AnalyticsConfig['pageTag']>;

/** The page-tag service: counts page views, without cookies. */
export const connectPageTag: ConnectSink<PageTagConfig> = async ({ domain, endpoint }) => {
  const { init, track } = await import(
    /* webpackChunkName: "plausible" */ '@plausible-analytics/tracker'
  );
  init({
    domain,
    endpoint,
    autoCapturePageviews: false,
    captureOnLocalhost: true,
    logging: false,
    bindToWindow: false,
  });
  return { pageView: (url) => track('pageview', { url }) };
};
