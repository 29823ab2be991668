/** Text that is not in the language of the page, such as a name from the venue. */
export type AnnouncedText = {
  /** Text to announce. */
  readonly text: string;
  /** BCP 47 code of the text's language, so that screen readers pronounce the text correctly. */
  readonly language: string;
};

/**
 * Announcement for users of screen readers: a text in the language of the page, or a list of parts,
 * some of which are in another language.
 */
export type Announcement = string | readonly (string | AnnouncedText)[];
