/** A text that is not in the language of the page, such as a name of the venue. */
export type AnnouncedText = {
  /** What is said. */
  readonly text: string;
  /** BCP 47 code of its language, so that screen readers pronounce it right. */
  readonly language: string;
};

/**
 * What is said to users of screen readers: a text in the language of the page, or pieces of which
 * some are in another.
 */
export type Announcement = string | readonly (string | AnnouncedText)[];
