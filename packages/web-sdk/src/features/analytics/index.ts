export { analytics, type Analytics, type AnalyticsOptions } from './analytics.ts';
export type {
  AnalyticsEvent,
  AnalyticsEvents,
  AnalyticsPayload,
  KnownEvent,
  OwnEvent,
} from './analytics-events.ts';
