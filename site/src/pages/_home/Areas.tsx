import Link from '@docusaurus/Link';
import type { Brand } from '@site/../brand';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createAreas } from './area-list';
import styles from './areas.module.css';

/** The other areas of the portal, each with its first links. */
export default function Areas() {
  const { siteConfig } = useDocusaurusContext();
  const areas = createAreas(siteConfig.customFields?.['brand'] as Brand);
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">Explore the portal</h2>
      <ul className={styles.plan}>
        {areas.map(({ title, text, to, tone, links }) => (
          <li key={title} className={styles.room} data-tone={tone}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
