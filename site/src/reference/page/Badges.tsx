import BuiltHtml from '../built-html';
import type { PublishedSymbol } from '../published';
import styles from './styles.module.css';

type Props = { readonly symbol: PublishedSymbol };

/** First version, changes, and other facts to know before using a symbol. */
export default function Badges({ symbol }: Props) {
  const { since, changed, deprecated, isStatic, inheritedFrom } = symbol;
  if (!since && !changed && deprecated === undefined && !isStatic && !inheritedFrom) return null;
  return (
    <p className={styles.badges}>
      {deprecated !== undefined && <span className={styles.badgeWarning}>Deprecated</span>}
      {since && <span className={styles.badge}>Since {since}</span>}
      {changed?.map(({ version, text }) => (
        <span key={version} className={styles.badge}>
          Changed in {version}: <BuiltHtml html={text} />
        </span>
      ))}
      {isStatic && <span className={styles.badge}>static</span>}
      {inheritedFrom && (
        <span className={styles.badge}>
          from <a href={`#${encodeURIComponent(inheritedFrom)}`}>{inheritedFrom}</a>
        </span>
      )}
    </p>
  );
}
