/** A text that breaks a rule for a good reason. Pages have a comment instead, beside the text. */
export type AllowedText = {
  /** Name of a set in `text-sets.ts`. */
  readonly set: string;
  readonly file: string;
  readonly rule: string;
  /** A part of the source that surrounds the hit. */
  readonly text: string;
  readonly reason: string;
};

/** Rarely needed: rewrite the text if you can. An entry that no finding needs is a finding. */
export const ALLOWED_TEXTS: readonly AllowedText[] = [
  {
    set: 'interface texts',
    file: 'site/src/features/search/dialog/AskAi/AnswerActions.tsx',
    rule: 'misspelling',
    text: 'An error occured',
    reason: 'The specification fixes the text.',
  },
  {
    set: 'interface texts',
    file: 'site/src/features/playground/node/read-source.ts',
    rule: 'term',
    text: 'import.meta.url',
    reason: 'Code.',
  },
  {
    set: 'interface texts',
    file: 'site/src/features/playground/venue/set-venue.ts',
    rule: 'term',
    text: 'import.meta.url',
    reason: 'Code.',
  },
  {
    set: 'messages',
    file: 'services/rest/src/storage/tables.ts',
    rule: 'term',
    text: 'email TEXT NOT NULL',
    reason: 'SQL.',
  },
  {
    set: 'messages',
    file: 'services/rest/src/storage/tables.ts',
    rule: 'term',
    text: 'url TEXT NOT NULL',
    reason: 'SQL.',
  },
  {
    set: 'messages',
    file: 'packages/web-sdk/src/features/elements/element-fields.ts',
    rule: 'term',
    text: 'such as { url }',
    reason: 'Code.',
  },
];
