import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './hero.module.css';

export default function Hero() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <p className={styles.topic}>Indoor maps for web and mobile apps</p>
      <h1>{siteConfig.tagline}</h1>
      <p className={styles.lead}>
        Show every floor of a building, find any room, and guide people there across any number of
        floors. The code below draws the map on this page.
      </p>
      <div className={styles.actions}>
        <Link className="button button--primary button--lg" to="/web-sdk/getting-started">
          Get started
        </Link>
        <Link className="button button--secondary button--lg" to="/playground">
          Open the playground
        </Link>
      </div>
    </header>
  );
}
