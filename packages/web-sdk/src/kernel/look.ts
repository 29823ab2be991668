/** Style properties that all objects drawn in addition to the venue share. */
export type Look = {
  /** Whether the object is drawn and can be hit by a pointer. @defaultValue `true` */
  readonly visible: boolean;
  /** Opacity, from 0 to 1. @defaultValue `1` */
  readonly opacity: number;
  /** Whether the object responds to the pointer. @defaultValue `false` */
  readonly interactive: boolean;
};

export const LOOK_DEFAULTS: Look = { visible: true, opacity: 1, interactive: false };

/** A text, or a function that returns the text in the map's current language. */
export type TextSource = string | ((language: string) => string);

/** Options that labels and texts in the scene share. */
export type TextOptions = Partial<Look> & {
  /**
   * Text to show. A line break starts a new line.
   * @defaultValue the target's name, in the map's language
   */
  readonly text?: TextSource;
  /** Colour of the text, as a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
};
