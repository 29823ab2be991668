import type { TextPart, ResultFields } from '@brand/wire/results';
import HighlightedText from './HighlightedText';

type Props = { readonly hit: ResultFields; readonly parts: readonly TextPart[] };

/** The title of a hit: a symbol as code, everything else as text. */
export default function HitTitle({ hit, parts }: Props) {
  const text = <HighlightedText parts={parts} />;
  return hit.kind === 'symbol' ? <code>{text}</code> : text;
}
