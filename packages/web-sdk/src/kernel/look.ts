/** What everything that is drawn beside the venue has in common. */
export type Look = {
  /** Whether it is drawn, and can be met by a pointer. @defaultValue `true` */
  readonly visible: boolean;
  /** 0 to 1. @defaultValue `1` */
  readonly opacity: number;
  /** Whether it reacts to the pointer. @defaultValue `false` */
  readonly interactive: boolean;
};

export const LOOK_DEFAULTS: Look = { visible: true, opacity: 1, interactive: false };

/** A text, or how to get it in the language that the map is shown in. */
export type TextSource = string | ((language: string) => string);

/** What labels and texts in the scene have in common. */
export type TextOptions = Partial<Look> & {
  /** What it says; a line break begins a new line. @defaultValue the target's name, in the map's language */
  readonly text?: TextSource;
  /** Colour of the text; a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
};
