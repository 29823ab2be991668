export { analytics, type Analytics, type AnalyticsOptions } from './analytics.ts';
export type { AnalyticsEvent, AnalyticsEvents, AnalyticsPayload } from './analytics-events.ts';
