/** Path in a feed: field names and list indexes. */
export type ValuePath = readonly (string | number)[];

/** `error`: the record is skipped. `warning`: it is used, but probably not as intended. */
export type Severity = 'error' | 'warning';

/** A problem in a feed and its location. */
export type FeedFinding = {
  readonly code: FeedCode;
  readonly severity: Severity;
  /** Title of the code, the same for all its findings. */
  readonly title: string;
  /** For example `items[3].openingHours[0].opens`; empty for the feed as a whole. */
  readonly path: string;
  /** External id of its record. */
  readonly record?: string;
  /** Line of the text, from 1, if it is known. */
  readonly line?: number;
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
};

type CodeInfo = { readonly severity: Severity; readonly title: string; readonly fix: string };

/** Severity, title and fix of each code. */
export const FEED_CODES = {
  'too-large': {
    severity: 'error',
    title: 'The feed is too large',
    fix: 'Split the feed into pages and lead from one to the next by "next".',
  },
  'too-deep': {
    severity: 'error',
    title: 'The feed nests too deeply',
    fix: 'Put your own data into "extra", as flat as it can be.',
  },
  'bad-json': {
    severity: 'error',
    title: 'The text is not JSON',
    fix: 'Write the feed with the JSON library of your language, not by joining texts.',
  },
  'wrong-kind': {
    severity: 'error',
    title: 'The feed is of another kind',
    fix: 'Choose the kind that the feed says, or correct its field "kind".',
  },
  'missing-field': {
    severity: 'error',
    title: 'A required field is missing',
    fix: 'Add the field. A record without it is left out.',
  },
  'wrong-type': {
    severity: 'error',
    title: 'A value has the wrong type',
    fix: 'Write a value of the expected type. Figures in quotation marks are text.',
  },
  'wrong-form': {
    severity: 'error',
    title: 'A text does not have its prescribed form',
    fix: 'Write it like the example in the message.',
  },
  'wrong-value': {
    severity: 'error',
    title: 'A field has a value that it cannot have',
    fix: 'Write one of the values that the message lists.',
  },
  'out-of-range': {
    severity: 'error',
    title: 'A number, a text or a list is too short or too long',
    fix: 'Stay within the bounds that the message names.',
  },
  'duplicate-id': {
    severity: 'error',
    title: 'An external id occurs twice',
    fix: 'Give every record an id of its own. For one tenant in two rooms, list both in "units".',
  },
  'unknown-reference': {
    severity: 'warning',
    title: 'A record names something that is not known',
    fix: 'Send the record that is named, or correct the id. Until then the reference is left out.',
  },
  cycle: {
    severity: 'error',
    title: 'Categories contain each other',
    fix: 'Leave out "parent" in the one that is on top.',
  },
  'impossible-time': {
    severity: 'error',
    title: 'A day or time does not exist',
    fix: 'Check the day of the month; write months and days with two figures.',
  },
  'times-reversed': {
    severity: 'error',
    title: 'An end comes before its beginning',
    fix: 'Swap the two, or check their time zones.',
  },
  'doubtful-hours': {
    severity: 'warning',
    title: 'Opening hours look wrong',
    fix: 'Check whether the two times are swapped. A place that closes at midnight closes at "24:00".',
  },
  'stale-value': {
    severity: 'warning',
    title: 'A measured value is old',
    fix: 'Send the value when it is measured, or leave the record out until it is.',
  },
  'image-type': {
    severity: 'warning',
    title: 'A picture may not be shown',
    fix: 'Publish it as SVG, PNG or JPEG, or say what it is by "mediaType".',
  },
  'unknown-field': {
    severity: 'warning',
    title: 'A field is not known and is ignored',
    fix: 'Correct its name, or move it into "extra" if it is your own.',
  },
  'doubtful-count': {
    severity: 'warning',
    title: 'Numbers contradict each other',
    fix: 'Check which of the two your system counts.',
  },
} as const satisfies Record<string, CodeInfo>;

export type FeedCode = keyof typeof FEED_CODES;
