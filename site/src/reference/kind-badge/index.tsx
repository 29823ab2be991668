import type { SymbolKind } from '@brand/reference';
import { KIND_WORDS } from '../kinds';
import { clsx } from 'clsx';
import styles from './styles.module.css';

const FAMILY: Readonly<Record<SymbolKind, 'call' | 'shape' | 'value' | 'signal'>> = {
  function: 'call',
  method: 'call',
  constructor: 'call',
  endpoint: 'call',
  class: 'shape',
  interface: 'shape',
  type: 'shape',
  enum: 'shape',
  property: 'value',
  field: 'value',
  constant: 'value',
  case: 'value',
  event: 'signal',
  error: 'signal',
};

type Props = { readonly kind: SymbolKind };

/**
 * A letter for the kind of a symbol. A single element, because lists have hundreds of them. Styles
 * draw the letter, so that it is not part of the text around it.
 */
export default function KindBadge({ kind }: Props) {
  const { one, sign } = KIND_WORDS[kind];
  return (
    <span
      role="img"
      aria-label={one}
      title={one}
      data-sign={sign}
      className={clsx(styles.sign, styles[FAMILY[kind]])}
    />
  );
}
