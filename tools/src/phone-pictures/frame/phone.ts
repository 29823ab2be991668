/** A drawn phone, as scenes use it. */
export type Phone = {
  readonly platform: 'ios' | 'android';
  readonly theme: 'light' | 'dark';
  /** The screen: bars stand above and below `stage` in it. */
  readonly screen: HTMLElement;
  /** What is left between bars. Controls lie over the map in it. */
  readonly stage: HTMLElement;
  /** The element of the map, which fills the stage. */
  readonly map: HTMLElement;
};

/** Puts a map and the controls of an app on a phone; done when all is there. */
export type Scene = (phone: Phone) => Promise<void>;
