import type { TextPart } from '@brand/wire/results';

/** Highlighted text of a response. It is never parsed as markup. */
export default function HighlightedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
