import Link from '@docusaurus/Link';
import type { SymbolKind } from '@brand/reference';
import KindBadge from '../kind-badge';
import { findReference } from '../table';
import { hrefOfSymbol } from './href-of-symbol';
import styles from './symbol-links.module.css';

type Props = {
  readonly symbols: readonly {
    readonly sdk: string;
    readonly version: string;
    readonly id: string;
    readonly kind: SymbolKind;
  }[];
};

/** Links to symbols, each with its SDK and version. */
export default function SymbolLinks({ symbols }: Props) {
  return (
    <ul className={styles.symbols}>
      {symbols.map((symbol) => (
        <li key={`${symbol.sdk} ${symbol.version} ${symbol.id}`}>
          <Link to={hrefOfSymbol(symbol)} className={styles.symbol}>
            <KindBadge kind={symbol.kind} />
            <span className={styles.id}>{symbol.id}</span>
            <span className={styles.place}>{findReference(symbol.sdk, symbol.version)?.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
