import type { CodeBlock } from '@brand/wire/assistant';

/** A part of an answer, quoted from a page. */
export type AnswerPart =
  | { readonly kind: 'text'; readonly markdown: string }
  | { readonly kind: 'code'; readonly block: CodeBlock }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A caveat. */
  | { readonly kind: 'caveat'; readonly markdown: string };
