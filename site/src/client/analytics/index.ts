import siteConfig from '@generated/docusaurus.config';
import type { AnalyticsConfig } from '@site/config/analytics';
import { isTrackingRefused } from '@site/src/kit/is-tracking-refused';
import type { PageViewSink } from './page-view-sink';
import { connectPageTag } from './page-tag';
import { connectProduct } from './product';

type Location = { readonly pathname: string };
type RouteUpdate = { readonly location: Location; readonly previousLocation: Location | null };

const analytics = siteConfig.customFields?.['analytics'] as AnalyticsConfig | undefined;
const { pageTag, product } = analytics ?? {};
let sinks: Promise<PageViewSink[]> | undefined;

/** One page view for each change of path; query and hash changes are the same page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!pageTag && !product) return;
  if (location.pathname === previousLocation?.pathname) return;
  if (isTrackingRefused(navigator as Navigator & { globalPrivacyControl?: boolean })) return;
  const url = window.location.origin + location.pathname;
  sinks ??= connectSinks();
  sinks
    .then((connected) => connected.forEach((sink) => sink.pageView(url)))
    .catch((error: unknown) => console.warn('Analytics could not be loaded.', error));
}

function connectSinks(): Promise<PageViewSink[]> {
  return Promise.all([
    ...(pageTag ? [connectPageTag(pageTag)] : []),
    ...(product ? [connectProduct(product)] : []),
  ]);
}
