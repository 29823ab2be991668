import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import Sample from './first-map.mdx';
import styles from './first-map.module.css';

export default function FirstMap() {
  return (
    <section className={styles.section} aria-labelledby="first-map">
      <h2 id="first-map">A map and a route in ten lines</h2>
      <p className={styles.lead}>
        Open a venue, find two places, draw the way between them. Spaces, floors and locations are
        objects with types, and every listener and drawing can be taken back.
      </p>
      <MDXContent>
        <Sample />
      </MDXContent>
      <p className={styles.next}>
        <Link to="/web-sdk/getting-started">Getting started with the Web SDK</Link>
      </p>
    </section>
  );
}
