export type Phone = {
  readonly platform: 'ios' | 'android';
  readonly theme: 'light' | 'dark';
  /** The screen, with bars above and below `stage`. */
  readonly screen: HTMLElement;
  /** The area between bars. Controls overlay the map in it. */
  readonly stage: HTMLElement;
  /** The element of the map, which fills the stage. */
  readonly map: HTMLElement;
};

/** Puts a map and the controls of an app on a phone; resolves when it is complete. */
export type Scene = (phone: Phone) => Promise<void>;
