import { splitMarks } from './split-marks';

/** Highlighted text of an answer. It is never taken for markup. */
export default function Marked({ text }: { readonly text: string }) {
  return splitMarks(text).map(({ text: part, isMatch }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- The parts of a text have no other name.
    isMatch ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
