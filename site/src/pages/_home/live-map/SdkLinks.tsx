import Link from '@docusaurus/Link';
import { SDK_CHOICES } from './sdk-choices';
import styles from './hero.module.css';

/** The four SDKs, and how to begin without an account. */
export default function SdkLinks() {
  return (
    <div className={styles.sdkLinks}>
      <ul className={styles.sdks} aria-label="SDKs">
        {SDK_CHOICES.map(({ id, label, version, language, to }) => (
          <li key={id}>
            <Link to={to} title={language}>
              {label} <span className={styles.version}>{version}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        No account needed: start with the{' '}
        <Link to="/docs/demo-keys-and-maps">demo keys and maps</Link>, or read the{' '}
        <Link to="/docs/overview">overview</Link> first.
      </p>
    </div>
  );
}
