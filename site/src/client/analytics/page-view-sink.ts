/** One analytics service, as the portal sees it. */
export interface PageViewSink {
  pageView(url: string): void;
}

/** Loads a service's client library and starts it. */
export type ConnectSink<Config> = (config: Config) => Promise<PageViewSink>;
