import type { TextPart } from '@brand/wire/results';
import HighlightedText from './HighlightedText';
import type { ResultFields } from './result-fields';

type Props = { readonly hit: ResultFields; readonly parts: readonly TextPart[] };

/** The title of a hit: a symbol as code, everything else as text. */
export default function HitTitle({ hit, parts }: Props) {
  const text = <HighlightedText parts={parts} />;
  return hit.kind === 'symbol' ? <code>{text}</code> : text;
}
