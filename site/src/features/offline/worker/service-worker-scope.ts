/** The events and functions of a service worker that ours uses. The site compiles for pages. */
export type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: MessageEvent<unknown>;
  readonly fetch: FetchEvent;
};

export type ServiceWorkerScope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};
