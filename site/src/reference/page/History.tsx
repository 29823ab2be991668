import BuiltHtml from '../built-html';
import type { PublishedChange } from '../published';
import styles from './styles.module.css';

type Props = { readonly changes: readonly PublishedChange[] | undefined };

/** What each version changed in a symbol and its members, the newest first. */
export default function History({ changes: versions }: Props) {
  if (!versions) return null;
  return (
    <section className={styles.members}>
      <h3 className={styles.membersTitle}>History</h3>
      <dl className={styles.history}>
        {versions.map(({ version, changes }) => (
          <div key={version}>
            <dt>{version}</dt>
            {changes.map((change) => (
              <BuiltHtml key={change} as="dd" html={change} />
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
