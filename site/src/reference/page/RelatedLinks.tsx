import Link from '@docusaurus/Link';
import type { LoadedIndex } from '../load-reference';
import type { PublishedReference, PublishedSymbol } from '../published';
import styles from './styles.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly index: LoadedIndex;
  readonly symbol: PublishedSymbol;
};

/** Links to guides that use a symbol, symbols that name it, and other versions of it. */
export default function RelatedLinks({ symbol, index }: Props) {
  const { guides = [], namedBy = [], otherVersions = [] } = symbol;
  return (
    <>
      {guides.length > 0 && (
        <section className={styles.members}>
          <h3 className={styles.membersTitle}>Used in these guides</h3>
          <ul className={styles.guides}>
            {guides.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {namedBy.length > 0 && (
        <section className={styles.members}>
          <h3 className={styles.membersTitle}>Used by</h3>
          <ul className={styles.chips}>
            {namedBy
              .filter((id) => index.byId.has(id))
              .map((id) => (
                <li key={id}>
                  <a href={`#${encodeURIComponent(id)}`} data-symbol>
                    <code>{id}</code>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      )}
      {otherVersions.length > 0 && (
        <p className={styles.versions}>
          Also in{' '}
          {otherVersions.map(({ title, href }, at) => (
            <span key={href}>
              {at > 0 && ', '}
              <a href={href}>{title}</a>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
