import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FloorStack from './floor-stack';
import { SDK_CHOICES } from './sdk-choices';
import styles from './hero.module.css';

export default function Hero() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <h1>{siteConfig.tagline}</h1>
        <p className={styles.lead}>
          Put floors, rooms, search and step-by-step routes into your app. Choose your SDK:
        </p>
        <ul className={styles.choices}>
          {SDK_CHOICES.map(({ id, label, version, language, to }) => (
            <li key={id}>
              <Link className={styles.choice} to={to}>
                <span className={styles.name}>
                  {label} <span className={styles.version}>{version}</span>
                </span>
                <span className={styles.language}>{language}</span>
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
      <FloorStack className={styles.picture} />
    </header>
  );
}
