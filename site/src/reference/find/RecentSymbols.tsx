import useIsBrowser from '@docusaurus/useIsBrowser';
import { forgetRecentSymbols, readRecentSymbols, type RecentSymbol } from '../recent-symbols';
import { findReference } from '../table';
import { useState } from 'react';
import styles from './recent.module.css';
import SymbolLinks from './SymbolLinks';

/** Symbols that the reader opened last, stored in this browser. */
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
      <div className={styles.symbols}>
        <SymbolLinks symbols={recent} />
      </div>
      <button type="button" className={styles.clear} onClick={clear}>
        Clear
      </button>
    </section>
  );
}

function isKnown({ sdk, version }: RecentSymbol): boolean {
  return findReference(sdk, version) !== undefined;
}
