import BuiltHtml from '../built-html';
import KindBadge from '../kind-badge';
import { groupByKind, KIND_WORDS } from '../kinds';
import type { PublishedList } from '../published';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import styles from './list.module.css';

type Props = { readonly modules: PublishedList['modules'] };

export default function ModuleList({ modules }: Props) {
  return modules
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ id, importName, summary, symbols }) => (
      <section key={id} className={styles.module} aria-labelledby={`module-${id}`}>
        <h2 className={styles.moduleName} id={`module-${id}`}>
          <code>{importName}</code> <span className={styles.count}>{symbols.length}</span>
        </h2>
        <BuiltHtml as="p" className={styles.moduleSummary} html={summary} />
        {groupByKind(symbols).map(([kind, group]) => (
          <div key={kind} className={styles.group} style={rowsStyle(group.length)}>
            <h3 className={styles.kind}>{KIND_WORDS[kind].many}</h3>
            <ul className={styles.symbols}>
              {group.map((symbol) => (
                <li key={symbol.id} id={symbol.id} className={styles.symbol}>
                  <a href={`#${encodeURIComponent(symbol.id)}`} className={styles.name}>
                    <KindBadge kind={kind} />
                    <code className={clsx(symbol.isDeprecated && styles.deprecated)}>
                      {symbol.name}
                    </code>
                  </a>{' '}
                  <BuiltHtml className={styles.summary} html={symbol.summary} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ));
}

/** Row count for CSS, which estimates the height of groups before layout. */
function rowsStyle(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}
