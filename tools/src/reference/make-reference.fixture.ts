/** How something looks. */
export type Look = {
  /** Whether it is drawn. @defaultValue true */
  readonly visible: boolean;
  /** Height above the floor, in metres. @defaultValue `0.3` */
  readonly altitude: number;
};

/** What to add. Colours are CSS. */
export type PathOptions = Partial<Look> & {
  /**
   * How long it takes.
   * @defaultValue 400
   */
  readonly duration?: number;
  /** Up on the screen. */
  readonly bearingDegrees?: number;
  /** How many there are. */
  readonly count?: number;
  /** Which of them. */
  readonly mode?: 'first' | 'second' | (string & {});
};

/** What to change. */
export type LookChange = { readonly [K in keyof Look]?: Look[K] | 'default' };

/** What a value is on the other side. */
export type Sent<T> = T extends string | number | boolean | undefined | AbortSignal
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Sent<T[K]> }
      : T extends object
        ? { readonly [K in keyof T]: Sent<T[K]> }
        : T;

/** What listens. */
export type Listener = (text: string) => void;

/** What can be asked for here. */
export type Wish = {
  /** How long. */
  readonly seconds?: number;
  /** In words, or who writes them. */
  readonly text: Colour | (() => string);
  /** Where to. */
  readonly target?: Thing | Date | readonly [number, number];
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** Called at the end. */
  readonly listener?: Listener;
};

/** What can be asked for there. */
export type SentWish = Sent<Omit<Wish, 'signal'>> & {
  /** How often. */
  readonly times?: number;
};

/** A venue or a bundle. */
export type Source =
  | {
      /** Its id. */
      readonly venueId: string;
      /** A key. */
      readonly key?: string;
    }
  | {
      /** The bytes. */
      readonly bundle: Uint8Array;
    };

/** Events of a map, by name. */
export type MapEvents = {
  /** The user clicked. */
  click: {
    /** Where, in CSS pixels. */
    readonly x: number;
  };
  /** Nothing is left. */
  'map-remove': Record<never, never>;
};

type Hidden = {
  /** Not to be seen. */
  readonly a: string;
};

/** What all things have. */
export class Thing {
  /** Its name. */
  get name(): string {
    return '';
  }

  /** @internal */
  readonly secret: number = 1;
}

/**
 * A path. It goes on floors, such as `a. B`, and further.
 *
 * @remarks Paths are cheap.
 * @example
 * const path = new Path();
 * @since 6.1
 * @changed 6.2 Takes options.
 * @changed 6.10 Takes more. See {@link Path.draw}.
 */
export class Path extends Thing {
  /**
   * Draws it.
   *
   * @param options how
   * @returns when it is drawn
   * @throws When it is gone.
   * @deprecated Use {@link Look} instead.
   */
  draw(
    options: PathOptions = {},
    more: {
      /** Whether again. @defaultValue false */
      readonly again?: boolean;
    } = {},
  ): Promise<Path | undefined> {
    return Promise.resolve(options && more ? this : undefined);
  }

  /** Listens. */
  on<K extends keyof MapEvents>(name: K, listener: (payload: MapEvents[K]) => void): Hidden {
    return { a: `${name}${String(listener)}` };
  }
}

/** Something went wrong. */
export class PathError extends Error {
  /** What. */
  readonly code: 'path/gone' | 'path/far' = 'path/gone';
}

/** All names of colours, which are many and make a long line. */
export type Colour = 'aquamarine' | 'chartreuse' | 'cornflower' | 'goldenrod' | 'periwinkle';
