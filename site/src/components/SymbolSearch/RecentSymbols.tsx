import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import KindSign from '@site/src/components/KindSign';
import {
  forgetRecentSymbols,
  readRecentSymbols,
  type RecentSymbol,
} from '@site/src/reference/recent-symbols';
import { findReference } from '@site/src/reference/table';
import { useState } from 'react';
import { hrefOfSymbol } from './href-of-symbol';
import styles from './recent.module.css';

/** What the reader looked at last, in this browser. */
export default function RecentSymbols() {
  const isBrowser = useIsBrowser();
  const [isCleared, setIsCleared] = useState(false);
  const recent = isBrowser && !isCleared ? readRecentSymbols().filter(isKnown) : [];
  if (recent.length === 0) return null;
  const clear = (): void => {
    forgetRecentSymbols();
    setIsCleared(true);
  };
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent" className={styles.title}>
        Recently viewed
      </h2>
      <ul className={styles.symbols}>
        {recent.map((symbol) => (
          <li key={`${symbol.sdk} ${symbol.version} ${symbol.id}`}>
            <Link to={hrefOfSymbol(symbol)} className={styles.symbol}>
              <KindSign kind={symbol.kind} />
              <span className={styles.id}>{symbol.id}</span>
              <span className={styles.place}>
                {findReference(symbol.sdk, symbol.version)?.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={clear}>
        Clear
      </button>
    </section>
  );
}

function isKnown({ sdk, version }: RecentSymbol): boolean {
  return findReference(sdk, version) !== undefined;
}
