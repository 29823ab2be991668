/** Path in a feed: field names and list indexes. */
export type ValuePath = readonly (string | number)[];

/**
 * Effect of a finding. With `error`, the record is skipped. With `warning`, the record is used, but
 * probably not as intended.
 */
export type Severity = 'error' | 'warning';

/** A problem in a feed and its location. */
export type FeedFinding = {
  readonly code: FeedCode;
  readonly severity: Severity;
  /** Title of the code, the same for all its findings. */
  readonly title: string;
  /**
   * Path of the value, for example `items[3].openingHours[0].opens`. An empty string means the
   * whole feed.
   */
  readonly path: string;
  /** External id of the affected record. */
  readonly record?: string;
  /** Line in the text, counted from 1, if known. */
  readonly line?: number;
  readonly message: string;
  /** Instruction that fixes the problem. */
  readonly fix: string;
};

type CodeInfo = { readonly severity: Severity; readonly title: string; readonly fix: string };

/** Severity, title and fix of each code. */
export const FEED_CODES = {
  'too-large': {
    severity: 'error',
    title: 'The feed is too large',
    fix: 'Split the feed into pages and link each page to the next with "next".',
  },
  'too-deep': {
    severity: 'error',
    title: 'The feed nests too deeply',
    fix: 'Put your own data into "extra", as flat as possible.',
  },
  'bad-json': {
    severity: 'error',
    title: 'The text is not JSON',
    fix: 'Write the feed with the JSON library of your language, not by joining strings.',
  },
  'wrong-kind': {
    severity: 'error',
    title: 'The feed is of a different kind',
    fix: 'Choose the kind that the feed states, or correct its field "kind".',
  },
  'missing-field': {
    severity: 'error',
    title: 'A required field is missing',
    fix: 'Add the field. A record without the field is skipped.',
  },
  'wrong-type': {
    severity: 'error',
    title: 'A value has the wrong type',
    fix: 'Write a value of the expected type. Numbers in quotation marks are strings.',
  },
  'wrong-form': {
    severity: 'error',
    title: 'A string does not have the required form',
    fix: 'Write it like the example in the message.',
  },
  'wrong-value': {
    severity: 'error',
    title: 'A field has a value that is not allowed',
    fix: 'Write one of the values that the message lists.',
  },
  'out-of-range': {
    severity: 'error',
    title: 'A number, string or list is outside its bounds',
    fix: 'Stay within the bounds that the message names.',
  },
  'duplicate-id': {
    severity: 'error',
    title: 'An external id occurs twice',
    fix: 'Give every record a unique id. For one tenant in two rooms, list both in "units".',
  },
  'unknown-reference': {
    severity: 'warning',
    title: 'A record refers to an unknown id',
    fix: 'Send the record with this id, or correct the id. Until then the reference is left out.',
  },
  cycle: {
    severity: 'error',
    title: 'Categories contain each other',
    fix: 'Omit "parent" in the top category.',
  },
  'impossible-time': {
    severity: 'error',
    title: 'A day or time does not exist',
    fix: 'Check the day of the month; write months and days with two digits.',
  },
  'times-reversed': {
    severity: 'error',
    title: 'An end is before its start',
    fix: 'Swap the two values, or check their time zones.',
  },
  'doubtful-hours': {
    severity: 'warning',
    title: 'Opening hours look wrong',
    fix: 'Check whether the two times are swapped. A place that closes at midnight closes at "24:00".',
  },
  'stale-value': {
    severity: 'warning',
    title: 'A measured value is outdated',
    fix: 'Send the value when you measure it, or omit the record until then.',
  },
  'image-type': {
    severity: 'warning',
    title: 'The type of an image is not supported',
    fix: 'Publish it as SVG, PNG or JPEG, or state its type in "mediaType".',
  },
  'unknown-field': {
    severity: 'warning',
    title: 'A field is not recognised and is ignored',
    fix: 'Correct its name, or move it into "extra" if it is your own.',
  },
  'doubtful-count': {
    severity: 'warning',
    title: 'Numbers contradict each other',
    fix: 'Check which of the two numbers your system counts.',
  },
} as const satisfies Record<string, CodeInfo>;

export type FeedCode = keyof typeof FEED_CODES;
